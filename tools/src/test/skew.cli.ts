import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';

import { commandLine, fail } from '../cli/commandLine';

import { runMatrix } from './matrix';
import { buildThere, checkOut, lastTag } from './previousBuild';

const HELP = `
npm run test:skew [-- --before <commit>] [--all] [--grep <words>]

Builds shell and remotes of an earlier commit in a temporary folder, and buys with combinations of them and of what stands here; then breaks the
contract in a copy of the last commit, in many ways, and looks whether the type check names who would have been hurt. A whole run writes its
tables into docs/skew.md; it takes about half an hour.

  --before <commit>  what stood before (default: the last tag)
  --all              every choice of earlier remotes, not only those in which any two remotes meet in all ways
  --grep <words>     only the tests whose name has these words, for example "mfe-account" or "type check"
  CHROME_PATH        a Chromium in place of the one on the path
`;

// What was checked out is taken away by whoever ends, also when somebody ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { values } = commandLine(HELP, {
  before: { type: 'string' },
  all: { type: 'boolean', default: false },
  grep: { type: 'string' },
});
const before =
  values.before ?? lastTag() ?? fail('Nothing was tagged yet.', 'Say which commit stood before: --before <commit>');
const folder = checkOut(before, 'before');
if (!buildThere(folder, ['shell', ...REMOTE_NAMES])) fail(`${before} cannot be built.`);
runMatrix('skew', values.grep, {
  SKEW_BEFORE: folder,
  SKEW_COMMIT: before,
  SKEW_COPY: checkOut('HEAD', 'copy'),
  ...(values.all ? { SKEW_ALL: '1' } : {}),
});
