import { CONTRACT_VERSION } from '@sightline/shared-lib/contracts';

import { shopOrigin } from '../cli/shopOrigin';

const LIMIT_MS = 2_000;

/** Contract of the shells that run at SHOP_ORIGIN; the sources' own where no shop answers. */
export async function runningContract(): Promise<number> {
  try {
    const answer = await fetch(`${shopOrigin()}/readyz`, { signal: AbortSignal.timeout(LIMIT_MS) });
    const { contract } = (await answer.json()) as { readonly contract?: unknown };
    return typeof contract === 'number' ? contract : CONTRACT_VERSION;
  } catch {
    console.warn(`No shop answers at ${shopOrigin()}: contract ${CONTRACT_VERSION} of these sources counts.`);
    return CONTRACT_VERSION;
  }
}
