import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRepository } from '../webpack/paths';

/** What stays where it is when writing runs from right to left: named sides, four values with another left than right, moves along the line. */
const FIXED = [
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /^\s*(?:left|right):/,
  /\btext-align: (?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /^\s*(?:padding|margin|inset): ([^\s(]+) ([^\s(]+) ([^\s(]+) (?!\2;)[^\s(]+;/,
  /\btranslateX\((?!calc\(.*--forward)/,
  /\btranslate: (?!calc\(.*--forward)[^;]*-50%/,
];

const isFixed = (line: string) => FIXED.some((pattern) => pattern.test(line));

const kit = ['ui', 'forms'].flatMap((part) =>
  readdirSync(inRepository('shared-lib/src', part), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
    .map((file) => join('shared-lib/src', part, file)),
);

describe('a style of the kit', () => {
  it('goes by the direction of writing: start and end, never left and right [FED-06]', () => {
    expect(kit.length).toBeGreaterThan(0);
    const lines = kit.flatMap((file) =>
      readFileSync(inRepository(file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`.slice(0, isFixed(line) ? undefined : 0)),
    );
    expect(lines.filter(Boolean)).toEqual([]);
  });

  it.each([
    '  margin-left: -1px;',
    '    right: 12px;',
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
