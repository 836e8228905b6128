import { databaseAlone, emptyDatabase } from '../postgres/alone.ts';
import { isDatabaseUrl } from '../postgres/database-url.ts';
import { emptyFile, fileAlone } from '../sqlite/alone.ts';
import { StoreFault } from '../store.ts';
import { type Content, type Filling, pour, type Summary, summarise } from './content.ts';

/** What was moved, and what the one who runs the house should know about how it was found. */
export interface Moved {
  readonly summary: Summary;
  readonly remarks: readonly string[];
}

/** A house that nobody else uses. */
export interface Alone {
  readonly content: Content;
  readonly remarks: readonly string[];
  close(): Promise<void>;
}

/** A place where there is no house yet, and where there is one when `fill` has returned: whole, or not at all. */
export interface Empty {
  fill(work: (filling: Filling) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const openAlone = (place: string): Promise<Alone> => (isDatabaseUrl(place) ? databaseAlone(place) : fileAlone(place));
const openEmpty = (place: string): Promise<Empty> => (isDatabaseUrl(place) ? emptyDatabase(place) : emptyFile(place));

/** Copies a house to an empty place, and is done when what stands there is the same to the last byte. The old one stays as it is. */
export const moveHouse = async (from: string, to: string): Promise<Moved> => {
  const source = await openAlone(from);
  try {
    const target = await openEmpty(to);
    try {
      const summary = await summarise(source.content);
      await target.fill(async (filling) => {
        await pour(source.content, filling);
        const there = await summarise(filling.content);
        if (there.digest !== summary.digest) {
          throw new StoreFault(
            `what was moved is not what it was: ${JSON.stringify(summary)} became ${JSON.stringify(there)}; nothing is changed`,
          );
        }
      });
      return { summary, remarks: source.remarks };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};
