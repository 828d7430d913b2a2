import type { MerchandisingService, Shelf } from '../modules/merchandising';
import { kindOf, readRule, typedRule } from '../modules/merchandising';
import type { RuleContent } from '../modules/merchandising';
import type { RuleDesk, SearchLocale, Writing } from '../search';

/** Who the history names: all who hold the key share it. */
const AUTHOR = 'Search admin key';

/** Rules that calls of the search protocol write, among those of the merchandisers and judged as theirs. */
export function createRuleDesk(
  rules: Pick<MerchandisingService, 'write'>,
  shelf: Shelf,
  /** Makes the search of this process answer by what was written. */
  look: () => Promise<void>,
): RuleDesk {
  const write = async (
    locale: SearchLocale,
    kind: Writing['kind'],
    contents: ReadonlyMap<string, readonly RuleContent[]>,
    replacing: boolean,
  ): Promise<void> => {
    const content = kind === 'synonyms' ? 'synonyms' : 'steering';
    await rules.write({ locale, kind: content, author: AUTHOR, contents, replacing });
    await look();
  };
  return {
    async save(locale, writing, replacing) {
      const contents = contentsOf(writing);
      const problem = await problemOf(shelf, locale, contents);
      if (problem === undefined) await write(locale, writing.kind, contents, replacing);
      return problem;
    },
    remove: (locale, kind, objectID) => write(locale, kind, new Map([[objectID, []]]), false),
  };
}

function contentsOf(writing: Writing): Map<string, RuleContent[]> {
  if (writing.kind === 'synonyms')
    return new Map(
      writing.entries.map(({ objectID, phrases, from = null }) => [objectID, [{ kind: 'synonyms', phrases, from }]]),
    );
  return new Map(
    writing.entries.map(({ objectID, when, consequences }) => [
      objectID,
      consequences.map((consequence): RuleContent => ({ kind: 'steering', when, consequence })),
    ]),
  );
}

/** What the form of the merchandisers would not take either, in a sentence. */
async function problemOf(
  shelf: Shelf,
  locale: SearchLocale,
  contents: ReadonlyMap<string, readonly RuleContent[]>,
): Promise<string | undefined> {
  const typed = [...contents].flatMap(([name, all]) =>
    all.map((content) => ({ name, kind: kindOf(content), typed: typedRule(content) })),
  );
  const articles = [...new Set(typed.flatMap((rule) => rule.typed.partNumber ?? []))];
  const [listings, values, names] = await Promise.all([
    shelf.listings(locale),
    shelf.values(locale),
    shelf.names(locale, articles),
  ]);
  for (const rule of typed) {
    const reading = readRule(rule.kind, rule.typed, { listings, values, hasArticle: (one) => names.has(one) });
    if (!reading.ok) return `${rule.name}: ${Object.values(reading.problems).join(' ')}`;
  }
  return undefined;
}
