import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';

import { lensSchema, toLensesData, type LensesData } from './lensesData';

/** A configured lens by its id (contract 30). */
export async function readLensesData(
  client: PlatformClient,
  input: { readonly rxLensId: string },
  options: CallOptions = {},
): Promise<LensesData> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/rox/lensesData/{rxLensId}',
    pathParams: { rxLensId: input.rxLensId },
    ...options,
  });
  return toLensesData(decode(lensSchema, answer, 'readLensesData'));
}
