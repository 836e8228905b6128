import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

const faces = [...css.matchAll(/@font-face \{(.*?)\}/gs)].map(([, face]) => {
  const [, package_, subset] = /url\("@fontsource-variable\/(.*?)\/files\/\1-(latin(?:-ext)?)-wght/.exec(face!)!;
  const [, range] = /unicode-range:([^;]+);/.exec(face!)!;
  return { package_: package_!, subset: subset!, range: range!.replaceAll(/\s/g, '') };
});

const holds = (range: string, letter: string): boolean =>
  range.split(',').some((part) => {
    const [first, last = first] = part.slice(2).split('-');
    const point = letter.codePointAt(0)!;
    return Number.parseInt(first!, 16) <= point && point <= Number.parseInt(last!, 16);
  });

const rangeOf = (subset: string): string => faces.find((face) => face.subset === subset)!.range;

/** Signs that none of our fonts has, and every system does. */
const OF_THE_SYSTEM = '←→✓✗';

/** Everything somebody may read that is not plain ASCII, and where it is. */
const written = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const files = globSync(
    ['apps/web/{src/**/*.{ts,tsx,md},index.html}', 'games/*/src/**/*.ts', 'packages/{kernel,protocol}/src/*.ts'],
    {
      cwd: ROOT,
      exclude: ['**/*.test.*'],
    },
  );
  for (const file of files) {
    const text = readFileSync(`${ROOT}${file}`, 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '');
    for (const letter of text.normalize('NFC')) if (letter > '~') found.set(letter, file);
  }
  return found;
};

describe('our fonts', () => {
  it('are split as their packages split them', () => {
    expect(faces).toHaveLength(6);
    for (const { package_, subset, range } of faces) {
      const ranges = JSON.parse(readFileSync(resolve(`@fontsource-variable/${package_}/unicode.json`), 'utf8'));
      expect(range, `${package_} ${subset}`).toBe(ranges[subset]);
    }
  });

  it('have every sign of our texts in what comes with the first page', () => {
    const texts = written();
    expect(texts.keys()).toContain('ß');
    const missing = [...texts].filter(
      ([letter]) => !holds(rangeOf('latin'), letter) && !OF_THE_SYSTEM.includes(letter),
    );
    expect(missing).toEqual([]);
  });

  it('have those of our neighbours for names', () => {
    const names = 'Łódź Čapek Dvořák Ağrı İstanbul Şişli Győr Űrhajó Țepeș Đurđa Æsir Ørsted Åse';
    const both = `${rangeOf('latin')},${rangeOf('latin-ext')}`;
    expect([...names].filter((letter) => !holds(both, letter))).toEqual([]);
  });
});
