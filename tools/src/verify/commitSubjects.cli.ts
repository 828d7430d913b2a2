import { spawnSync } from 'node:child_process';

import { commandLine } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { LONGEST_SUBJECT, longSubjects } from './commitSubjects';

commandLine(
  `npm run verify checks that subjects of commits have at most ${LONGEST_SUBJECT} characters, from the day the rule came.`,
  {},
);

const RULE_FILE = 'tools/src/verify/commitSubjects.ts';

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: inRepository(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

// A copy without history has nothing to check.
const first = git('log', '--diff-filter=A', '--format=%H', '--', RULE_FILE).split('\n').at(-1) ?? '';
const faults = first === '' ? [] : longSubjects(git('log', '--format=%h %s', `${first}..HEAD`));
for (const fault of faults) console.error(`Longer than ${LONGEST_SUBJECT} characters: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
