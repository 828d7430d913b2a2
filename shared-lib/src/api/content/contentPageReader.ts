import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { ContentPage } from '../../domain/content/content';
import { decode } from '../wire/decode';
import { pageSchema, toContentPage } from './contentRecord';
import { contentQuery, type ContentInput } from './contentQuery';

type ReadContentPage = (client: PlatformClient, input: ContentInput, options?: CallOptions) => Promise<ContentPage>;

/** An operation that reads one page of published content; they differ in name and path alone (CMS-01). */
export function contentPageReader(operation: string, path: `/${string}`): ReadContentPage {
  return async (client, input, options = {}) => {
    const answer = await client.send({
      surface: 'content',
      method: 'GET',
      path: `/live/{store}/{lang}/{country}${path}`,
      pathParams: { store: input.store, lang: input.lang, country: input.country },
      query: contentQuery(input),
      ...options,
    });
    return toContentPage(decode(pageSchema, answer, operation));
  };
}
