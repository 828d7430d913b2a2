import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import * as v from 'valibot';

import type { PhysicalStore } from '../../domain/store/store';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { physicalStoreSchema, toPhysicalStore } from './storeRecord';
import { list } from '../wire/wire';

/** One physical store by its unique id; null when there is none (contract 14.3). */
export async function readStore(
  client: PlatformClient,
  input: { readonly uniqueId: string },
  options: CallOptions = {},
): Promise<PhysicalStore | null> {
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/storelocator/byStoreId/{uniqueId}',
      pathParams: { uniqueId: input.uniqueId },
      ...options,
    });
    const [record] = decode(v.object({ PhysicalStore: list(physicalStoreSchema) }), answer, 'readStore').PhysicalStore;
    return record ? toPhysicalStore(record) : null;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
