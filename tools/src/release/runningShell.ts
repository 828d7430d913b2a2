import { CONTRACT_VERSION, type Agreement } from '@sightline/shared-lib/contracts';

import { shopOrigin } from '../cli/shopOrigin';

const LIMIT_MS = 2_000;

/** What the shells that run say of themselves. */
export interface RunningShell {
  readonly contract: number;
  /** Shells of older tools do not say. */
  readonly agreement?: Agreement;
}

/** The shells that run at an address, SHOP_ORIGIN unless said otherwise; where none answers, the sources' own contract counts. */
export async function runningShell(address = shopOrigin()): Promise<RunningShell> {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(LIMIT_MS) });
    const { contract, agreement } = (await answer.json()) as Partial<RunningShell>;
    return {
      contract: typeof contract === 'number' ? contract : CONTRACT_VERSION,
      ...(agreement ? { agreement } : {}),
    };
  } catch {
    console.warn(`No shop answers at ${address}: contract ${CONTRACT_VERSION} of these sources counts.`);
    return { contract: CONTRACT_VERSION };
  }
}
