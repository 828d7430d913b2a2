import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import * as v from 'valibot';

import type { MenuEntry } from '../../domain/content/content';
import { decode } from '../wire/decode';
import { menuEntrySchema } from './contentRecord';
import { list } from '../wire/wire';
import { contentQuery } from './contentQuery';
import type { ContentInput } from './contentQuery';

/** The service answers the tree itself, or wraps it. */
const answerSchema = v.union([
  v.array(menuEntrySchema),
  v.object({ items: list(menuEntrySchema), children: list(menuEntrySchema) }),
]);

/** Tree of the mega menu, three levels at most (CMS-01). */
export async function readMegaMenu(
  client: PlatformClient,
  input: ContentInput,
  options: CallOptions = {},
): Promise<readonly MenuEntry[]> {
  const answer = await client.send({
    surface: 'content',
    method: 'GET',
    path: '/live/{store}/{lang}/{country}/page/mega-menu',
    pathParams: { store: input.store, lang: input.lang, country: input.country },
    query: contentQuery(input),
    ...options,
  });
  const tree = decode(answerSchema, answer, 'readMegaMenu');
  if (Array.isArray(tree)) return tree;
  return tree.items.length > 0 ? tree.items : tree.children;
}
