/** Writes bytes as a `data:` address. */
const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(blob);
  });

const unquoted = (name: string): string => name.trim().replaceAll(/^["']|["']$/g, '');

const familiesIn = (drawing: Element): ReadonlySet<string> => {
  const families = new Set<string>();
  for (const element of [drawing, ...drawing.querySelectorAll<SVGElement>('*')]) {
    const { fontFamily } = (element as SVGElement).style;
    for (const name of fontFamily.split(',')) if (name !== '') families.add(unquoted(name));
  }
  return families;
};

/** The page's own typefaces that a drawing uses, within the file: elsewhere nobody has them. */
export const fontsWithin = async (drawing: Element): Promise<string> => {
  const wanted = familiesIn(drawing);
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href }] : [])),
  );
  const used = faces.flatMap(({ rule, base }) => {
    const family = unquoted(rule.style.getPropertyValue('font-family'));
    const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
    // What few names need is left out: it would be larger than the drawing.
    const isBasic = /U\+0{0,2}-|U\+0000|^$/i.test(rule.style.getPropertyValue('unicode-range'));
    return address !== undefined && wanted.has(family) && isBasic
      ? [{ rule, family, address: new URL(address, base ?? location.href) }]
      : [];
  });
  const written = await Promise.all(
    used.map(async ({ rule, family, address }) => {
      const data = await dataUrl(await (await fetch(address)).blob());
      const { style } = rule;
      return `@font-face{font-family:"${family}";font-style:${style.getPropertyValue('font-style') || 'normal'};font-weight:${style.getPropertyValue('font-weight') || 'normal'};src:url(${data})}`;
    }),
  );
  return written.join('');
};
