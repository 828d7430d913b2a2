import type { DeskShell, ReleaseHealth } from '@sightline/shared-lib/registry';

import { healthOf } from '../releaseCounts';

const ANSWER_LIMIT_MS = 2_000;

/** What one shell says of itself, ready or not. */
async function stateOf(address: string): Promise<DeskShell> {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const { status, contract, revision, unfit } = (await answer.json()) as Omit<DeskShell, 'address'>;
    return { address, ...(status ? { status } : {}), ...defined({ contract, revision, unfit }) };
  } catch (error) {
    return { address, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Shells of older tools leave some of it out. */
const defined = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Facts]?: Exclude<Facts[Name], undefined>;
  };

/** What every shell says of itself and has counted, asked side by side: one that does not answer keeps nobody waiting twice. */
export function askShells(
  addresses: readonly string[],
  token: string,
): Promise<readonly { readonly shell: DeskShell; readonly health: ReleaseHealth }[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const [shell, health] = await Promise.all([stateOf(address), healthOf(address, token).catch(() => ({}))]);
      return { shell, health };
    }),
  );
}
