import type { Language } from '@wunderkammer/kernel';
import type { Plugin } from 'vite';

/** What the hidden buttons are called that close a panel or a menu. In Dutch React Aria calls them “Negeren”, which is: ignore. */
const CLOSE: Readonly<Record<Language, string>> = { nl: 'Sluiten', de: 'Schließen', en: 'Close' };

const WORDS = /\/react-aria\/dist\/private\/intl\/(\w+)\/([a-z]{2})-[A-Z]{2}\.mjs$/;

const isOurs = (language: string): language is Language => Object.hasOwn(CLOSE, language);

/** What React Aria says of its own accord: in our languages only, and where it closes something, in our words. */
export const ariaWords = (): Plugin => ({
  name: 'aria-words',
  transform: {
    filter: { id: WORDS },
    handler: (_code, file) => {
      const [, of, language = ''] = WORDS.exec(file)!;
      if (!isOurs(language)) return { code: 'export default undefined;', map: null };
      if (of !== 'overlays') return null;
      return { code: `export default ${JSON.stringify({ dismiss: CLOSE[language] })};`, map: null };
    },
  },
});
