import { availabilityKey } from '@sightline/shared-lib/domain/product';
import type { AvailabilityStatus } from '@sightline/shared-lib/domain/product';

import type { Clock, Db } from '../../kernel';
import type { InventoryService } from '../inventory';
import { statusOf } from './availability.domain';

/** One colour of a model with the articles it is sold as; the catalogue gives them. */
export interface ColourOfModel {
  modelCode: string;
  colour: string;
  buyable: boolean;
  soldOut: boolean;
  partNumbers: readonly string[];
}

/** What the catalogue tells this module. */
export interface ColourDirectory {
  colours(): Promise<ColourOfModel[]>;
  articles(wanted: { partNumbers: readonly string[] }): Promise<{ partNumber: string }[]>;
}

export interface ColourAvailability {
  available: boolean;
  status: AvailabilityStatus;
}

export interface AvailabilityService {
  /** Null for a code that is not sold. */
  ofArticle(storeId: string, upc: string): Promise<{ upc: string; available: boolean } | null>;
  /** Every colour of every model by its key (CAT-08, CAT-09). */
  ofColours(storeId: string): Promise<Record<string, ColourAvailability>>;
}

/** The file of all colours is worked out at most this often. */
const freshMs = 10_000;

export function createAvailabilityService(
  db: Db,
  clock: Clock,
  inventory: InventoryService,
  directory: ColourDirectory,
): AvailabilityService {
  const files = new Map<string, { at: number; file: Promise<Record<string, ColourAvailability>> }>();

  const workOut = async (storeId: string): Promise<Record<string, ColourAvailability>> => {
    const levels = await inventory.everything(db, storeId);
    const entries = (await directory.colours()).map((one) => {
      const known = one.partNumbers.flatMap((partNumber) => levels.get(partNumber) ?? []);
      const best = known.toSorted((a, b) => b.quantity - a.quantity)[0];
      const status = statusOf({
        buyable: one.buyable,
        soldOut: one.soldOut,
        quantity: best?.quantity ?? 0,
        label: best?.label ?? 'NONE',
      });
      return [
        availabilityKey(one.modelCode, one.colour),
        { available: status.startsWith('Available'), status },
      ] as const;
    });
    return Object.fromEntries(entries);
  };

  return {
    async ofArticle(storeId, upc) {
      const [article] = await directory.articles({ partNumbers: [upc] });
      if (!article) return null;
      const level = (await inventory.stock(db, storeId, [article.partNumber])).get(article.partNumber);
      return { upc, available: (level?.quantity ?? 0) > 0 && level?.label !== 'SOLD OUT' };
    },

    ofColours(storeId) {
      const now = clock.now().getTime();
      const known = files.get(storeId);
      if (known && now - known.at < freshMs) return known.file;
      const file = workOut(storeId);
      files.set(storeId, { at: now, file });
      file.catch(() => files.delete(storeId));
      return file;
    },
  };
}
