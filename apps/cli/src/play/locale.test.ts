import { describe, expect, it } from 'vitest';
import { languageOf } from './locale.ts';

describe('languageOf', () => {
  it.each([
    [{ LANG: 'nl_NL.UTF-8' }, 'nl'],
    [{ LANG: 'de_AT' }, 'de'],
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'fr_FR.UTF-8' }, 'en'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'POSIX' }, 'en'],
    [{ LANG: 'nds_DE' }, 'en'],
    [{}, 'en'],
    [{ LANG: 'nl_NL', LC_MESSAGES: 'de_DE' }, 'de'],
    [{ LANG: 'nl_NL', LC_MESSAGES: 'de_DE', LC_ALL: 'en_US' }, 'en'],
    [{ LANG: 'nl_NL', LC_ALL: '' }, 'nl'],
  ])('reads %o as %s', (environment, language) => {
    expect(languageOf(environment)).toBe(language);
  });
});
