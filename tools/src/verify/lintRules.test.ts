import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inRepository } from '../webpack/paths';

describe('the lint rules of the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What the linter says of one file, as a program of the product. */
  function judge(name: string, text: string): string {
    const file = join(folder, name);
    writeFileSync(file, text);
    const args = ['-c', inRepository('.oxlintrc.json'), '--deny-warnings', '--format', 'unix', file];
    return spawnSync(inRepository('node_modules/.bin/oxlint'), args, { encoding: 'utf8' }).stdout;
  }

  const lines = (count: number) => `${'// why\n\n'.repeat(count / 2 - 1)}// why\nexport const last = 1;\n`;

  it('take a file of 300 lines and refuse a longer one, whatever stands in its lines', () => {
    expect(judge('long.ts', lines(300))).not.toContain('max-lines');
    expect(judge('longer.ts', `${lines(300)}// why\n`)).toContain('max-lines');
  });

  it('refuse any, written or asserted', () => {
    expect(judge('any.ts', 'export const first: any = 1;\n')).toContain('no-explicit-any');
    expect(judge('asserted.ts', 'export const first = JSON.parse("1") as any;\n')).toContain('no-explicit-any');
    expect(judge('unknown.ts', 'export const first: unknown = 1;\n')).not.toContain('no-explicit-any');
  });
});
