/** Sizes in which the text of a booklet may be set, as shares of the usual one, the largest first. */
export const TYPE_SIZES: readonly number[] = [1.2, 1.16, 1.12, 1.08, 1.04, 1, 0.96];

/** A text set in a size, and how high each of its parts then is. */
export interface Setting {
  readonly type: number;
  readonly heights: readonly number[];
}

/**
 * The size in which a text fills its booklet best: the largest that takes no more sheets than the smallest does and leaves
 * the last page free, which is the back cover; if none does, the largest that takes no more sheets. `pages` counts those
 * that a setting takes, the cover among them.
 */
export const bestSetting = (
  settings: readonly Setting[],
  pages: (setting: Setting) => number,
  pagesASheet: number,
): Setting => {
  const all = settings.map((setting) => ({ setting, pages: pages(setting) }));
  const fewest = Math.min(...all.map((one) => one.pages));
  const whole = Math.ceil(fewest / pagesASheet) * pagesASheet;
  const { setting } = all.find((one) => one.pages < whole) ?? all.find((one) => one.pages <= whole)!;
  return setting;
};
