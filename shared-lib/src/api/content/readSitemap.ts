import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { SitemapGroup } from '../../domain/content/content';
import { decode } from '../wire/decode';
import { sitemapSchema } from './contentRecord';
import type { ContentInput } from './contentQuery';

/** Groups of links of the whole site (SEO-03). */
export async function readSitemap(
  client: PlatformClient,
  input: Pick<ContentInput, 'store' | 'lang' | 'country'>,
  options: CallOptions = {},
): Promise<readonly SitemapGroup[]> {
  const answer = await client.send({
    surface: 'content',
    method: 'GET',
    path: '/sitemap/{store}/{lang}/{country}',
    pathParams: { store: input.store, lang: input.lang, country: input.country },
    ...options,
  });
  return decode(sitemapSchema, answer, 'readSitemap').groups;
}
