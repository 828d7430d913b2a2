import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { transformSync } from '@swc/core';
import { LANGUAGES } from '@sightline/shared-lib/contracts';

import { problemBook } from './problemBook';
import { withSources } from './serverFailures';
import { wordCheck } from './wordCheck';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is wrong with a working copy', () => {
  it('is kept by place for the page and said in the window, until it is mended [FED-04]', () => {
    const said: string[] = [];
    const file = join(folder, 'mfe-catalog/problems.json');
    const book = problemBook(file, (text) => said.push(text));
    const written = () => JSON.parse(readFileSync(file, 'utf8')) as unknown;
    expect(written()).toEqual([]);
    book.report('types', 'a wrong type');
    book.report('words', 'a missing word');
    expect(written()).toEqual([
      { where: 'types', text: 'a wrong type' },
      { where: 'words', text: 'a missing word' },
    ]);
    book.report('types', '');
    book.report('types', '');
    expect(written()).toEqual([{ where: 'words', text: 'a missing word' }]);
    expect(said).toEqual(['types:\na wrong type', 'words:\na missing word', 'types: mended']);
  });

  it('names texts that a language lacks, and a catalogue that cannot be read [FED-04] [SITE-09]', () => {
    const words = join(folder, 'mfe-catalog/src/i18n');
    mkdirSync(words, { recursive: true });
    const write = (language: string, text: string) => writeFileSync(join(words, `${language}.json`), text);
    for (const language of LANGUAGES) write(language, '{"List.Title":"x"}');
    expect(wordCheck('mfe-catalog', folder)).toBe('');
    write('de', '{}');
    expect(wordCheck('mfe-catalog', folder)).toBe('de: List.Title is missing');
    write('de', '{"List');
    expect(wordCheck('mfe-catalog', folder)).toContain('SyntaxError');
  });

  it('is found in the sources, where a server bundle throws [FED-04]', () => {
    const source = '\n\nexport function page(): never {\n  throw new Error("thrown");\n}';
    const { map } = transformSync(source, { filename: 'src/page.ts', sourceMaps: true, jsc: { target: 'es2022' } });
    const file = join(folder, 'server.cjs.map');
    writeFileSync(file, map ?? '');
    const stack =
      'Error: thrown\n    at page (mfe-catalog@1a2b/server/server.cjs:2:5)\n    at f (/shop/shell/dist/server/server.cjs:1:1)';
    expect(withSources(stack, file)).toMatch(
      /at page \(.*src\/page\.ts:4:\d+\)\n {4}at f \(\/shop\/shell\/dist\/server\/server\.cjs:1:1\)$/,
    );
    expect(withSources(stack, join(folder, 'none.map'))).toBe(stack);
  });
});
