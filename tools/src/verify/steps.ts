import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { inRepository } from '../webpack/paths';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Folder in which it runs; this repository's without one. */
  readonly cwd?: string;
}

const bin = (name: string) => inRepository('node_modules/.bin', name);

/** The guards, fast ones first. */
export const GUARDS: readonly Step[] = [
  { name: 'formatting', command: [bin('oxfmt'), '--check'] },
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings'] },
  {
    name: 'promises and switches',
    command: [bin('oxlint'), '--type-aware', '--deny-warnings', '--config', inRepository('.oxlintrc.types.json')],
  },
  {
    name: 'commit subjects',
    command: [process.execPath, '--import', 'tsx', inRepository('tools/src/verify/commitSubjects.cli.ts')],
  },
  { name: 'workspaces', command: ['npm', 'run', '--silent', 'sherif'] },
  {
    name: 'translations',
    command: [process.execPath, '--import', 'tsx', inRepository('tools/src/verify/translations.cli.ts')],
  },
  { name: 'layers', command: ['npm', 'run', '--silent', 'depcruise'] },
  { name: 'dead code', command: [bin('knip')] },
  {
    // What `npm start` runs may name no package that it does not install.
    name: 'packages of the shop',
    command: [
      bin('knip'),
      '--production',
      '--strict',
      '--include=unlisted',
      `--config=${inRepository('tools/src/verify/shop.knip.json')}`,
    ],
  },
  {
    name: 'unused rules and calls',
    command: [process.execPath, '--import', 'tsx', inRepository('tools/src/liveness/liveness.cli.ts')],
  },
  {
    name: 'rows without a test',
    command: [process.execPath, '--import', 'tsx', inRepository('tools/src/trace/trace.cli.ts'), '--check'],
  },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
];

/** Runs a step with its output shown; true when it passed. */
export function runStep({ name, command, env, cwd = inRepository() }: Step): boolean {
  const started = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  const [file, ...args] = command;
  const { status } = spawnSync(file, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  process.stdout.write(
    `== ${name}: ${status === 0 ? 'ok' : 'failed'} (${((performance.now() - started) / 1000).toFixed(0)} s)\n`,
  );
  return status === 0;
}

/** Runs a step beside others: its output is shown in one piece when it has ended. */
function runBeside({ name, command, env }: Step): Promise<boolean> {
  const started = performance.now();
  const [file, ...args] = command;
  const child = spawn(file, args, { cwd: inRepository(), env: { ...process.env, ...env } });
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      process.stdout.write(`\n== ${name}\n${Buffer.concat(said).toString()}`);
      process.stdout.write(`== ${name}: ${code === 0 ? 'ok' : 'failed'} (${seconds} s)\n`);
      resolve(code === 0);
    });
  });
}

interface Running {
  /** Steps at a time. */
  readonly lanes?: number;
  /** Begin no further step after a failure. */
  readonly endsAtFailure?: boolean;
}

/** Runs steps beside each other, in their order. Answers the names of those that failed. */
export async function runSteps(
  steps: readonly Step[],
  { lanes = availableParallelism(), endsAtFailure = true }: Running = {},
): Promise<readonly string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (await runBeside(step)) continue;
      failed.push(step.name);
      if (endsAtFailure) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return failed;
}
