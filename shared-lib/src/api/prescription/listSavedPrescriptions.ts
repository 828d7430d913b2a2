import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { SavedPrescription } from '../../domain/prescription/storedPrescription';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { list, text } from '../wire/wire';

/** A prescription of an earlier order, with its name and age (RX-04). */
export interface KeptPrescription extends SavedPrescription {
  readonly orderItemId: string;
  readonly nickName: string;
  /** ISO 8601. */
  readonly lastUpdate: string;
}

const pair = v.optional(v.object({ OD: text, OS: text }), { OD: '', OS: '' });

const answerSchema = v.object({
  prescriptions: list(
    v.object({
      orderItemId: text,
      nickName: text,
      rxType: text,
      SPH: pair,
      CYL: pair,
      AX: pair,
      ADD: pair,
      PD: pair,
      lastUpdate: text,
    }),
  ),
});

/** Prescriptions the shopper has used before (RX-04). */
export async function listSavedPrescriptions(
  client: PlatformClient,
  options: CallOptions = {},
): Promise<readonly KeptPrescription[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/prescription/@self',
    ...options,
  });
  return decode(answerSchema, answer, 'listSavedPrescriptions').prescriptions;
}
