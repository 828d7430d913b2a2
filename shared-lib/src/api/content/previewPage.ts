import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { ContentPage } from '../../domain/content/content';
import { decode } from '../wire/decode';
import { pageSchema, toContentPage } from './contentRecord';
import type { PreviewInput } from './previewComponent';

/** One page before it is published; needs a preview token (CMS-02). */
export async function previewPage(
  client: PlatformClient,
  input: PreviewInput,
  options: CallOptions = {},
): Promise<ContentPage> {
  const answer = await client.send({
    surface: 'content',
    method: 'GET',
    path: '/preview/page/{id}',
    pathParams: { id: input.id },
    query: { previewDate: input.previewDate },
    ...options,
  });
  return toContentPage(decode(pageSchema, answer, 'previewPage'));
}
