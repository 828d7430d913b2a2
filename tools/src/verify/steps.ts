import { spawnSync } from 'node:child_process';

import { inRepository } from '../webpack/paths';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
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
    name: 'unused rules and calls',
    command: [process.execPath, '--import', 'tsx', inRepository('tools/src/liveness/liveness.cli.ts')],
  },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
];

/** Runs a step with its output shown; true when it passed. */
export function runStep({ name, command, env }: Step): boolean {
  const started = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  const [file, ...args] = command;
  const { status } = spawnSync(file, args, { cwd: inRepository(), stdio: 'inherit', env: { ...process.env, ...env } });
  process.stdout.write(
    `== ${name}: ${status === 0 ? 'ok' : 'failed'} (${((performance.now() - started) / 1000).toFixed(0)} s)\n`,
  );
  return status === 0;
}
