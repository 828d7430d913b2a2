import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import { EMPTY_VALUES, type PrescriptionValues } from '../../domain/prescription/prescription';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { list, maybe, text } from '../wire/wire';

/** Answers so far to the questions about lenses for a frame, kept for the account's next device (RX-10). */
export interface KeptLensChoice {
  readonly codes: Readonly<Record<string, string>>;
  /** Null while nobody was asked. */
  readonly addOns: readonly string[] | null;
  readonly prescription: 'values' | 'paper' | 'later' | null;
  readonly values: PrescriptionValues | null;
  readonly savedId: string;
  readonly fileIds: readonly string[];
}

const PATH = '/store/{storeId}/rox/choice/{partNumber}';

const answerSchema = v.object({
  choice: v.nullish(
    v.object({
      codes: v.record(v.string(), text),
      addOns: maybe(v.array(text)),
      prescription: maybe(v.picklist(['values', 'paper', 'later'])),
      prescriptionDetails: maybe(v.record(v.string(), text)),
      savedId: text,
      rxFileStorageIds: list(text),
    }),
  ),
});

/** The half-finished choice of a registered shopper for a frame; null for none. */
export async function readLensChoice(
  client: PlatformClient,
  { partNumber }: { readonly partNumber: string },
  options: CallOptions = {},
): Promise<KeptLensChoice | null> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: PATH,
    pathParams: { partNumber },
    ...options,
  });
  const { choice } = decode(answerSchema, answer, 'readLensChoice');
  if (!choice) return null;
  const { prescriptionDetails, rxFileStorageIds, ...said } = choice;
  return {
    ...said,
    fileIds: rxFileStorageIds,
    values: prescriptionDetails && { ...EMPTY_VALUES, ...prescriptionDetails },
  };
}

/** Keeps a half-finished choice in place of the one before; the platform seals it. */
export async function keepLensChoice(
  client: PlatformClient,
  { partNumber, choice }: { readonly partNumber: string; readonly choice: KeptLensChoice },
  options: CallOptions = {},
): Promise<void> {
  const { values, fileIds, codes, addOns, prescription, savedId } = choice;
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: PATH,
    pathParams: { partNumber },
    body: {
      codes,
      addOns,
      prescription,
      savedId,
      rxFileStorageIds: fileIds,
      ...(values ? { prescriptionDetails: values } : {}),
    },
    ...options,
  });
}

/** The choice is made, or given up. */
export async function forgetLensChoice(
  client: PlatformClient,
  { partNumber }: { readonly partNumber: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({ surface: 'commerce', method: 'DELETE', path: PATH, pathParams: { partNumber }, ...options });
}
