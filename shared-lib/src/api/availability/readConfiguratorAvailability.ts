import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { flag, text } from '../wire/wire';

/** Key `<model code>_<colour>` -> whether and how it can be had (CAT-09). */
export type ConfiguratorAvailability = Readonly<
  Record<string, { readonly available: boolean; readonly status: string }>
>;

const answerSchema = v.record(v.string(), v.object({ available: flag, status: text }));

/** The configurator's availability file of a store (CAT-09). */
export async function readConfiguratorAvailability(
  client: PlatformClient,
  input: { readonly storePrefix: string },
  options: CallOptions = {},
): Promise<ConfiguratorAvailability> {
  const answer = await client.send({
    surface: 'configurator',
    method: 'GET',
    path: '/{storePrefix}/availability.json',
    pathParams: { storePrefix: input.storePrefix },
    ...options,
  });
  return decode(answerSchema, answer, 'readConfiguratorAvailability');
}
