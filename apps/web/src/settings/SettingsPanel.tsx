import { LANGUAGES } from '@wunderkammer/kernel';
import { Choice } from '../ui/Choice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { LANGUAGE_NAMES } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { MOTIONS, PACES, SOUNDS, TALKS, TAPS, THEMES, useSettings } from './settings.tsx';

export const SettingsPanel = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => {
  const words = useWords();
  const { language, setLanguage } = useLanguage();
  const { theme, pace, motion, sound, talk, tap, change } = useSettings();
  const { settings } = words;
  return (
    <Panel title={settings.title} isOpen={isOpen} close={close}>
      <Choice
        label={settings.language}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        change={setLanguage}
      />
      <Choice
        label={settings.theme.label}
        value={theme}
        options={THEMES.map((value) => ({ value, label: settings.theme[value] }))}
        change={(value) => change('theme', value)}
      />
      <Choice
        label={settings.pace.label}
        value={pace}
        options={PACES.map((value) => ({ value, label: settings.pace[value] }))}
        change={(value) => change('pace', value)}
      />
      <Choice
        label={settings.motion.label}
        value={motion}
        options={MOTIONS.map((value) => ({ value, label: settings.motion[value] }))}
        change={(value) => change('motion', value)}
      />
      <Choice
        label={settings.sound.label}
        value={sound}
        options={SOUNDS.map((value) => ({ value, label: settings.sound[value] }))}
        change={(value) => change('sound', value)}
      />
      <Choice
        label={settings.talk.label}
        value={talk}
        options={TALKS.map((value) => ({ value, label: settings.talk[value] }))}
        change={(value) => change('talk', value)}
      />
      <Choice
        label={settings.tap.label}
        value={tap}
        options={TAPS.map((value) => ({ value, label: settings.tap[value] }))}
        change={(value) => change('tap', value)}
      />
    </Panel>
  );
};
