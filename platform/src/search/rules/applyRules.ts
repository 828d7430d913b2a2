import { languageOf, type SearchLocale } from '../catalogue';
import { wordsOf } from '../engine/fold';
import { type SearchLanguage, stem } from '../engine/language';
import type { RuleBanner, RuleConsequence, SearchRule } from './rule';

/** What a query says that rules are chosen by. */
export interface RuledQuery {
  readonly query: string;
  readonly contexts: readonly string[];
}

type Of<Kind extends RuleConsequence['kind']> = Extract<RuleConsequence, { readonly kind: Kind }>;

/** What the rules that apply to one query do together. */
export interface RuleEffects {
  /** Ids of the rules. */
  readonly applied: readonly string[];
  readonly pins: readonly Of<'pin'>[];
  readonly hides: readonly Of<'hide'>[];
  readonly boosts: readonly Of<'boost'>[];
  readonly banners: readonly RuleBanner[];
  /** Handed on to who asked. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
  /** Where the query leads instead; the first rule that says so counts. */
  readonly redirect: string | undefined;
}

export const NO_EFFECTS: RuleEffects = {
  applied: [],
  pins: [],
  hides: [],
  boosts: [],
  banners: [],
  data: [],
  redirect: undefined,
};

/** Which rules of a locale apply to a query, and what they do; it reads nothing but what it is given. */
export function applyRules(asked: RuledQuery, locale: SearchLocale, rules: readonly SearchRule[]): RuleEffects {
  const own = rules.filter((rule) => rule.locale === locale);
  if (own.length === 0) return NO_EFFECTS;
  const query = comparable(asked.query, languageOf(locale));
  const applying = own.filter(({ when }) => applies(when, query, asked.contexts, languageOf(locale)));
  if (applying.length === 0) return NO_EFFECTS;
  const of = <Kind extends RuleConsequence['kind']>(kind: Kind): Of<Kind>[] =>
    applying.flatMap(({ consequence }) => (consequence.kind === kind ? [consequence as Of<Kind>] : []));
  return {
    applied: [...new Set(applying.map(({ id }) => id))],
    pins: of('pin'),
    hides: of('hide'),
    boosts: of('boost'),
    banners: of('banner').map(({ title, text, label, url }) => ({ title, text, label, url })),
    data: of('data').map(({ data }) => data),
    redirect: of('redirect')[0]?.url,
  };
}

function applies(
  { words, context }: SearchRule['when'],
  query: string,
  contexts: readonly string[],
  language: SearchLanguage,
): boolean {
  if (context !== undefined && !contexts.includes(context)) return false;
  if (words === undefined) return true;
  const wanted = comparable(words.text, language);
  if (wanted === ' ') return false;
  return words.how === 'is' ? query === wanted : query.includes(wanted);
}

const remembered = new Map<string, string>();
const MOST_REMEMBERED = 4000;

/** Words without case, accents and plurals, each between two spaces: a text that holds another holds whole words of it. */
function comparable(text: string, language: SearchLanguage): string {
  const key = `${language} ${text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const words = wordsOf(text).map((word) => stem(language, word));
  const made = words.length === 0 ? ' ' : ` ${words.join(' ')} `;
  remembered.set(key, made);
  return made;
}
