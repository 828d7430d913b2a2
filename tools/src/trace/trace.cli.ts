import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { commandLine } from '../cli/commandLine';
import { unreachedCode } from '../liveness/unreachedCode';
import { inRepository } from '../webpack/paths';

import { readLedger, unprovenRows } from './ledger';
import { namedRows } from './livingTest';

const HELP = `
npm run trace [-- <prefix> ...] [--missing | --check]

Lists the rows of docs/requirements.md with the tests that name them in their titles, e.g. "[CART-05]". A test counts when it reaches
code that a page, a route or a command runs; a row marked with ~ is held by tests of parts alone.
A prefix such as CART limits the list; --missing shows only rows that no such test proves. --check compares them with the list at the end of docs/requirements.md,
which says why, and fails where it does not tell the truth.
`;

const { values, positionals } = commandLine(HELP, {
  missing: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
});

const files = spawnSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.journey.ts'], {
  cwd: inRepository(),
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter(Boolean);

const unreached = unreachedCode();
const proofs = new Map<string, string[]>();
const parts = new Map<string, string[]>();
for (const file of files) {
  const source = readFileSync(inRepository(file), 'utf8');
  const { proved, partsAlone } = namedRows(file, source, unreached);
  for (const row of proved) proofs.set(row, [...(proofs.get(row) ?? []), file]);
  for (const row of partsAlone) parts.set(row, [...(parts.get(row) ?? []), file]);
}

const document = readFileSync(inRepository('docs/requirements.md'), 'utf8');
const rows = readLedger(document).filter(
  ({ id }) => positionals.length === 0 || positionals.some((prefix) => id.startsWith(`${prefix}-`)),
);
const without = rows.filter(({ id }) => !proofs.has(id));
if (values.check) {
  const told = new Set(unprovenRows(document));
  const hidden = without.filter(({ id }) => !told.has(id)).map(({ id }) => `${id} has no living test`);
  const proven = [...told].filter((id) => !without.some((row) => row.id === id)).map((id) => `${id} has a living test`);
  for (const fault of [...hidden, ...proven])
    console.error(`docs/requirements.md, rows without a living test: ${fault}`);
  process.exit(hidden.length + proven.length === 0 ? 0 : 1);
}
for (const { id, text } of values.missing ? without : rows) {
  const found = proofs.get(id);
  const held = parts.get(id);
  if (found) console.log(`  ${id.padEnd(9)} ${found.join(', ')}`);
  else console.log(held ? `~ ${id.padEnd(9)} parts alone: ${held.join(', ')}` : `! ${id.padEnd(9)} ${text}`);
}
const byParts = without.filter(({ id }) => parts.has(id)).length;
console.log(
  `\n${rows.length - without.length} of ${rows.length} rows have a test that reaches the running product; ${byParts} are held by tests of parts alone, ${without.length - byParts} have none.`,
);
