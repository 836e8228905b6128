import type { Language } from '@wunderkammer/kernel';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { nl: 'Nederlands', de: 'Deutsch', en: 'English' };
