import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** Control characters, and marks that turn the direction of a line or are not seen at all. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** A joiner inside an emoji is the one of them that people type on purpose. */
const JOINER = '\u200d';

const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(INVISIBLE, (mark) => (mark === JOINER ? mark : ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** One line of text that people see: cleaned, not empty, of at most so many characters. */
const line = (most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(4 * most)), z.transform(clean)),
    z.string().check(
      z.minLength(1),
      z.refine((text) => [...text].length <= most && !/^\u200d*$/.test(text)),
    ),
  );

/** What somebody is called. */
export const personName = line(LIMITS.name);
/** What somebody says. */
export const chatText = line(LIMITS.chat);
/** What a person adds to the seed: any text, as it is. */
export const entropyText = z.string().check(
  z.maxLength(LIMITS.entropy),
  z.refine((text) => text.isWellFormed()),
);
/** By what a house knows a character of its bots. */
export const characterId = z.string().check(z.regex(/^[a-z]{1,24}$/));
/** What the name of a table looks like, as it stands in its link. */
export const TABLE_ID = /^[0-9A-Za-z]{12}$/;
/** The name of a table. */
export const tableId = z.string().check(z.regex(TABLE_ID));
/** Chosen by the client, different for each thing it asks for; asked twice it is done once. */
export const REQUEST_ID = /^[0-9A-Za-z_-]{1,32}$/;
/** The name of a request. */
export const requestId = z.string().check(z.regex(REQUEST_ID));
