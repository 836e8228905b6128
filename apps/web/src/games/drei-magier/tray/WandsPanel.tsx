import { COLOURS, type Seen, SYMBOLS, type View } from '@wunderkammer/drei-magier/pieces';
import { Wand, type WandFace } from '../pieces/Wand.tsx';
import { useFall } from '../use-fall.ts';
import { wandsShown } from '../wands.ts';
import { useTableWords, type Words } from '../words/index.ts';
import styles from './Tray.module.css';

interface WandsPanelProps {
  readonly view: View;
  readonly event: Seen | undefined;
  readonly before: View | undefined;
  readonly version: number;
  /** The prompt says it already, where there is no room to say it twice. */
  readonly asked: boolean;
}

/** The three wands as they lie, and what they mean. */
export const WandsPanel = ({ view, event, before, version, asked }: WandsPanelProps) => {
  const words = useTableWords();
  const fall = useFall(version);
  const { faces, thrown } = wandsShown(view, event, before);
  return (
    <section className={styles['wands']} aria-label={words.wands.title} data-spot="wands">
      <ul className={styles['wandRow']}>
        {COLOURS.map((colour, index) => {
          const face = faces[index]!;
          const fresh = thrown[index]!;
          return (
            // A fresh key lets it fall anew.
            <li key={fresh ? `${colour} ${version}` : colour} className={styles['wand']}>
              <svg
                viewBox="-68 -23 136 46"
                className={fresh ? styles['falling'] : undefined}
                style={fresh ? fall.wand(index) : undefined}
                aria-hidden="true"
              >
                <Wand colour={colour} face={face} />
              </svg>
              <span
                className={styles['eyes']}
                style={fresh ? fall.after : undefined}
                data-new={fresh}
                aria-hidden="true"
              >
                {face.type === 'notches' ? face.count : ''}
              </span>
              <span className="visually-hidden">{faceText(words, colour, face)}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles['reading']} data-asked={asked}>
        {reading(words, view, faces[0].type !== 'unthrown')}
      </p>
    </section>
  );
};

const faceText = (words: Words, colour: (typeof COLOURS)[number], face: WandFace): string => {
  switch (face.type) {
    case 'notches':
      return words.wands.notches(colour, face.count);
    case 'signs':
      return words.wands.signs(
        colour,
        SYMBOLS.filter((symbol) => symbol !== face.down),
      );
    case 'unthrown':
      return '';
  }
};

/** What the throw that is being played out still allows. */
const reading = ({ wands }: Words, view: View, thrown: boolean): string => {
  const { eyes, spell, duel, player, players, mageMustJump, throwsDue, phase } = view;
  const due = throwsDue > 0 && phase !== 'throwDue' ? ` ${wands.due(throwsDue)}` : '';
  if (spell !== null) return `${wands.seenMost(spell.most)}.${due}`;
  if (eyes === null || duel?.fight != null || player === null) return thrown ? due : wands.unthrown;
  const walk = eyes.walked ? wands.walked : wands.walk(eyes.sum, players[player]!.powerStone);
  const jump = eyes.jumps === 0 ? wands.noJump : eyes.jumped ? wands.jumped : wands.jump(eyes.jumps, mageMustJump);
  return `${walk}, ${jump}.${due}`;
};
