/** Runs in the copy that mutation tests make of a package: test files that ask for an environment get the one that tells which test reaches which mutant. */
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const ASKED = /@jest-environment (node|jsdom)\b/;
const folder = join(process.argv[2], 'src');
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  if (ASKED.test(text))
    writeFileSync(file, text.replace(ASKED, '@jest-environment @stryker-mutator/jest-runner/jest-env/$1'));
}
