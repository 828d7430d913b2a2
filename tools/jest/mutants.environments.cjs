/** Runs in the copy that mutation tests make of a package: every test file asks for the environment that tells which test reaches which mutant. */
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const ASKED = /^\/\*\* @jest-environment (node|jsdom) \*\/\n/;
const folder = join(process.argv[2], 'src');
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const asked = ASKED.exec(text)?.[1] ?? (name.endsWith('.test.ts') ? 'node' : 'jsdom');
  const docblock = `/** @jest-environment @stryker-mutator/jest-runner/jest-env/${asked} */\n`;
  writeFileSync(file, docblock + text.replace(ASKED, ''));
}
