import { readJson } from '../../kernel';
import type { SearchLocale } from '../catalogue';
import type { RuleDesk, Writing } from '../rules/ruleDesk';
import { type Answer, faultAnswer, type Outcome, refuse, succeed } from './answer';
import { parseIndexName } from './indexName';
import { ParameterError, readFlag } from './parameterReaders';
import { readWrittenRule, readWrittenSynonyms } from './ruleWire';

/** Most rules, or synonyms, that one call writes. */
export const MOST_WRITTEN = 100;

/** What the address of a call says beside the key. */
export type Asked = Readonly<Record<string, unknown>>;
type Kind = Writing['kind'];

/** The protocol's calls that write rules and synonyms. What is written counts when the answer is there. */
export interface RuleWriting {
  /** `PUT /1/indexes/{index}/rules/{objectID}`, and of synonyms. */
  readonly save: (kind: Kind, indexName: string, objectID: string, body: unknown, asked: Asked) => Promise<Answer>;
  /** `POST /1/indexes/{index}/rules/batch`, and of synonyms. */
  readonly saveAll: (kind: Kind, indexName: string, body: unknown, asked: Asked) => Promise<Answer>;
  /** `DELETE /1/indexes/{index}/rules/{objectID}`, and of synonyms. */
  readonly remove: (kind: Kind, indexName: string, objectID: string, asked: Asked) => Promise<Answer>;
  /** `POST /1/indexes/{index}/rules/clear`, and of synonyms. */
  readonly clear: (kind: Kind, indexName: string, asked: Asked) => Promise<Answer>;
}

/** What a batch says in its address to take away all others. */
const REPLACING = { rules: 'clearExistingRules', synonyms: 'replaceExistingSynonyms' } as const;

export function createRuleWriting(desk: RuleDesk, prefix: string, now: () => Date): RuleWriting {
  const written = (more: Readonly<Record<string, unknown>> = {}): Answer => {
    const at = now();
    return { status: 200, body: { taskID: at.getTime(), updatedAt: at.toISOString(), ...more } };
  };
  const keep = async (locale: SearchLocale, writing: Writing, replacing: boolean, more = {}): Promise<Answer> => {
    const problem = await desk.save(locale, writing, replacing);
    return problem === undefined ? written(more) : faultAnswer(refuse(400, problem));
  };
  const answering =
    <Rest extends unknown[]>(run: (locale: SearchLocale, asked: Asked, ...rest: Rest) => Promise<Answer>) =>
    async (name: string, asked: Asked, known: readonly string[], ...rest: Rest): Promise<Answer> => {
      const locale = localeOf(name, prefix);
      if (!locale.ok) return faultAnswer(locale);
      const other = Object.keys(asked).find((one) => one !== 'forwardToReplicas' && !known.includes(one));
      if (other !== undefined)
        return faultAnswer(refuse(400, `The address of this call takes no parameter ${other.slice(0, 64)}`));
      return run(locale.value, asked, ...rest);
    };

  return {
    save: (kind, name, objectID, body, asked) =>
      answering(async (locale) => {
        const read = readOne(kind, body, objectID);
        return read.ok ? keep(locale, read.value, false, { id: objectID }) : faultAnswer(read);
      })(name, asked, []),
    saveAll: (kind, name, body, asked) =>
      answering(async (locale) => {
        const read = readAll(kind, body);
        const replacing = flagOf(asked, REPLACING[kind]);
        if (!read.ok) return faultAnswer(read);
        return replacing.ok ? keep(locale, read.value, replacing.value) : faultAnswer(replacing);
      })(name, asked, [REPLACING[kind]]),
    remove: (kind, name, objectID, asked) =>
      answering(async (locale) => {
        await desk.remove(locale, kind, objectID);
        return written();
      })(name, asked, []),
    clear: (kind, name, asked) => answering((locale) => keep(locale, { kind, entries: [] }, true))(name, asked, []),
  };
}

/** Rules count in all indices of a locale's goods, so they are written by the name of the first. */
function localeOf(name: string, prefix: string): Outcome<SearchLocale> {
  const parsed = parseIndexName(name, prefix);
  if (parsed?.kind === 'products' && parsed.grouped && !parsed.sort) return succeed(parsed.locale);
  if (parsed)
    return refuse(400, `Rules and synonyms are written to ${prefix}_{locale}_grouped, for all indices of its goods`);
  return refuse(404, `Index ${name} does not exist`);
}

function flagOf(asked: Asked, name: string): Outcome<boolean> {
  try {
    return succeed(readFlag(asked, name, false));
  } catch (error) {
    if (error instanceof ParameterError) return refuse(400, error.message);
    throw error;
  }
}

function readOne(kind: Kind, body: unknown, objectID: string): Outcome<Writing> {
  const reading = readJson(typeof body === 'string' ? body : '');
  if (!reading.ok) return refuse(400, reading.message);
  const writing = writingOf(kind, [reading.value]);
  if (writing.ok && writing.value.entries[0]?.objectID !== objectID)
    return refuse(400, 'The objectID of the address and of the body must be the same');
  return writing;
}

function readAll(kind: Kind, body: unknown): Outcome<Writing> {
  const reading = readJson(typeof body === 'string' ? body : '');
  if (!reading.ok) return refuse(400, reading.message);
  if (!Array.isArray(reading.value) || reading.value.length > MOST_WRITTEN)
    return refuse(400, `The request body must be a list of at most ${MOST_WRITTEN}`);
  return writingOf(kind, reading.value);
}

function writingOf(kind: Kind, said: readonly unknown[]): Outcome<Writing> {
  if (kind === 'rules') {
    const entries = allOf(said.map(readWrittenRule));
    return entries.ok ? succeed({ kind, entries: entries.value }) : entries;
  }
  const entries = allOf(said.map(readWrittenSynonyms));
  return entries.ok ? succeed({ kind, entries: entries.value }) : entries;
}

function allOf<Value>(outcomes: readonly Outcome<Value>[]): Outcome<Value[]> {
  const values: Value[] = [];
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    values.push(outcome.value);
  }
  return succeed(values);
}
