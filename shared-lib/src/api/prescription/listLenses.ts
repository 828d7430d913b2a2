import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { list } from '../wire/wire';
import { lensSchema, toLensesData } from './readLensesData';
import type { LensesData } from './readLensesData';

/** Every lens that can be ordered, for the configurator (RX-10). */
export async function listLenses(client: PlatformClient, options: CallOptions = {}): Promise<readonly LensesData[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/rox/lensesData',
    ...options,
  });
  return decode(v.object({ lenses: list(lensSchema) }), answer, 'listLenses').lenses.map(toLensesData);
}
