import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { rxForm } from './rxForm';
import type { RxFile, RxPatient } from './rxForm';
import { id, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface StoredRxFile {
  readonly rxFileStorageId: string;
  readonly fileName: string;
}

const answerSchema = v.object({ rxFileStorageId: id, fileName: text });

export interface StoreRxFileInput extends RxFile {
  readonly patient?: RxPatient;
  /** The same for the same upload: what is sent again because its answer got lost is kept once. */
  readonly uploadKey?: string;
}

/** Stores a prescription file before it belongs to an order and answers its id (RX-03). */
export async function storeRxFile(
  client: PlatformClient,
  { patient, uploadKey, ...file }: StoreRxFileInput,
  options: CallOptions = {},
): Promise<StoredRxFile> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/prescription/storeRXFile',
    body: rxForm(file, {
      fileName: file.fileName,
      contentType: file.file.type,
      ...patient,
      ...(uploadKey ? { uploadKey } : {}),
    }),
    ...options,
  });
  return decode(answerSchema, answer, 'storeRxFile');
}
