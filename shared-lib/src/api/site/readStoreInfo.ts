import type { PlatformClient, SiteContext } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { storeInfoSchema, toSiteContext } from './storeInfoRecord';

/** Site context and store configuration of a locale (SITE-05, SITE-06). */
export async function readStoreInfo(
  client: PlatformClient,
  input: { readonly prefix: string; readonly locale: string },
  options: CallOptions = {},
): Promise<SiteContext> {
  const answer = await client.send({
    surface: 'storeinfo',
    method: 'GET',
    path: '/{prefix}/{locale}',
    pathParams: { prefix: input.prefix, locale: input.locale },
    ...options,
  });
  return toSiteContext(decode(storeInfoSchema, answer, 'readStoreInfo'));
}
