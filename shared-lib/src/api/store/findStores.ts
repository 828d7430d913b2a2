import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import * as v from 'valibot';

import type { PhysicalStore } from '../../domain/store/store';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { physicalStoreSchema, toPhysicalStore } from './storeRecord';
import { list } from '../wire/wire';

/** A place as coordinates or in words; part numbers or an order narrow to stores that can hand them over. */
export interface FindStoresInput {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly radius?: number;
  readonly radiusUOM?: 'km' | 'mi';
  readonly city?: string;
  readonly zipCode?: string;
  readonly country?: string;
  readonly maxItems?: number;
  /** Only stores with all of these on their shelves. */
  readonly partNumber?: readonly string[];
  readonly orderId?: string;
  /** One store by its id. */
  readonly uniqueId?: string;
}

const answerSchema = v.object({ PhysicalStore: list(physicalStoreSchema) });

/** Physical stores near a place; nothing found is an empty list, however the platform says so (STOR-01, STOR-03). */
export async function findStores(
  client: PlatformClient,
  input: FindStoresInput,
  options: CallOptions = {},
): Promise<readonly PhysicalStore[]> {
  const { uniqueId, ...search } = input;
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/storelocator/filtered/sts',
      query: { siteLevelStoreSearch: false, ...search, physicalStoreId: uniqueId },
      ...options,
    });
    return decode(answerSchema, answer, 'findStores').PhysicalStore.map(toPhysicalStore);
  } catch (error) {
    if (hasStatus(error, 404)) return [];
    throw error;
  }
}
