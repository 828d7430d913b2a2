import type { RemoteName } from '@sightline/shared-lib/contracts';

import { E2E_PORT } from '../shopAddress';

/** Folder with the earlier commit and its builds. */
export const BEFORE = process.env['SKEW_BEFORE'] ?? '';

/** Folder with the last commit, whose contract is broken there. */
export const COPY = process.env['SKEW_COPY'] ?? '';

export const OLDER_SHELL_PORT = E2E_PORT + 120;

export type ShellName = 'shell of now' | 'shell of before';

/** What runs side by side. */
export interface Skewed {
  /** Release of the earlier build of each remote. */
  readonly older: Readonly<Record<RemoteName, string>>;
  readonly shells: Readonly<Record<ShellName, { readonly contract: number; readonly script: string }>>;
}

/** What was started before the first test, as its setup tells every worker. */
export const skewed = () => JSON.parse(process.env['SKEWED'] ?? '{}') as Skewed;
