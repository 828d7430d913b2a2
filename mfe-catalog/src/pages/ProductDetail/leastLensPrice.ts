import { listLenses } from '@sightline/shared-lib/api/prescription';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import { designOf } from '@sightline/shared-lib/domain/lens';
import type { Money } from '@sightline/shared-lib/domain/money';

/** How long an answer is kept: the list of lenses is long, and asked for by every frame. In milliseconds. */
const KEPT_MS = 300_000;

interface Answer {
  readonly until: number;
  readonly price: Promise<Money | null>;
}

const answers = new WeakMap<LoadServices['client'], Answer>();

async function ask(client: LoadServices['client']): Promise<Money | null> {
  try {
    const { lenses } = await listLenses(client, { skipErrorMessage: true });
    const prices = lenses
      .filter(({ rxType }) => designOf(rxType) !== 'plano')
      .map(({ rxDiscountedPrice }) => rxDiscountedPrice);
    return prices.toSorted((a, b) => a.minor - b.minor)[0] ?? null;
  } catch {
    // A price less: the configurator says it again, and whether there are lenses at all.
    answers.delete(client);
    return null;
  }
}

/** What the cheapest lenses with a prescription cost; null while the platform does not say it (RX-10). */
export function leastLensPrice({ client, now }: Pick<LoadServices, 'client' | 'now'>): Promise<Money | null> {
  const known = answers.get(client);
  if (known && known.until > now) return known.price;
  const price = ask(client);
  answers.set(client, { until: now + KEPT_MS, price });
  return price;
}
