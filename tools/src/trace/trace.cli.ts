import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { commandLine } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { readLedger, rowsNamed } from './ledger';

const HELP = `
npm run trace [-- <prefix> ...] [--missing]

Lists the rows of docs/requirements.md with the tests that name them in their titles, e.g. "[CART-05]".
A prefix such as CART limits the list; --missing shows only rows without a test.
`;

const { values, positionals } = commandLine(HELP, { missing: { type: 'boolean', default: false } });

const files = spawnSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.journey.ts'], {
  cwd: inRepository(),
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter(Boolean);

const proofs = new Map<string, string[]>();
for (const file of files) {
  for (const row of rowsNamed(readFileSync(inRepository(file), 'utf8')))
    proofs.set(row, [...(proofs.get(row) ?? []), file]);
}

const rows = readLedger(readFileSync(inRepository('docs/requirements.md'), 'utf8')).filter(
  ({ id }) => positionals.length === 0 || positionals.some((prefix) => id.startsWith(`${prefix}-`)),
);
const without = rows.filter(({ id }) => !proofs.has(id));
for (const { id, text } of values.missing ? without : rows) {
  const found = proofs.get(id);
  console.log(`${found ? ' ' : '!'} ${id.padEnd(9)} ${found ? found.join(', ') : text}`);
}
console.log(`\n${rows.length - without.length} of ${rows.length} rows have a test.`);
