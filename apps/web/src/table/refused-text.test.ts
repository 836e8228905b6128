import { LANGUAGES } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { knownGame } from '../games/games.ts';
import { refusedText } from './refused-text.ts';

it('says why a rule refuses in the language of the page, with the rule to look up', async () => {
  const said = await Promise.all(
    LANGUAGES.map(async (language) =>
      refusedText(
        { code: 'claim/not-home', rule: 'FS-30' },
        await knownGame('feuersalamander').texts(language),
        language,
      ),
    ),
  );
  expect(said).toEqual([
    { text: 'Je figuur staat niet op zijn startplaats.', rule: 'FS-30' },
    { text: 'Deine Figur steht nicht auf ihrem Startplatz.', rule: 'FS-30' },
    { text: 'Your figure is not on its starting place.', rule: 'FS-30' },
  ]);
});

it('says what came between, where there is no rule to look up', async () => {
  const words = { nl: 'Te laat.', de: 'Zu spät.', en: 'Too late.' };
  expect(refusedText({ words }, await knownGame('drei-magier').texts('de'), 'de')).toEqual({ text: 'Zu spät.' });
});

it('shows the code of a refusal that only a newer house knows', async () => {
  const texts = await knownGame('feuersalamander').texts('nl');
  expect(refusedText({ code: 'new/code', rule: 'FS-99' }, texts, 'nl')).toEqual({ text: 'new/code', rule: 'FS-99' });
});
