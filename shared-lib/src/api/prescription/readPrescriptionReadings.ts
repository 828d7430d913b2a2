import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { list, text } from '../wire/wire';

/** One time that somebody opened a prescription; never what it says. */
export interface PrescriptionReading {
  /** `file`, `values` or `saved`. */
  readonly kind: string;
  /** `owner` or `assistant`. */
  readonly reader: string;
  /** Id of the file, line or saved prescription; empty for the list of them. */
  readonly subject: string;
  /** ISO 8601. */
  readonly readTime: string;
}

const answerSchema = v.object({
  readings: list(v.object({ kind: text, reader: text, subject: text, readTime: text })),
});

/** Who opened the shopper's prescriptions, the newest first (RX-06). */
export async function readPrescriptionReadings(
  client: PlatformClient,
  options: CallOptions = {},
): Promise<readonly PrescriptionReading[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/prescription/readings',
    ...options,
  });
  return decode(answerSchema, answer, 'readPrescriptionReadings').readings;
}
