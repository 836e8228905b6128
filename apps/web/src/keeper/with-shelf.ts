import type { Shelf } from './shelf.ts';

/** Opens the shelf for as long as something is done with it. It is loaded when it is asked for: no page needs it to be drawn. */
export const withShelf = async <R>(use: (shelf: Shelf) => Promise<R>): Promise<R> => {
  const { Shelf } = await import('./shelf.ts');
  const shelf = await Shelf.open();
  try {
    return await use(shelf);
  } finally {
    shelf.close();
  }
};
