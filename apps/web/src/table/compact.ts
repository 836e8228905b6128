/** As in the style sheets: from here on one's own place is a sheet, and the board has the rest of the screen. */
export const compact = window.matchMedia('(max-width: 860px), (max-height: 520px)');

/** A phone as it is held: the sheet is under the board, and both are narrow. */
export const upright = window.matchMedia('(max-width: 600px) and (max-aspect-ratio: 5/4)');
