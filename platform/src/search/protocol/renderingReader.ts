import { readJson } from '../../kernel';
import { asObject } from './answer';
import { type FacetOrdering, REMAINING, type ValueOrdering } from './facetOrdering';
import { ParameterError, type RawParameters, readTextsWithin } from './parameterReaders';
import { PARAMETERS } from './searchParameters';

const NAME = 'renderingContent';
const BOUNDS = PARAMETERS[NAME];

type Members = Readonly<Record<string, unknown>>;

/** What a page is told to show, as a query says it; undefined leaves it to the index. */
export function readRendering(raw: RawParameters): FacetOrdering | undefined {
  const said = raw[NAME];
  if (said === undefined || said === null || said === '') return undefined;
  const reading = typeof said === 'string' ? readJson(said) : { ok: true, value: said };
  const content = membersOf(reading.ok && 'value' in reading ? reading.value : undefined, NAME, ['facetOrdering']);
  if (content['facetOrdering'] === undefined) return undefined;
  const { facets, values } = membersOf(content['facetOrdering'], 'facetOrdering', ['facets', 'values']);
  const named = values === undefined ? [] : Object.entries(membersOf(values, 'values'));
  if (named.length > BOUNDS.entries) throw new ParameterError(`${NAME} must name at most ${BOUNDS.entries} facets`);
  return {
    ...(facets !== undefined && { facets: listsOf(membersOf(facets, 'facets', ['order', 'hide'])) }),
    ...(values !== undefined && { values: Object.fromEntries(named.map(([name, one]) => [name, valuesOf(one)])) }),
  };
}

function valuesOf(said: unknown): ValueOrdering {
  const members = membersOf(said, 'values', ['order', 'hide', 'sortRemainingBy']);
  const { sortRemainingBy: remaining } = members;
  const known = REMAINING.find((one) => one === remaining);
  if (remaining !== undefined && !known)
    throw new ParameterError(`${NAME}: sortRemainingBy must be one of ${REMAINING.join(', ')}`);
  return { ...listsOf(members), ...(known && { sortRemainingBy: known }) };
}

function listsOf(members: Members): Pick<ValueOrdering, 'order' | 'hide'> {
  const order = readTextsWithin(members, 'order', BOUNDS);
  const hide = readTextsWithin(members, 'hide', BOUNDS);
  return { ...(order && { order }), ...(hide && { hide }) };
}

/** The members of an object; a member that is not served is refused. */
function membersOf(value: unknown, what: string, known?: readonly string[]): Members {
  const members = asObject(value);
  if (!members) throw new ParameterError(`${NAME}: ${what} must be an object`);
  const other = Object.keys(members).find((name) => name.length > BOUNDS.length || (known && !known.includes(name)));
  if (other !== undefined) throw new ParameterError(`${NAME}: ${other.slice(0, 64)} is not served here`);
  return members;
}
