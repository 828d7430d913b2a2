import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { logAndThrow } from '../client/logAndThrow';
import { decode } from '../wire/decode';
import { list, text } from '../wire/wire';
import { savedSchema, toKept, type KeptPrescription } from './savedRecord';

/** A document the shopper sent, and whose it is. */
export interface PrescriptionPaper {
  readonly rxFileStorageId: string;
  readonly fileName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface KeptPrescriptions {
  /** Saved ones first, the last used on top, then those of earlier orders. */
  readonly prescriptions: readonly KeptPrescription[];
  readonly papers: readonly PrescriptionPaper[];
}

const answerSchema = v.object({
  prescriptions: list(savedSchema),
  files: list(v.object({ rxFileStorageId: text, fileName: text, firstName: text, lastName: text, createdAt: text })),
});

/** Prescriptions the shopper can use again, and documents of theirs (RX-04). A failure is logged and passed on (ERR-04). */
export async function listSavedPrescriptions(
  client: PlatformClient,
  options: CallOptions = {},
): Promise<KeptPrescriptions> {
  const answer = await client
    .send({ surface: 'commerce', method: 'GET', path: '/store/{storeId}/prescription/@self', ...options })
    .catch(logAndThrow('error loading prescriptions'));
  const { prescriptions, files } = decode(answerSchema, answer, 'listSavedPrescriptions');
  return { prescriptions: prescriptions.map(toKept), papers: files };
}
