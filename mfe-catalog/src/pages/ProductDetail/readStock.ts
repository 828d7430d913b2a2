import { readAvailability, readInventory } from '@sightline/shared-lib/api/availability';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import type { DeliveryPromise } from '@sightline/shared-lib/domain/order';
import type { Sku } from '@sightline/shared-lib/domain/product';

/** What is known of one article; pieces are null where nobody counts them. */
interface Level {
  readonly status: string;
  readonly quantity: number | null;
  /** How long the article takes to the door, alone and made with lenses. */
  readonly deliveryPromise?: DeliveryPromise;
  readonly deliveryPromiseWithLenses?: DeliveryPromise;
}

/** Online stock by GTIN; an article that nobody could be asked about is not in it. */
export type Levels = ReadonlyMap<string, Level>;

type StockServices = Pick<LoadServices, 'client' | 'site'>;

const QUIET = { skipErrorMessage: true } as const;

/** Articles that the availability service is asked about one by one: more are no product's sizes. */
const MOST_CODES = 12;

/** A yes or no for each code; an answer without data is an error, and leaves its article unknown (CAT-09). */
async function levelsByCode(codes: readonly string[], { client, site }: StockServices): Promise<Levels> {
  const { storeId } = site;
  const asked = codes.slice(0, MOST_CODES).map((upc) => readAvailability(client, { upc, storeId }, QUIET));
  const answers = await Promise.allSettled(asked);
  return new Map(
    answers.flatMap((answer) => {
      if (answer.status === 'rejected') return [];
      const { upc, available } = answer.value;
      return [[upc, { status: available ? 'Available' : 'Unavailable', quantity: available ? null : 0 }] as const];
    }),
  );
}

/** Stock of a product's articles: the pieces that are counted, else what the availability service says of their codes. */
export async function readStock(
  { items }: { readonly items: readonly Pick<Sku, 'partNumber'>[] },
  services: StockServices,
): Promise<Levels> {
  const partNumbers = items.map(({ partNumber }) => partNumber);
  if (partNumbers.length === 0) return new Map();
  try {
    const levels = await readInventory(services.client, { partNumbers }, QUIET);
    return new Map(levels.map((level) => [level.partNumber, level]));
  } catch {
    return levelsByCode(partNumbers, services);
  }
}
