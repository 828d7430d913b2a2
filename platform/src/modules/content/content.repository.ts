import type { Insertable, Selectable } from 'kysely';

import type { Db, Trx } from '../../kernel';
import type {
  ContentComponentRow,
  ContentPageRow,
  ContentPlacementRow,
  ContentTables,
  Crumb,
  PageSeo,
} from './content.tables';

const tables = (db: Db | Trx) => db.withTables<ContentTables>();

/** A page as stored. */
export interface StoredPage {
  id: string;
  locale: string;
  type: string;
  externalId: string;
  path: string;
  seo: PageSeo;
  breadcrumb: Crumb[];
  validFrom: Date | null;
  validTo: Date | null;
}

/** A component as stored. */
export interface StoredComponent {
  id: string;
  type: string;
  fields: Record<string, unknown>;
  products: string[];
  validFrom: Date | null;
  validTo: Date | null;
}

/** A component where it stands. */
export interface PlacedComponent extends StoredComponent {
  pageId: string;
  placement: string;
}

/** Rows of one content locale. */
export interface ContentRows {
  pages: Insertable<ContentPageRow>[];
  components: Insertable<ContentComponentRow>[];
  placements: Insertable<ContentPlacementRow>[];
}

const pageOf = (row: Selectable<ContentPageRow>): StoredPage => ({
  id: row.id,
  locale: row.locale,
  type: row.type,
  externalId: row.external_id,
  path: row.path,
  seo: row.seo,
  breadcrumb: row.breadcrumb,
  validFrom: row.valid_from,
  validTo: row.valid_to,
});

const componentOf = (row: Selectable<ContentComponentRow>): StoredComponent => ({
  id: row.id,
  type: row.type,
  fields: row.fields,
  products: row.products,
  validFrom: row.valid_from,
  validTo: row.valid_to,
});

async function inChunks<T>(rows: readonly T[], insert: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += 200) await insert(rows.slice(from, from + 200));
}

/** Replaces everything a content locale holds. */
export async function replaceContent(trx: Trx, locale: string, rows: ContentRows): Promise<void> {
  const db = tables(trx);
  await db.deleteFrom('content_placements').where('locale', '=', locale).execute();
  await db.deleteFrom('content_components').where('locale', '=', locale).execute();
  await db.deleteFrom('content_pages').where('locale', '=', locale).execute();
  await inChunks(rows.pages, (chunk) => db.insertInto('content_pages').values(chunk).execute());
  await inChunks(rows.components, (chunk) => db.insertInto('content_components').values(chunk).execute());
  await inChunks(rows.placements, (chunk) => db.insertInto('content_placements').values(chunk).execute());
}

/** A page by its id or its path. */
export async function findPage(db: Db, locale: string, idOrPath: string): Promise<StoredPage | null> {
  const path = idOrPath.startsWith('/') ? idOrPath : `/${idOrPath}`;
  const row = await tables(db)
    .selectFrom('content_pages')
    .selectAll()
    .where('locale', '=', locale)
    .where((where) => where.or([where('id', '=', idOrPath), where('path', '=', path)]))
    .executeTakeFirst();
  return row ? pageOf(row) : null;
}

/** A page by the commerce id it belongs to. */
export async function findPageByExternalId(db: Db, locale: string, externalId: string): Promise<StoredPage | null> {
  const row = await tables(db)
    .selectFrom('content_pages')
    .selectAll()
    .where('locale', '=', locale)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row ? pageOf(row) : null;
}

/** Components on some pages of a locale, in the order they stand. */
export async function componentsOn(db: Db, locale: string, pageIds: readonly string[]): Promise<PlacedComponent[]> {
  if (pageIds.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('content_placements as placement')
    .innerJoin('content_components as component', (join) =>
      join.onRef('component.id', '=', 'placement.component_id').onRef('component.locale', '=', 'placement.locale'),
    )
    .selectAll('component')
    .select(['placement.page_id', 'placement.placement', 'placement.position'])
    .where('placement.locale', '=', locale)
    .where('placement.page_id', 'in', pageIds)
    .orderBy('placement.page_id')
    .orderBy('placement.position')
    .execute();
  return rows.map((row) => ({ ...componentOf(row), pageId: row.page_id, placement: row.placement }));
}

/** Every component of a locale that stands in one of the placements, on any page. */
export async function componentsIn(db: Db, locale: string, placements: readonly string[]): Promise<PlacedComponent[]> {
  if (placements.length === 0) return [];
  const pages = await tables(db)
    .selectFrom('content_placements')
    .select('page_id')
    .distinct()
    .where('locale', '=', locale)
    .where('placement', 'in', placements)
    .execute();
  const found = await componentsOn(
    db,
    locale,
    pages.map((row) => row.page_id),
  );
  return found.filter((component) => placements.includes(component.placement));
}

/** One component by its id. */
export async function findComponent(db: Db, locale: string, id: string): Promise<StoredComponent | null> {
  const row = await tables(db)
    .selectFrom('content_components')
    .selectAll()
    .where('locale', '=', locale)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? componentOf(row) : null;
}

/** Components that stand in a placement on any page, in their order there, and the one that has the name as its id. */
export async function componentsNamed(db: Db, locale: string, name: string, limit: number): Promise<StoredComponent[]> {
  const rows = await tables(db)
    .selectFrom('content_components as component')
    .leftJoin(
      (from) =>
        from
          .selectFrom('content_placements')
          .select(['component_id', (of) => of.fn.min('position').as('position')])
          .where('locale', '=', locale)
          .where('placement', '=', name)
          .groupBy('component_id')
          .as('spot'),
      (join) => join.onRef('spot.component_id', '=', 'component.id'),
    )
    .selectAll('component')
    .where('component.locale', '=', locale)
    .where((where) => where.or([where('spot.component_id', 'is not', null), where('component.id', '=', name)]))
    .orderBy('spot.position')
    .orderBy('component.id')
    .limit(limit)
    .execute();
  return rows.map(componentOf);
}
