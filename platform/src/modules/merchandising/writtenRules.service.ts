import { isDeepStrictEqual } from 'node:util';

import { inTransaction, invalidInput } from '../../kernel';
import type { Clock, Db } from '../../kernel';
import type { SearchLocale } from '../../search';
import { limitReached, LIMITS } from '../limits';
import {
  countRules,
  insertChanges,
  insertPublication,
  insertRule,
  listRules,
  raiseVersion,
  writeThrough,
  written,
} from './merchandising.repository';
import type { RuleRow } from './merchandising.repository';
import type { RuleContent } from './ruleContent.domain';

/** What is written about the rules of a locale, or about its synonyms, without a draft. */
export interface RulesWriting {
  readonly locale: SearchLocale;
  readonly kind: RuleContent['kind'];
  readonly author: string;
  /** What each name says from now on; nothing takes it away. */
  readonly contents: ReadonlyMap<string, readonly RuleContent[]>;
  /** Whether all others of the kind go. */
  readonly replacing: boolean;
}

/** What a rule is known by outside: what it was written as, or its own number. */
export function nameOf({ rule_id: ruleId, written_as: name }: Pick<RuleRow, 'rule_id' | 'written_as'>): string {
  return name ?? ruleId;
}

/**
 * Writes rules so that they count when the transaction ends: one publication, which the page shows and takes back like any other. Drafts of
 * other rules stay drafts.
 */
export async function writeRules(db: Db, clock: Clock, { locale, kind, author, contents, replacing }: RulesWriting) {
  await inTransaction(db, async (trx) => {
    await raiseVersion(trx);
    const now = clock.now();
    const rows = (await listRules(trx, locale)).filter(({ draft, published }) => (draft ?? published)?.kind === kind);
    const known = new Map<string, RuleRow[]>();
    for (const row of rows) known.set(nameOf(row), [...(known.get(nameOf(row)) ?? []), row]);
    const wanted = new Map(contents);
    if (replacing) for (const name of known.keys()) if (!wanted.has(name)) wanted.set(name, []);
    let publicationId: string | undefined;
    const note = async (ruleId: string, before: RuleContent | null, after: RuleContent | null): Promise<void> => {
      publicationId ??= await insertPublication(trx, { locale, author, published_at: now, undoes: null });
      const facts = { rule_id: ruleId, locale, publication_id: publicationId, author, changed_at: now };
      await insertChanges(trx, [{ ...facts, action: 'published', before: written(before), after: written(after) }]);
    };
    for (const [name, said] of wanted) {
      const own = known.get(name) ?? [];
      // The page gives numbers to its own.
      if (own.length === 0 && /^\d+$/.test(name))
        throw invalidInput('objectID', 'A number is the name of a rule of the merchandisers.');
      for (const [place, row] of own.entries()) {
        const content = said[place] ?? null;
        if (isDeepStrictEqual([row.draft, row.published], [content, content])) continue;
        await writeThrough(trx, row, content, { author, now });
        await note(row.rule_id, row.published, content);
      }
      for (const content of said.slice(own.length)) {
        const row = { locale, written_as: name, draft: written(content), published: written(content) };
        const ruleId = await insertRule(trx, { ...row, revision: 1, changed_by: author, changed_at: now });
        await note(ruleId, null, content);
      }
    }
    if ((await countRules(trx, locale)) > LIMITS.searchRulesOfALocale) throw limitReached('searchRulesOfALocale');
  });
}
