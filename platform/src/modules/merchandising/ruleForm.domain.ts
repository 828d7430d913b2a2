import { contextPath, listingContext } from '@sightline/shared-lib/domain/listing';

import { readJson } from '../../kernel';
import type { RuleCondition, RuleConsequence } from '../../search';
import type { ShopListing } from './shelf';
import type { RuleContent, RuleKind } from './ruleContent.domain';

/** Fields of the form of a rule, as they are typed. */
export const RULE_FIELDS = [
  'words',
  'how',
  'listing',
  'partNumber',
  'place',
  'value',
  'title',
  'text',
  'label',
  'url',
  'phrases',
  'from',
  'data',
] as const;
export type RuleField = (typeof RULE_FIELDS)[number];
export type TypedRule = Readonly<Partial<Record<RuleField, string>>>;

/** What the form may choose from. */
export interface KnownGoods {
  readonly listings: readonly ShopListing[];
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Whether there is such an article. */
  readonly hasArticle: (partNumber: string) => boolean;
}

export type RuleProblems = Readonly<Partial<Record<RuleField, string>>>;
export type RuleReading =
  | { readonly ok: true; readonly content: RuleContent }
  | { readonly ok: false; readonly problems: RuleProblems };

const MOST = { words: 80, title: 80, text: 240, label: 40, phrases: 20, phrase: 60, place: 100, data: 2000 } as const;
/** An address in the shop; another site's begins with two slashes or a scheme. */
const SHOP_PATH = /^\/(?!\/)[\w\-./?=&%+]{0,200}$/;
const SEARCH_PAGE = /^\/search(?:[/?]|$)/;

/** Reads what was typed into the form of a rule; a sentence for each field that cannot be taken. */
export function readRule(kind: RuleKind, typed: TypedRule, known: KnownGoods): RuleReading {
  const problems: Partial<Record<RuleField, string>> = {};
  const of = (field: RuleField): string => (typed[field] ?? '').trim();
  const bounded = (field: RuleField, most: number): string => {
    const text = of(field);
    if (text.length > most) problems[field] = `At most ${most} characters.`;
    return text;
  };
  const content =
    kind === 'synonyms'
      ? readSynonyms(of, problems)
      : ({
          kind: 'steering',
          when: readCondition(kind, of, bounded, known, problems),
          consequence: readConsequence(kind, of, bounded, known, problems),
        } as const);
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, content };
}

type Read = (field: RuleField) => string;
type ReadBounded = (field: RuleField, most: number) => string;
type Problems = Partial<Record<RuleField, string>>;

function readSynonyms(of: Read, problems: Problems): RuleContent {
  const phrases = [
    ...new Set(
      of('phrases')
        .split(/[\n,;]/)
        .map((phrase) => phrase.trim())
        .filter(Boolean),
    ),
  ];
  const from = of('from');
  if (phrases.length > MOST.phrases) problems.phrases = `At most ${MOST.phrases} phrases.`;
  if (phrases.some(({ length }) => length > MOST.phrase))
    problems.phrases = `At most ${MOST.phrase} characters in a phrase.`;
  if (phrases.length < (from === '' ? 2 : 1))
    problems.phrases = from === '' ? 'Name two phrases at least.' : 'Name a phrase to find as well.';
  if (from.length > MOST.phrase) problems.from = `At most ${MOST.phrase} characters.`;
  return { kind: 'synonyms', phrases, from: from === '' ? null : from };
}

function readCondition(
  kind: RuleKind,
  of: Read,
  bounded: ReadBounded,
  { listings }: KnownGoods,
  problems: Problems,
): RuleCondition {
  const words = bounded('words', MOST.words);
  const path = of('listing');
  if (words !== '' && !/[\p{L}\p{N}]/u.test(words)) problems.words = 'Write words or numbers.';
  if (words === '' && path === '')
    problems.words =
      kind === 'redirect'
        ? 'Write the words that are searched.'
        : 'Write the words that are searched, or choose a list.';
  if (words !== '' && path !== '') problems.listing = 'A list is not searched by words: choose one of both.';
  if (path !== '' && !listings.some((listing) => listing.path === path)) problems.listing = 'There is no such list.';
  if (path !== '' && kind === 'redirect') problems.listing = 'Only searches lead elsewhere.';
  return {
    ...(words === ''
      ? {}
      : { words: { text: words, how: of('how') === 'contains' ? ('contains' as const) : ('is' as const) } }),
    ...(path === '' ? {} : { context: listingContext(path) }),
  };
}

