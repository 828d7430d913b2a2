import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { flag, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface Device {
  readonly deviceId: string;
  readonly name: string;
  readonly type: string;
  /** ISO 8601. */
  readonly lastAccess: string;
  readonly current: boolean;
}

const answerSchema = v.object({
  devices: list(v.object({ deviceId: text, name: text, type: text, lastAccess: text, current: flag })),
});

/** Devices the shopper is signed in on; empty for guests (ACC-06). */
export async function readDevices(client: PlatformClient, options: CallOptions = {}): Promise<readonly Device[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/person/devices',
    ...options,
  });
  return decode(answerSchema, answer, 'readDevices').devices;
}
