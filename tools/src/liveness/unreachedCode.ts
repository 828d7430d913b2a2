import { spawnSync } from 'node:child_process';

import { inRepository } from '../webpack/paths';

/** A name that a file or door exports, or a whole file (`name` is `*`), that no product file reaches. */
export interface UnreachedName {
  readonly file: string;
  readonly name: string;
}

interface KnipIssue {
  readonly file: string;
  readonly files?: readonly unknown[];
  readonly exports?: readonly { readonly name: string }[];
}

/** The shared layers: every name that one of their doors exports has to be reached. What stands in `testing` is for tests. */
const GUARDED = /^shared-lib\/src\/(?!testing\/)/;

/** What of the shared layers knip's JSON report names. @throws SyntaxError when it is no report. */
export function readReport(report: string): UnreachedName[] {
  const { issues } = JSON.parse(report) as { issues: readonly KnipIssue[] };
  return issues
    .filter(({ file }) => GUARDED.test(file))
    .flatMap(({ file, files = [], exports = [] }) => [
      ...(files.length > 0 ? [{ file, name: '*' }] : []),
      ...exports.map(({ name }) => ({ file, name })),
    ]);
}

/** What of the shared layers the entries of shell, remotes, platform and commands do not reach; tests, stories and doors do not count as use. */
export function unreachedCode(): UnreachedName[] {
  const { stdout, stderr } = spawnSync(
    inRepository('node_modules/.bin/knip'),
    ['--production', '--config', inRepository('tools/src/liveness/product.knip.json'), '--reporter', 'json'],
    { cwd: inRepository(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  try {
    return readReport(stdout);
  } catch {
    throw new Error(`knip gave no report.\n${stderr}`);
  }
}
