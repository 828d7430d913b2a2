import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

/** What stays where it is when writing runs from right to left: named sides, four values with another left than right, moves along the line. */
const FIXED = [
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /^\s*(?:left|right): .*;$/,
  /\btext-align: (?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /^\s*(?:padding|margin|inset): ([^\s(]+) ([^\s(]+) ([^\s(]+) (?!\2;)[^\s(]+;/,
  /\btranslateX\((?!calc\(.*--forward)/,
  /\btranslate: (?!calc\(.*--forward)[^;]*-50%/,
];

const isFixed = (line: string) => FIXED.some((pattern) => pattern.test(line));

/** Places in a photograph and on a map, which no direction of writing turns round. */
const PLACES: readonly (readonly [file: string, line: RegExp])[] = [
  ['mfe-prescription/src/manual/measure/measureStyle.ts', /^(?:left|right): |^margin: -22px/],
  ['mfe-store-locator/src/map/mapStyle.ts', /^left: 0;$/],
];

const FOLDERS = ['shared-lib', 'shell', 'host', ...REMOTE_NAMES].map((name) => join(name, 'src'));

const styles = FOLDERS.flatMap((folder) =>
  readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file) && !file.startsWith('testing'))
    .map((file) => join(folder, file)),
);

const fixedLines = (file: string) =>
  readFileSync(inRepository(file), 'utf8')
    .split('\n')
    .filter(isFixed)
    .map((line) => line.trim());

describe('a style', () => {
  it('goes by the direction of writing: start and end, never left and right [FED-06]', () => {
    expect(styles).toEqual(expect.arrayContaining(PLACES.map(([file]) => file)));
    const found = styles.flatMap((file) => {
      const places = PLACES.filter(([name]) => name === file).map(([, line]) => line);
      return fixedLines(file)
        .filter((line) => !places.some((place) => place.test(line)))
        .map((line) => `${file}: ${line}`);
    });
    expect(found).toEqual([]);
  });

  it.each(PLACES)('knows no place that is gone: %s', (file, line) => {
    expect(fixedLines(file).some((one) => line.test(one))).toBe(true);
  });

  it.each([
    '  margin-left: -1px;',
    '    right: 12px;',
    '  left: clamp(8px, 2vw, 16px);',
    '  padding: 16px 20px 16px 18px;',
    '  inset: 0 0 0 auto;',
    '  text-align: left;',
    '    transform: translateX(24px);',
  ])('would be told of %s', (line) => {
    expect(isFixed(line)).toBe(true);
  });

  it.each([
    '  padding: 8px 16px 4px 16px;',
    '  inset: auto 0 0;',
    '  transform: translateX(calc(24px * var(--forward, 1)));',
  ])('may say %s', (line) => {
    expect(isFixed(line)).toBe(false);
  });
});
