import type { PlatformClient } from '../../../contracts';
import type { CallOptions } from '../../client/callOptions';
import type { ContentPage } from '../../../domain/content/content';
import { decode } from '../../wire/decode';
import { pageSchema, toContentPage } from '../../wire/contentRecord';
import { contentQuery } from './contentQuery';
import type { ContentInput } from './contentQuery';

/** Content of a product page; `externalId` is the part number (CMS-01). */
export async function readProductContent(
  client: PlatformClient,
  input: ContentInput,
  options: CallOptions = {},
): Promise<ContentPage> {
  const answer = await client.send({
    surface: 'content',
    method: 'GET',
    path: '/live/{store}/{lang}/{country}/pdp/content',
    pathParams: { store: input.store, lang: input.lang, country: input.country },
    query: contentQuery(input),
    ...options,
  });
  return toContentPage(decode(pageSchema, answer, 'readProductContent'));
}
