/** What a browser says about itself, by which its owner knows it in a list. The first that fits: most claim to be others, too. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|Chromium|\bCriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** "Firefox", "Android": nothing by which one could be told from another of the kind. A program may have neither. */
export interface Device {
  readonly browser?: string;
  readonly system?: string;
}

const first = (kinds: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  kinds.find(([, sign]) => sign.test(text))?.[0];

export const deviceOf = (userAgent = ''): Device => {
  const [browser, system] = [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)];
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
};
