import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { ContentComponent } from '../../domain/content/content';
import { decode } from '../wire/decode';
import { componentSchema, toComponent } from './contentRecord';

export interface PreviewInput {
  readonly id: string;
  /** ISO date-time. */
  readonly previewDate?: string;
}

/** One component before it is published; needs a preview token (CMS-02). */
export async function previewComponent(
  client: PlatformClient,
  input: PreviewInput,
  options: CallOptions = {},
): Promise<ContentComponent> {
  const answer = await client.send({
    surface: 'content',
    method: 'GET',
    path: '/preview/component/{id}',
    pathParams: { id: input.id },
    query: { previewDate: input.previewDate },
    ...options,
  });
  return toComponent(decode(componentSchema, answer, 'previewComponent'));
}
