import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { rxForm } from './rxForm';
import type { RxFile } from './rxForm';
import { id, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface StoredRxFile {
  readonly rxFileStorageId: string;
  readonly fileName: string;
}

const answerSchema = v.object({ rxFileStorageId: id, fileName: text });

/** Stores a prescription file before it belongs to an order and answers its id (RX-03). */
export async function storeRxFile(
  client: PlatformClient,
  input: RxFile,
  options: CallOptions = {},
): Promise<StoredRxFile> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/prescription/storeRXFile',
    body: rxForm(input, { fileName: input.fileName, contentType: input.file.type }),
    ...options,
  });
  return decode(answerSchema, answer, 'storeRxFile');
}
