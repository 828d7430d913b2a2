import type { RuleBanner, RuleCondition, RuleConsequence, SearchRule, SynonymSet } from '../rules/rule';
import type { WrittenRule, WrittenSynonyms } from '../rules/ruleDesk';
import { asObject, type Outcome, refuse, succeed } from './answer';

type Members = Readonly<Record<string, unknown>>;

/** A rule or synonyms that say something which is not served. */
class WireError extends Error {}

const ID = /^[\w\-.:]{1,64}$/;

/** Reads a rule of the protocol; what it says beyond what is served is refused. */
export function readWrittenRule(said: unknown): Outcome<WrittenRule> {
  return reading(() => {
    const rule = members(said, 'A rule', ['objectID', 'conditions', 'consequence', 'description', 'enabled']);
    if (rule['enabled'] === false) throw new WireError('A rule that is not enabled is a draft, which has no call');
    const [condition = {}, other] = list(rule['conditions'], 'conditions');
    if (other !== undefined) throw new WireError('A rule has one condition at most');
    return {
      objectID: idOf(rule['objectID']),
      when: readCondition(condition),
      consequences: readConsequences(rule['consequence']),
    };
  });
}

/** Reads synonyms of the protocol. */
export function readWrittenSynonyms(said: unknown): Outcome<WrittenSynonyms> {
  return reading(() => {
    const { objectID, type, synonyms, input } = members(said, 'Synonyms', ['objectID', 'type', 'synonyms', 'input']);
    const isOneWay = typeof type === 'string' && type.toLowerCase() === 'onewaysynonym';
    if (!isOneWay && type !== 'synonym') throw new WireError('type must be synonym or onewaysynonym');
    const phrases = list(synonyms, 'synonyms').map((phrase) => text(phrase, 'synonyms'));
    return { objectID: idOf(objectID), phrases, from: isOneWay ? text(input, 'input') : undefined };
  });
}

function reading<Value>(read: () => Value): Outcome<Value> {
  try {
    return succeed(read());
  } catch (error) {
    if (error instanceof WireError) return refuse(400, error.message);
    throw error;
  }
}

function readCondition(said: unknown): RuleCondition {
  const { pattern, anchoring, alternatives, context } = members(said, 'A condition', [
    'pattern',
    'anchoring',
    'alternatives',
    'context',
  ]);
  if (alternatives !== undefined && alternatives !== false) throw new WireError('alternatives may only be false');
  const how = anchoring === 'is' || anchoring === 'contains' ? anchoring : undefined;
  if ((pattern === undefined) !== (anchoring === undefined) || (anchoring !== undefined && !how))
    throw new WireError('A pattern comes with an anchoring, is or contains');
  const words: RuleCondition['words'] = how && { text: text(pattern, 'pattern'), how };
  if (words && /[{}]/.test(words.text)) throw new WireError('A pattern has no values of facets in braces');
  return { ...(words && { words }), ...(context !== undefined && { context: text(context, 'context') }) };
}

function readConsequences(said: unknown): readonly RuleConsequence[] {
  const { params, promote, hide, userData, filterPromotes } = members(said, 'A consequence', [
    'params',
    'promote',
    'hide',
    'userData',
    'filterPromotes',
  ]);
  if (filterPromotes === false) throw new WireError('filterPromotes may only be true: pinned goods meet the filters');
  const { optionalFilters, renderingContent } = members(params ?? {}, 'params', [
    'optionalFilters',
    'renderingContent',
  ]);
  const consequences: RuleConsequence[] = [
    ...list(promote, 'promote').flatMap(readPins),
    ...list(hide, 'hide').map((one): RuleConsequence => {
      const { objectID } = members(one, 'hide', ['objectID']);
      return { kind: 'hide', partNumber: partNumberOf(objectID) };
    }),
    ...(typeof optionalFilters === 'string' ? [optionalFilters] : list(optionalFilters, 'optionalFilters')).map(
      readBoost,
    ),
    ...(userData === undefined || userData === null ? [] : [readData(userData)]),
    ...readRedirect(renderingContent),
  ];
  if (consequences.length === 0) throw new WireError('A rule has a consequence that is served');
  return consequences;
}

function readPins(said: unknown): RuleConsequence[] {
  const { objectID, objectIDs, position } = members(said, 'promote', ['objectID', 'objectIDs', 'position']);
  if (typeof position !== 'number' || !Number.isInteger(position) || position < 0)
    throw new WireError('position must be an integer from 0');
  const ids = objectIDs === undefined ? [objectID] : list(objectIDs, 'objectIDs');
  return ids.map((id, further) => ({ kind: 'pin', partNumber: partNumberOf(id), place: position + further + 1 }));
}

