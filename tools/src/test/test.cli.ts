import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { commandLine } from '../cli/commandLine';
import { GUARDS, runStep, runSteps, type Step } from '../verify/steps';
import { inRepository } from '../webpack/paths';

import { findChromium, findHeadlessShell, missingBrowsers } from './chromium';
import { beginDebian } from './findProgram';
import { forServers } from './groups';
import { missingServer, startPostgres } from './postgres';
import { JEST, writeGroups } from './writtenGroups';

const HELP = `
npm test [-- --only guards|unit|postgres|journeys] [--whole]

Everything that proves the shop: guards, unit tests, the platform's tests on a PostgreSQL server too, builds, and journeys in a
real browser against the running shop.

  --whole       every journey in all its languages, every hostile address; without it some are walked in one, and one of five is asked

  CHROME_PATH   a Chromium in place of the one on the path
  DATABASE_URL  a PostgreSQL server in place of one started for the tests
`;

const { values } = commandLine(HELP, { only: { type: 'string' }, whole: { type: 'boolean', default: false } });
const wants = (part: string) => !values.only || values.only === part;

interface Tally {
  passed: number;
  failed: number;
}

const tally: Tally = { passed: 0, failed: 0 };
const notRun: string[] = [];
const reports = mkdtempSync(join(tmpdir(), 'sightline-test-'));

function count({ passed, failed }: Tally): void {
  tally.passed += passed;
  tally.failed += failed;
}

/** Runs the tests in groups and adds their figures; a run that ends before its report counts as one failure. */
function jest(name: string, args: readonly string[], groups: string, env: Readonly<Record<string, string>> = {}): void {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const command: Step['command'] = [
    process.execPath,
    ...FOR_BRIEF_CODE,
    JEST,
    '--config',
    inRepository('tools/jest/grouped.config.cjs'),
    '--json',
    `--outputFile=${report}`,
    ...args,
    ...WORKERS,
  ];
  const ok = runStep({ name, command, env: { ...env, TEST_GROUPS: groups } });
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      success: boolean;
    };
    count({ passed: numPassedTests, failed: Math.max(numFailedTests, success && ok ? 0 : 1) });
  } catch {
    count({ passed: 0, failed: 1 });
  }
}

/**
 * Tests live briefly and leave much behind: with the usual 16 MB for it a tenth of their time is collecting. V8 optimises what has run for long only,
 * fifteen times as long as usual, and the embedded database's code not at all: compiling what hardly runs again was a tenth to a third of it
 * (CONTRIBUTING.md).
 */
const FOR_BRIEF_CODE = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=128',
  '--interrupt-budget=1000000',
  '--liftoff-only',
];
/** One for every core. */
const WORKERS = ['--maxWorkers=100%'];
/** Tests that open a database: for the others PostgreSQL would only repeat what the unit tests said. */
const onADatabase = ['--findRelatedTests', inRepository('platform/src/testing/testDatabase.ts')];
const ofPlatform = ['--selectProjects', 'platform'];

function journeys(browsers: Readonly<Record<string, string>>): void {
  const report = join(reports, 'journeys.json');
  const ok = runStep({
    name: 'journeys',
    command: [
      inRepository('node_modules/.bin/playwright'),
      'test',
      '--config',
      inRepository('e2e/playwright.config.ts'),
    ],
    env: {
      ...browsers,
      ...(values.whole ? { JOURNEYS: 'whole' } : {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    count({ passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, ok ? 0 : 1) });
  } catch {
    count({ passed: 0, failed: 1 });
  }
}

beginDebian([...(wants('postgres') ? missingServer() : []), ...(wants('journeys') ? missingBrowsers() : [])]);
if (wants('guards')) {
  const failed = await runSteps(GUARDS, { endsAtFailure: false });
  count({ passed: GUARDS.length - failed.length, failed: failed.length });
}
if (wants('unit')) jest('unit tests', [], writeGroups('unit'), values.whole ? { HOSTILE_ADDRESSES: 'all' } : {});

if (wants('postgres')) {
  const server = startPostgres();
  if (server) {
    try {
      const groups = writeGroups('postgres', [...ofPlatform, ...onADatabase], forServers);
      jest('platform on PostgreSQL', ofPlatform, groups, { TEST_DATABASE_URL: server.url });
    } finally {
      server.stop();
    }
  } else notRun.push('the platform on PostgreSQL: set DATABASE_URL or install PostgreSQL');
}

if (wants('journeys')) {
  const chromium = findChromium();
  const shell = chromium ? findHeadlessShell() : null;
  if (chromium) journeys({ CHROME_PATH: chromium, ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}) });
  else notRun.push('the browser journeys: set CHROME_PATH or install Chromium');
}

rmSync(reports, { recursive: true, force: true });
for (const reason of notRun) console.error(`NOT RUN: ${reason}`);
if (process.env['CI'] && notRun.length > 0) tally.failed += notRun.length;
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 ? 1 : 0);
