/** What a person may write into a square, in the order in which it comes up. */
export const PENCILS = ['', 'has', 'not', 'maybe'] as const;
export type Pencil = (typeof PENCILS)[number];

/** What was kept; anything else counts as nothing. */
export const pencilOf = (kept: string | undefined): Pencil => PENCILS.find((pencil) => pencil === kept) ?? '';

export const nextPencil = (pencil: Pencil): Pencil => PENCILS[(PENCILS.indexOf(pencil) + 1) % PENCILS.length]!;
