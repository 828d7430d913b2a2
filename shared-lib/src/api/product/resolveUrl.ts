import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { list, maybe, text } from '../wire/wire';

/** What a catalogue address stands for (contract 8.6). */
export interface ResolvedUrl {
  readonly token: 'ProductToken' | 'CategoryToken' | 'StaticPagesToken' | 'unknown';
  readonly id: string;
  /** Part number or category identifier. */
  readonly externalId: string;
  readonly pageType: string;
  readonly title: string;
  readonly metaDescription: string;
  /** Site-relative address to go to instead; empty when there is none. */
  readonly redirect: string;
}

const answerSchema = v.object({
  contents: list(
    v.object({
      tokenName: text,
      tokenValue: text,
      tokenExternalValue: text,
      page: maybe(v.object({ title: text, type: text, metaDescription: text, redirect: text })),
    }),
  ),
});

const TOKENS: readonly ResolvedUrl['token'][] = ['ProductToken', 'CategoryToken', 'StaticPagesToken'];

/** Resolves a path in any language's spelling; null when the catalogue does not know it. */
export async function resolveUrl(
  client: PlatformClient,
  input: { readonly identifier: string },
  options: CallOptions = {},
): Promise<ResolvedUrl | null> {
  let answer: unknown;
  try {
    answer = await client.send({
      surface: 'catalogue',
      method: 'GET',
      path: '/api/v2/urls',
      query: { identifier: input.identifier },
      ...options,
    });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
  const [record] = decode(answerSchema, answer, 'resolveUrl').contents;
  if (!record) return null;
  return {
    token: TOKENS.find((token) => token === record.tokenName) ?? 'unknown',
    id: record.tokenValue,
    externalId: record.tokenExternalValue,
    pageType: record.page?.type ?? '',
    title: record.page?.title ?? '',
    metaDescription: record.page?.metaDescription ?? '',
    redirect: record.page?.redirect ?? '',
  };
}
