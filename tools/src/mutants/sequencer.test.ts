import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface TestFile {
  readonly path: string;
}
const { sort: ordered } = jest.requireActual<{
  prototype: { sort: (tests: readonly TestFile[]) => readonly TestFile[] };
}>('../../jest/mutants.sequencer.cjs').prototype;

describe('the order in which tests are asked about a mutant', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sequencer-'));
  const file = (name: string, text: string): TestFile => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return { path };
  };
  const tests = [
    file('database.test.ts', 'shop = await openTradeApp();'),
    file('rules.test.ts', 'expect(1).toBe(1);'),
    file('tables.test.ts', 'const database = moduleTables(() => migrations, []);'),
    file('words.test.ts', 'const open = opened;'),
  ];
  const names = () => ordered(tests).map(({ path }) => path.slice(folder.length + 1, -'.test.ts'.length));
  afterEach(() => delete process.env['MUTANTS_QUICK']);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('begins with the quick ones, and keeps their order', () => {
    expect(names()).toEqual(['rules', 'words', 'database', 'tables']);
  });

  it('ends with them where quick ones alone are wanted', () => {
    process.env['MUTANTS_QUICK'] = 'true';
    expect(names()).toEqual(['rules', 'words']);
  });
});
