/** Small sounds, made on the spot from a few oscillators and some noise. */
export const SOUND_NAMES = ['wood', 'stone', 'card', 'step', 'good', 'bad', 'yours', 'win', 'end'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** A tone: when it begins, how high, how long, how loud. */
interface Tone {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

/** A knock: filtered noise. */
interface Knock {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly loud: number;
}

interface Score {
  readonly tones?: readonly Tone[];
  readonly knocks?: readonly Knock[];
}

const tone = (at: number, hertz: number, seconds: number, loud = 0.12, wave: OscillatorType = 'sine'): Tone => ({
  at,
  hertz,
  seconds,
  loud,
  wave,
});
const knock = (at: number, hertz: number, seconds: number, loud = 0.3): Knock => ({ at, hertz, seconds, loud });

const SCORES: Readonly<Record<SoundName, Score>> = {
  wood: { knocks: [knock(0, 900, 0.05), knock(0.11, 700, 0.05), knock(0.19, 1100, 0.04, 0.2), knock(0.31, 800, 0.06)] },
  stone: { knocks: [knock(0, 2400, 0.03, 0.35), knock(0.035, 1700, 0.03, 0.2)] },
  card: { knocks: [knock(0, 3800, 0.09, 0.1)] },
  step: { knocks: [knock(0, 420, 0.06, 0.25)] },
  good: { tones: [tone(0, 523.25, 0.18), tone(0.1, 659.25, 0.18), tone(0.2, 783.99, 0.4)] },
  bad: { tones: [tone(0, 233.08, 0.25, 0.12, 'triangle'), tone(0.16, 174.61, 0.45, 0.12, 'triangle')] },
  yours: { tones: [tone(0, 659.25, 0.25, 0.06), tone(0.09, 987.77, 0.4, 0.05)] },
  win: {
    tones: [tone(0, 392, 0.2), tone(0.14, 523.25, 0.2), tone(0.28, 659.25, 0.2), tone(0.42, 783.99, 0.7)],
  },
  end: {
    tones: [tone(0, 392, 0.5, 0.08), tone(0.22, 329.63, 0.5, 0.08), tone(0.44, 261.63, 1, 0.08)],
  },
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Half a second of noise, always the same. */
const noiseOf = (audio: AudioContext): AudioBuffer => {
  if (noise !== undefined) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (state * 48271) % 0x7fffffff;
    samples[index] = state / 0x3fffffff - 1;
  }
  return noise;
};

const fade = (audio: AudioContext, from: number, seconds: number, loud: number): GainNode => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  gain.connect(audio.destination);
  return gain;
};

/** Plays a sound, where the browser can and allows it. */
export const play = (name: SoundName): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume();
  const now = audio.currentTime + 0.01;
  const { tones = [], knocks = [] } = SCORES[name];
  for (const { at, hertz, seconds, loud, wave } of tones) {
    const source = audio.createOscillator();
    source.type = wave;
    source.frequency.value = hertz;
    source.connect(fade(audio, now + at, seconds, loud));
    source.start(now + at);
    source.stop(now + at + seconds);
  }
  for (const { at, hertz, seconds, loud } of knocks) {
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = hertz;
    filter.Q.value = 4;
    source.connect(filter).connect(fade(audio, now + at, seconds, loud));
    source.start(now + at);
    source.stop(now + at + seconds);
  }
};
