import { GUEST_SEGMENT } from '@sightline/shared-lib/domain/price';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';

import { minorUnits, segmentOf } from '../../kernel';
import type { StoreFacts } from '../storeConfig';
import { defaultLangId, languageById } from '../storeConfig';
import type { productsQuery } from './catalogue.schemas';
import type { CatalogueService, Reading } from './catalogue.service';
import { localised } from './dictionary';
import { listProducts } from './listing.domain';
import type { ItemRecord, ProductRecord } from './record.domain';
import type { Snapshot } from './snapshot';

/** Finds products by words; ids in order of relevance. */
export interface ProductFinder {
  find(store: StoreFacts, langId: string, term: string): Promise<readonly string[]>;
}

type ProductsQuery = Static<typeof productsQuery>;

/** Answer of the products call: `contents` is absent when nothing matched (contract 8.1). */
export interface ProductsAnswer {
  contents?: (ProductRecord | ItemRecord)[];
  total: number;
  facets?: object[];
  metaData?: object;
  breadCrumbTrailEntryView?: object[];
  next?: string;
  previous?: string;
}

const defaultLimit = 12;
const publicCache = 'public, max-age=60, stale-while-revalidate=600';

/** How the caller reads: language, segment and form. What a shopper of a segment sees is not for shared caches. */
export async function readingOf(
  request: FastifyRequest,
  reply: FastifyReply,
  store: StoreFacts,
  langId: string | undefined,
  detail: boolean,
): Promise<Reading> {
  const segment = segmentOf(await request.caller());
  reply.header('cache-control', segment === GUEST_SEGMENT ? publicCache : 'private, no-store');
  // A cache that keeps the guests' answer must not give it to a member.
  reply.header('vary', 'WCToken');
  return { store, langId: langId ?? defaultLangId(store), segment, detail };
}

/** Products and items by their numbers. */
export async function lookUp(
  service: CatalogueService,
  wanted: { ids?: readonly string[]; partNumbers?: readonly string[] },
  reading: Reading,
): Promise<ProductsAnswer> {
  const contents = wanted.partNumbers
    ? await service.recordsByPartNumbers(wanted.partNumbers, reading)
    : await service.recordsByIds(wanted.ids ?? [], reading);
  return { ...(contents.length > 0 ? { contents } : {}), total: contents.length, metaData: { price: '1' } };
}

/** A listing by category or by words, with facets. */
export async function list(
  service: CatalogueService,
  finder: ProductFinder,
  query: ProductsQuery,
  reading: Reading,
): Promise<ProductsAnswer> {
  const snapshot = await service.snapshot();
  const { language, now } = await service.view(reading);
  const limit = query.limit ?? defaultLimit;
  const offset = query.offset ?? 0;
  const found = query.searchTerm
    ? await finder.find(reading.store, reading.langId ?? '-1', query.searchTerm)
    : undefined;
  const inPrice = query.minPrice !== undefined && query.maxPrice !== undefined;
  const result = await listProducts(
    snapshot,
    {
      categoryId: query.categoryId,
      found,
      facets: query.facet ?? [],
      facetLimits: limitsOf(query.facetLimit ?? []),
      attributeKeyword: query.attributeKeyword,
      minMinor: inPrice ? minorUnits(query.minPrice ?? 0) : undefined,
      maxMinor: inPrice ? minorUnits(query.maxPrice ?? 0) : undefined,
      orderBy: query.orderBy,
      limit,
      offset,
    },
    { store: reading.store, language, segment: reading.segment, now },
  );
  const contents = await service.recordsByIds(result.ids, reading);
  const trail = query.categoryId ? breadcrumb(snapshot, query.categoryId, languageById(reading.langId).text) : [];
  const address = (start: number): string => `/search/resources/api/v2/products?${queryText(query, start, limit)}`;
  return {
    ...(contents.length > 0 ? { contents } : {}),
    total: result.total,
    facets: result.facets,
    metaData: { price: '1', ...(query.searchTerm ? { spellCheck: [] } : {}) },
    ...(trail.length > 0 ? { breadCrumbTrailEntryView: trail } : {}),
    ...(offset + limit < result.total ? { next: address(offset + limit) } : {}),
    ...(offset > 0 ? { previous: address(Math.max(0, offset - limit)) } : {}),
  };
}

function queryText(query: ProductsQuery, offset: number, limit: number): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name === 'offset' || name === 'limit') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  search.set('limit', String(limit));
  search.set('offset', String(offset));
  return search.toString();
}

/** `name:limit`, -1 for every entry of the facet; the name may hold colons' codes but no colon. */
function limitsOf(texts: readonly string[]): Map<string, number> {
  return new Map(
    texts.flatMap((text): [string, number][] => {
      const match = /^(.+):(-?\d+)$/.exec(text);
      return match?.[1] ? [[match[1], Number(match[2])]] : [];
    }),
  );
}

function breadcrumb(snapshot: Snapshot, categoryId: string, language: string): object[] {
  const trail: object[] = [];
  const { categories } = snapshot.dictionary;
  for (let category = categories.get(categoryId); category; category = categories.get(category.parent_id ?? '')) {
    trail.unshift({
      label: localised(category.names, language),
      type_: 'FACET_ENTRY_CATEGORY',
      value: category.id,
      seo: { href: category.path },
    });
  }
  return trail;
}

/** Keeps the attachments of one usage, such as PDP. */
export function filterAttachments(records: (ProductRecord | ItemRecord)[], usage: string | undefined): void {
  if (!usage) return;
  const keep = (attachment: { usage: string }): boolean => attachment.usage.toUpperCase() === usage.toUpperCase();
  for (const record of records) if (record.attachments) record.attachments = record.attachments.filter(keep);
}