function readBoost(said: unknown): RuleConsequence {
  const filter = text(said, 'optionalFilters');
  const [, attribute = '', value = ''] = /^([^:<>]+):([^-<>][^<>]*)$/.exec(filter) ?? [];
  if (attribute === '') throw new WireError('An optional filter of a rule is attribute:value, without a score');
  return { kind: 'boost', attribute, value };
}

/** Words above the goods are a banner; anything else is handed on as it is. */
function readData(said: unknown): RuleConsequence {
  const data = members(said, 'userData');
  const banner = asObject(data['banner']);
  if (!banner || Object.keys(data).length > 1) return { kind: 'data', data };
  const { title = '', text: words = '', label = '', url = '' } = members(banner, 'banner', BANNER);
  const read = (one: unknown): string => (one === '' ? '' : text(one, 'banner'));
  return { kind: 'banner', title: read(title), text: read(words), label: read(label), url: read(url) };
}

const BANNER: readonly (keyof RuleBanner)[] = ['title', 'text', 'label', 'url'];

function readRedirect(said: unknown): RuleConsequence[] {
  if (said === undefined) return [];
  const { redirect } = members(said, 'renderingContent', ['redirect']);
  const { url } = members(redirect, 'redirect', ['url']);
  return [{ kind: 'redirect', url: text(url, 'url') }];
}

function members(said: unknown, what: string, known?: readonly string[]): Members {
  const object = asObject(said);
  if (!object) throw new WireError(`${what} must be an object`);
  const other = known && Object.keys(object).find((name) => !known.includes(name) && object[name] !== undefined);
  if (other !== undefined) throw new WireError(`${what}: ${other.slice(0, 64)} is not served here`);
  return object;
}

function list(said: unknown, what: string): readonly unknown[] {
  if (said === undefined) return [];
  if (!Array.isArray(said) || said.length > 50) throw new WireError(`${what} must be a list of at most 50`);
  return said;
}

function text(said: unknown, what: string): string {
  if (typeof said === 'string' && said !== '' && said.length <= 400) return said;
  throw new WireError(`${what} must be a text of 1 to 400 characters`);
}

function idOf(said: unknown): string {
  const id = text(said, 'objectID');
  if (!ID.test(id)) throw new WireError('objectID must be 1 to 64 letters, digits or _ - . :');
  return id;
}

/** A product's id begins with its part number (section 9.3 of the contract). */
function partNumberOf(said: unknown): string {
  const id = text(said, 'objectID');
  return id.slice(0, Math.max(0, id.lastIndexOf('_'))) || id;
}

/** Something that is known by an id. */
export type Named = Members & { readonly objectID: string };

/** The rules that share an id, as the protocol tells of one. */
export function ruleRecord(objectID: string, rules: readonly SearchRule[], storeId: string): Named {
  const [first] = rules;
  const of = <Kind extends RuleConsequence['kind']>(kind: Kind) =>
    rules.flatMap(({ consequence }) =>
      consequence.kind === kind ? [consequence as Extract<RuleConsequence, { kind: Kind }>] : [],
    );
  const pins = of('pin').map(({ partNumber, place }) => ({
    objectID: `${partNumber}_${storeId}`,
    position: place - 1,
  }));
  const hides = of('hide').map(({ partNumber }) => ({ objectID: `${partNumber}_${storeId}` }));
  const boosts = of('boost').map(({ attribute, value }) => `${attribute}:${value}`);
  const [redirect] = of('redirect');
  const data = [
    ...of('banner').map(({ title, text: words, label, url }) => ({ banner: { title, text: words, label, url } })),
    ...of('data').map((one) => one.data),
  ];
  const params = {
    ...(boosts.length > 0 && { optionalFilters: boosts }),
    ...(redirect && { renderingContent: { redirect: { url: redirect.url } } }),
  };
  const { words, context } = first?.when ?? {};
  return {
    objectID,
    conditions: [{ ...(words && { pattern: words.text, anchoring: words.how }), ...(context && { context }) }],
    consequence: {
      ...(Object.keys(params).length > 0 && { params }),
      ...(pins.length > 0 && { promote: pins }),
      ...(hides.length > 0 && { hide: hides }),
      ...(data[0] && { userData: data[0] }),
    },
    enabled: true,
  };
}

/** Synonyms as the protocol tells of them. */
export function synonymRecord({ id, phrases, from }: Omit<SynonymSet, 'locale'>): Named {
  return from === undefined
    ? { objectID: id, type: 'synonym', synonyms: phrases }
    : { objectID: id, type: 'onewaysynonym', input: from, synonyms: phrases };
}
