import type { SynonymRules } from '../engine/synonyms';
import type { Generation } from '../generation';
import type { RuleBook, SynonymSet } from '../rules/rule';
import { type Answer, faultAnswer, type Outcome, readBody, refuse, succeed } from './answer';
import { handleBrowse } from './browseHandler';
import { allProductIndexNames, otherIndexNames, parseIndexName } from './indexName';
import { settingsOf } from './indexSettings';
import type { FindIndex } from './queryHandlers';
import { type Named, ruleRecord, synonymRecord } from './ruleWire';
import { BROWSED } from './searchBounds';

/** The index as its own admin calls see it: everything that an index elsewhere is fed with. */
export interface IndexAdministration {
  /** `GET /1/indexes`. */
  readonly list: () => Answer;
  /** `GET /1/indexes/{index}/settings`. */
  readonly settings: (indexName: string) => Answer;
  /** `POST /1/indexes/{index}/synonyms/search`. */
  readonly synonyms: (indexName: string, body: unknown) => Answer;
  /** `POST /1/indexes/{index}/rules/search`. */
  readonly rules: (indexName: string, body: unknown) => Answer;
  /** `GET /1/indexes/{index}/synonyms/{objectID}`. */
  readonly synonym: (indexName: string, objectID: string) => Answer;
  /** `GET /1/indexes/{index}/rules/{objectID}`. */
  readonly rule: (indexName: string, objectID: string) => Answer;
  /** `POST /1/indexes/{index}/browse`. */
  readonly browse: (indexName: string, body: unknown) => Promise<Answer>;
}

/** Answers the admin calls of one generation of indices. */
export function administrationOf(
  generation: Generation,
  findIndex: FindIndex,
  prefix: string,
  book: RuleBook,
): IndexAdministration {
  const missing = (name: string) => faultAnswer(refuse(404, `Index ${name} does not exist`));
  /** Those of the index itself, and for goods those of the merchandisers. */
  const synonymRecords = (name: string): Named[] => {
    const parsed = parseIndexName(name, prefix);
    const locale = parsed?.kind === 'products' ? parsed.locale : undefined;
    const own = book.synonyms.filter((set) => set.locale === locale);
    const base = locale ? generation.locales.get(locale)?.products : findIndex(name)?.index;
    return [...builtInSynonyms(base?.synonyms.rules ?? []), ...own].map(synonymRecord);
  };
  const ruleRecords = (name: string): Named[] => {
    const parsed = parseIndexName(name, prefix);
    if (parsed?.kind !== 'products') return [];
    const own = book.rules.filter(({ locale }) => locale === parsed.locale);
    const storeId = findIndex(name)?.index.facets.get('storeId')?.values[0] ?? '';
    const ids = [...new Set(own.map(({ id }) => id))];
    return ids.map((objectID) =>
      ruleRecord(
        objectID,
        own.filter(({ id }) => id === objectID),
        storeId,
      ),
    );
  };
  const one = (name: string, records: (name: string) => Named[], objectID: string): Answer => {
    if (!findIndex(name)) return missing(name);
    const record = records(name).find((known) => known.objectID === objectID);
    return record ? { status: 200, body: record } : faultAnswer(refuse(404, 'ObjectID does not exist'));
  };
  return {
    list: () => ({ status: 200, body: { items: listed(generation, findIndex, prefix), nbPages: 1 } }),
    settings(name) {
      const [target, parsed] = [findIndex(name), parseIndexName(name, prefix)];
      return target && parsed ? { status: 200, body: settingsOf(parsed, target.index, prefix) } : missing(name);
    },
    synonyms: (name, body) => (findIndex(name) ? page(synonymRecords(name), body) : missing(name)),
    rules: (name, body) => (findIndex(name) ? page(ruleRecords(name), body) : missing(name)),
    synonym: (name, objectID) => one(name, synonymRecords, objectID),
    rule: (name, objectID) => one(name, ruleRecords, objectID),
    async browse(name, body) {
      const target = findIndex(name);
      return target ? handleBrowse(target, generation.version, body) : missing(name);
    },
  };
}

function listed({ locales }: Generation, findIndex: FindIndex, prefix: string): Record<string, unknown>[] {
  const names = [...locales.keys()].flatMap((locale) => [
    ...allProductIndexNames(prefix, locale),
    ...Object.values(otherIndexNames(prefix, locale)),
  ]);
  return names.flatMap((name) => {
    const target = findIndex(name);
    const primary = /^(.+_)(?:un)?grouped/.exec(name)?.[1];
    const isReplica = primary !== undefined && name !== `${primary}grouped`;
    return target ? [{ name, entries: target.entries(), ...(isReplica && { primary: `${primary}grouped` }) }] : [];
  });
}

/** Synonyms that the index is built with, under ids that stay while the words do. */
function builtInSynonyms(rules: readonly SynonymRules[]): Omit<SynonymSet, 'locale'>[] {
  return rules.flatMap(({ equal, oneWay }) => [
    ...equal.map((phrases) => ({ id: idOf('equal', phrases[0] ?? ''), phrases, from: undefined })),
    ...oneWay.map(({ from, to }) => ({ id: idOf('one-way', from), phrases: to, from })),
  ]);
}

const idOf = (kind: string, text: string): string => `${kind}-${text.replaceAll(/\s+/g, '-')}`;

/** One page of a list that is asked for by `page` and `hitsPerPage`; a search among them is not served. */
function page(all: readonly unknown[], body: unknown): Answer {
  const read = readBody(body);
  if (!read.ok) return faultAnswer(read);
  const places = readPlaces(read.value);
  if (!places.ok) return faultAnswer(places);
  const { number, size } = places.value;
  const hits = all.slice(number * size, (number + 1) * size);
  return { status: 200, body: { hits, nbHits: all.length, page: number, nbPages: Math.ceil(all.length / size) } };
}

function readPlaces(
  body: Readonly<Record<string, unknown>>,
): Outcome<{ readonly number: number; readonly size: number }> {
  const { page: number = 0, hitsPerPage: size = 100, query = '', ...others } = body;
  const [other] = Object.keys(others);
  if (other !== undefined || query !== '') return refuse(400, `The parameter ${other ?? 'query'} is not served here`);
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0)
    return refuse(400, 'page must be an integer');
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 1 || size > BROWSED.asked)
    return refuse(400, `hitsPerPage must be an integer between 1 and ${BROWSED.asked}`);
  return succeed({ number, size });
}