function readConsequence(
  kind: Exclude<RuleKind, 'synonyms'>,
  of: Read,
  bounded: ReadBounded,
  known: KnownGoods,
  problems: Problems,
): RuleConsequence {
  if (kind === 'boost') return readBoost(of('value'), known, problems);
  if (kind === 'redirect') return { kind, url: readPath(of('url'), true, problems) };
  if (kind === 'data') return { kind, data: readData(bounded('data', MOST.data), problems) };
  if (kind === 'banner') {
    const title = bounded('title', MOST.title);
    if (title === '') problems.title = 'A banner has a title.';
    const label = bounded('label', MOST.label);
    const url = of('url') === '' && label === '' ? '' : readPath(of('url'), false, problems);
    if (url !== '' && label === '') problems.label = 'Say what the link is called.';
    return { kind, title, text: bounded('text', MOST.text), label, url };
  }
  const partNumber = of('partNumber').toUpperCase();
  if (partNumber === '') problems.partNumber = 'Write the article number.';
  else if (!known.hasArticle(partNumber)) problems.partNumber = 'The shop of this locale has no such article.';
  if (kind === 'hide') return { kind, partNumber };
  const place = Number(of('place'));
  if (!Number.isInteger(place) || place < 1 || place > MOST.place) problems.place = `A place from 1 to ${MOST.place}.`;
  return { kind, partNumber, place };
}

function readBoost(value: string, { values }: KnownGoods, problems: Problems): RuleConsequence {
  const attribute = Object.keys(values).find((name) => value.startsWith(`${name}:`)) ?? '';
  const wanted = value.slice(attribute.length + 1);
  if (attribute === '' || !values[attribute]?.includes(wanted)) problems.value = 'Choose what comes first.';
  return { kind: 'boost', attribute, value: wanted };
}

/** Nothing in it is read here: it must only be what a client can read. */
function readData(typed: string, problems: Problems): Readonly<Record<string, unknown>> {
  const reading = readJson(typed);
  const isObject = reading.ok && typeof reading.value === 'object' && reading.value !== null;
  if (isObject && !Array.isArray(reading.value)) return reading.value as Readonly<Record<string, unknown>>;
  problems.data ??= 'An object in JSON, such as { "look": "summer" }.';
  return {};
}

function readPath(url: string, leadsAway: boolean, problems: Problems): string {
  if (!SHOP_PATH.test(url)) problems.url = 'An address in the shop, without the locale, such as /sunglasses.';
  // A search that leads to a search could lead to itself.
  else if (leadsAway && SEARCH_PAGE.test(url))
    problems.url = 'A search cannot lead to the search page: let words stand for others instead.';
  return url;
}

/** A rule as its form shows it. */
export function typedRule(content: RuleContent): TypedRule {
  if (content.kind === 'synonyms') return { phrases: content.phrases.join('\n'), from: content.from ?? '' };
  const { when, consequence } = content;
  const { kind: _, ...said } = consequence;
  const value = consequence.kind === 'boost' ? { value: `${consequence.attribute}:${consequence.value}` } : {};
  return {
    words: when.words?.text ?? '',
    how: when.words?.how ?? 'is',
    listing: when.context === undefined ? '' : contextPath(when.context),
    ...Object.fromEntries(
      Object.entries(said).map(([name, text]) => [
        name,
        typeof text === 'object' ? JSON.stringify(text) : String(text),
      ]),
    ),
    ...value,
  };
}
