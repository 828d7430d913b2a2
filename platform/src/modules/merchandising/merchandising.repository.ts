import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';

import type { Db, Trx } from '../../kernel';
import type { SearchLocale } from '../../search';
import type { ChangeTable, MerchandisingTables, PublicationTable, RuleTable } from './merchandising.tables';
import type { RuleContent } from './ruleContent.domain';

const tables = (db: Db | Trx) => db.withTables<MerchandisingTables>();

export type RuleRow = Selectable<RuleTable>;
export type ChangeRow = Selectable<ChangeTable>;
export type PublicationRow = Selectable<PublicationTable>;

export const written = (content: RuleContent | null): string | null => content && JSON.stringify(content);

const isThere = sql<boolean>`draft is not null or published is not null`;
const isPending = sql<boolean>`draft is distinct from published`;

/** Rules of a locale that are there in a draft or published, in the order in which they came. */
export async function listRules(db: Db | Trx, locale: SearchLocale): Promise<RuleRow[]> {
  return tables(db)
    .selectFrom('merchandising_rules')
    .selectAll()
    .where('locale', '=', locale)
    .where(isThere)
    .orderBy('rule_id')
    .execute();
}

export async function findRule(db: Db | Trx, ruleId: string): Promise<RuleRow | undefined> {
  return tables(db).selectFrom('merchandising_rules').selectAll().where('rule_id', '=', ruleId).executeTakeFirst();
}

export async function countRules(trx: Trx, locale: SearchLocale): Promise<number> {
  const { count } = await tables(trx)
    .selectFrom('merchandising_rules')
    .select(sql<string>`count(*)`.as('count'))
    .where('locale', '=', locale)
    .where(isThere)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertRule(trx: Trx, row: Insertable<RuleTable>): Promise<string> {
  const inserted = await tables(trx)
    .insertInto('merchandising_rules')
    .values(row)
    .returning('rule_id')
    .executeTakeFirstOrThrow();
  return inserted.rule_id;
}

/** Writes a draft over the revision that its author saw; false where another one was written meanwhile. */
export async function writeDraft(
  trx: Trx,
  { ruleId, revision }: { readonly ruleId: string; readonly revision: number },
  draft: RuleContent | null,
  { author, now }: { readonly author: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(trx)
    .updateTable('merchandising_rules')
    .set({ draft: written(draft), revision: revision + 1, changed_by: author, changed_at: now })
    .where('rule_id', '=', ruleId)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Rules of a locale whose draft says something else than what is published. Whoever asks holds the version. */
export async function pendingRules(trx: Trx, locale: SearchLocale): Promise<RuleRow[]> {
  return tables(trx)
    .selectFrom('merchandising_rules')
    .selectAll()
    .where('locale', '=', locale)
    .where(isPending)
    .orderBy('rule_id')
    .forUpdate()
    .execute();
}

/** Writes what a rule says, in its draft and published. */
export async function writeThrough(
  trx: Trx,
  { rule_id: ruleId, revision }: Pick<RuleRow, 'rule_id' | 'revision'>,
  content: RuleContent | null,
  { author, now }: { readonly author: string; readonly now: Date },
): Promise<void> {
  await tables(trx)
    .updateTable('merchandising_rules')
    .set({
      draft: written(content),
      published: written(content),
      revision: revision + 1,
      changed_by: author,
      changed_at: now,
    })
    .where('rule_id', '=', ruleId)
    .execute();
}

export async function setPublished(trx: Trx, ruleId: string, content: RuleContent | null): Promise<void> {
  const rule = tables(trx).updateTable('merchandising_rules').where('rule_id', '=', ruleId);
  await rule.set({ published: written(content) }).execute();
}

/** Takes back what a publication did with a rule; false where it says something else by now. A draft that somebody works on stays. */
export async function restorePublished(trx: Trx, { rule_id: ruleId, before, after }: ChangeRow): Promise<boolean> {
  const [earlier, later] = [written(before), written(after)];
  const { numUpdatedRows } = await tables(trx)
    .updateTable('merchandising_rules')
    .set({
      published: earlier,
      draft: sql`case when draft is distinct from published then draft else ${earlier}::jsonb end`,
      revision: sql`revision + 1`,
    })
    .where('rule_id', '=', ruleId)
    .where(sql<boolean>`published is not distinct from ${later}::jsonb`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Rules that count, of all locales. */
export async function publishedRules(
  db: Db,
): Promise<(Pick<RuleRow, 'rule_id' | 'locale' | 'written_as'> & { published: RuleContent })[]> {
  const rows = await tables(db)
    .selectFrom('merchandising_rules')
    .select(['rule_id', 'locale', 'written_as', 'published'])
    .where('published', 'is not', null)
    .orderBy('rule_id')
    .execute();
  return rows.flatMap(({ published, ...row }) => (published ? [{ ...row, published }] : []));
}

export async function readVersion(db: Db | Trx): Promise<string> {
  const row = await tables(db).selectFrom('merchandising_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** A new version. Publications wait for each other here, so it comes first in their transactions. */
export async function raiseVersion(trx: Trx): Promise<void> {
  await tables(trx)
    .updateTable('merchandising_version')
    .set({ version: sql`version + 1` })
    .execute();
}

export async function insertPublication(trx: Trx, row: Insertable<PublicationTable>): Promise<string> {
  const inserted = await tables(trx)
    .insertInto('merchandising_publications')
    .values(row)
    .returning('publication_id')
    .executeTakeFirstOrThrow();
  return inserted.publication_id;
}

export async function findPublication(db: Db | Trx, publicationId: string): Promise<PublicationRow | undefined> {
  return tables(db)
    .selectFrom('merchandising_publications')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .executeTakeFirst();
}

/** Publications of a locale, the last first. */
export async function listPublications(db: Db, locale: SearchLocale, limit: number): Promise<PublicationRow[]> {
  return tables(db)
    .selectFrom('merchandising_publications')
    .selectAll()
    .where('locale', '=', locale)
    .orderBy('publication_id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertChanges(trx: Trx, rows: readonly Insertable<ChangeTable>[]): Promise<void> {
  if (rows.length > 0) await tables(trx).insertInto('merchandising_changes').values(rows).execute();
}

/** What was done in a locale, the last first. */
export async function listChanges(db: Db, locale: SearchLocale, limit: number): Promise<ChangeRow[]> {
  return tables(db)
    .selectFrom('merchandising_changes')
    .selectAll()
    .where('locale', '=', locale)
    .orderBy('change_id', 'desc')
    .limit(limit)
    .execute();
}

export async function changesOf(db: Db | Trx, publicationId: string): Promise<ChangeRow[]> {
  return tables(db)
    .selectFrom('merchandising_changes')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .orderBy('change_id')
    .execute();
}

/** Forgets what was done before a day, with the names of who did it, and rules that are gone since. */
export async function forgetHistory(db: Db, before: Date): Promise<void> {
  await tables(db).deleteFrom('merchandising_changes').where('changed_at', '<', before).execute();
  await tables(db).deleteFrom('merchandising_publications').where('published_at', '<', before).execute();
  await tables(db)
    .deleteFrom('merchandising_rules')
    .where('changed_at', '<', before)
    .where('draft', 'is', null)
    .where('published', 'is', null)
    .execute();
}
