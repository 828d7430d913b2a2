import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { list, maybe, text } from '../wire/wire';

export interface Category {
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  readonly description: string;
  readonly href: string;
  readonly thumbnail: string;
  readonly children: readonly Category[];
}

export interface CategoryQuery {
  readonly id?: readonly string[];
  readonly identifier?: readonly string[];
  readonly parentCategoryId?: string;
  /** e.g. `11,11`. */
  readonly depthAndLimit?: string;
  readonly contractId?: string;
  readonly catalogId?: string;
  readonly profileName?: string;
}

const entries = {
  id: text,
  uniqueID: text,
  identifier: text,
  name: text,
  description: text,
  thumbnail: text,
  seo: maybe(v.object({ href: text })),
};

interface CategoryRecord extends v.InferOutput<v.ObjectSchema<typeof entries, undefined>> {
  children: CategoryRecord[];
}

const categorySchema: v.GenericSchema<unknown, CategoryRecord> = v.object({
  ...entries,
  children: v.optional(
    v.lazy(() => list(categorySchema)),
    [],
  ),
});

function toCategory(record: CategoryRecord): Category {
  return {
    id: record.id || record.uniqueID,
    identifier: record.identifier,
    name: record.name,
    description: record.description,
    href: record.seo?.href ?? '',
    thumbnail: record.thumbnail,
    children: record.children.map(toCategory),
  };
}

/** Categories by id, identifier or parent (CAT-10). */
export async function listCategories(
  client: PlatformClient,
  input: CategoryQuery = {},
  options: CallOptions = {},
): Promise<readonly Category[]> {
  try {
    const answer = await client.send({
      surface: 'catalogue',
      method: 'GET',
      path: '/api/v2/categories',
      query: { ...input },
      ...options,
    });
    return decode(v.object({ contents: list(categorySchema) }), answer, 'listCategories').contents.map(toCategory);
  } catch (error) {
    if (hasStatus(error, 404)) return [];
    throw error;
  }
}
