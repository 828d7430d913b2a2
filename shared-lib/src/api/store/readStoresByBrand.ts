import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { flag, id, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

/** One country site of a brand. */
export interface BrandStore {
  readonly storeId: string;
  readonly storeIdentifier: string;
  readonly brand: string;
  readonly country: string;
  readonly locale: string;
  readonly defaultLanguageId: string;
  readonly defaultCurrency: string;
  readonly catalogId: string;
  readonly url: string;
  readonly active: boolean;
}

const answerSchema = v.object({
  resultList: list(
    v.object({
      storeId: id,
      storeIdentifier: text,
      brand: text,
      country: text,
      locale: text,
      defaultLanguageId: text,
      defaultCurrency: text,
      catalogId: text,
      url: text,
      active: flag,
    }),
  ),
});

/** Country sites of a brand; empty for an unknown brand (STOR-03, contract 14.2). */
export async function readStoresByBrand(
  client: PlatformClient,
  input: { readonly brand: string },
  options: CallOptions = {},
): Promise<readonly BrandStore[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/0/storeDetailsByBrand',
    query: { brandIdentifier: input.brand },
    ...options,
  });
  return decode(answerSchema, answer, 'readStoresByBrand').resultList;
}
