import { Fault, inTransaction, notFound } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import type { RuleBook, SearchLocale } from '../../search';
import { limitReached, LIMITS } from '../limits';
import type { ChangeAction } from './merchandising.tables';
import {
  changesOf,
  countRules,
  findPublication,
  findRule,
  insertChanges,
  insertPublication,
  insertRule,
  listRules,
  pendingRules,
  publishedRules,
  raiseVersion,
  readVersion,
  restorePublished,
  setPublished,
  writeDraft,
  written,
} from './merchandising.repository';
import type { RuleRow } from './merchandising.repository';
import { bookOf } from './ruleContent.domain';
import type { RuleContent } from './ruleContent.domain';
import { nameOf, writeRules } from './writtenRules.service';
import type { RulesWriting } from './writtenRules.service';

/** Rules that count, and the version that they are. */
export interface PublishedRules {
  readonly version: string;
  readonly book: RuleBook;
}

/** Which rule, as its author saw it. */
export interface SeenRule {
  readonly ruleId: string;
  readonly revision: number;
}

/** 409: somebody else was quicker, and what was meant may be wrong by now. */
const changedMeanwhile = (what: string): Fault =>
  new Fault(409, 'CWXFR0270E', '_ERR_CHANGED_MEANWHILE', `${what} was changed by somebody else meanwhile.`, [what]);

/** Drafts, publications and what takes them back. Nothing of a draft answers a search before it is published. */
export function createMerchandisingService(db: Db, clock: Clock) {
  const note = (trx: Trx, rule: Pick<RuleRow, 'rule_id' | 'locale'>, facts: NotedChange): Promise<void> => {
    const { before, after, publicationId = null, ...rest } = facts;
    return insertChanges(trx, [
      {
        rule_id: rule.rule_id,
        locale: rule.locale,
        publication_id: publicationId,
        changed_at: clock.now(),
        before: written(before),
        after: written(after),
        ...rest,
      },
    ]);
  };

  /** Writes what a draft says from now on. */
  async function redraft(
    seen: SeenRule,
    author: string,
    action: ChangeAction,
    draftOf: (rule: RuleRow) => RuleContent | null,
  ) {
    await inTransaction(db, async (trx) => {
      const rule = await findRule(trx, seen.ruleId);
      if (!rule) throw notFound(seen.ruleId);
      const draft = draftOf(rule);
      const isWritten = await writeDraft(trx, seen, draft, { author, now: clock.now() });
      if (!isWritten) throw changedMeanwhile('The rule');
      await note(trx, rule, { action, author, before: rule.draft, after: draft });
    });
  }

  return {
    async add(locale: SearchLocale, content: RuleContent, author: string): Promise<string> {
      return inTransaction(db, async (trx) => {
        if ((await countRules(trx, locale)) >= LIMITS.searchRulesOfALocale) throw limitReached('searchRulesOfALocale');
        const ruleId = await insertRule(trx, {
          locale,
          draft: written(content),
          published: null,
          revision: 1,
          changed_by: author,
          changed_at: clock.now(),
        });
        await note(trx, { rule_id: ruleId, locale }, { action: 'added', author, before: null, after: content });
        return ruleId;
      });
    },

    change: (seen: SeenRule, content: RuleContent, author: string) => redraft(seen, author, 'changed', () => content),

    /** The next publication takes the rule away; one that was never published is gone at once. */
    remove: (seen: SeenRule, author: string) => redraft(seen, author, 'removed', () => null),

    /** The draft says again what is published. */
    discard: (seen: SeenRule, author: string) => redraft(seen, author, 'discarded', ({ published }) => published),

    /** Makes all drafts of a locale count; answers how many said something new. */
    async publish(locale: SearchLocale, author: string): Promise<number> {
      return inTransaction(db, async (trx) => {
        await raiseVersion(trx);
        const pending = await pendingRules(trx, locale);
        if (pending.length === 0) return 0;
        const publicationId = await insertPublication(trx, { locale, author, published_at: clock.now(), undoes: null });
        for (const rule of pending) {
          await setPublished(trx, rule.rule_id, rule.draft);
          await note(trx, rule, {
            action: 'published',
            author,
            publicationId,
            before: rule.published,
            after: rule.draft,
          });
        }
        return pending.length;
      });
    },

    /** Takes a publication back, with all its rules or not at all; answers the locale. What was published since stands in its way. */
    async undo(publicationId: string, author: string): Promise<SearchLocale> {
      return inTransaction(db, async (trx) => {
        await raiseVersion(trx);
        const publication = await findPublication(trx, publicationId);
        if (!publication) throw notFound(publicationId);
        const { locale } = publication;
        const facts = { locale, author, published_at: clock.now(), undoes: publicationId };
        const undoing = await insertPublication(trx, facts);
        for (const change of await changesOf(trx, publicationId)) {
          if (!(await restorePublished(trx, change))) throw changedMeanwhile('A rule of the publication');
          const { before, after } = change;
          await note(trx, change, {
            action: 'published',
            author,
            publicationId: undoing,
            before: after,
            after: before,
          });
        }
        return locale;
      });
    },

    /** Every rule that counts. */
    async published(): Promise<PublishedRules> {
      // First the version: rules that are newer than it are only read once more.
      const version = await readVersion(db);
      const rows = await publishedRules(db);
      return {
        version,
        book: bookOf(rows.map((row) => ({ id: nameOf(row), locale: row.locale, content: row.published }))),
      };
    },

    /** What would be found after the next publication of a locale. */
    async drafted(locale: SearchLocale): Promise<RuleBook> {
      const rows = await listRules(db, locale);
      return bookOf(rows.flatMap((row) => (row.draft ? [{ id: nameOf(row), locale, content: row.draft }] : [])));
    },

    /** Makes rules count at once, see `writeRules`. */
    write: (writing: RulesWriting) => writeRules(db, clock, writing),

    version: () => readVersion(db),
  };
}

interface NotedChange {
  readonly action: ChangeAction;
  readonly author: string;
  readonly publicationId?: string;
  readonly before: RuleContent | null;
  readonly after: RuleContent | null;
}

export type MerchandisingService = ReturnType<typeof createMerchandisingService>;
