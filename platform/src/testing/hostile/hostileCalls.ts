import type { JsonSchema } from './jsonSchema';
import type { TableRoute } from './routeTable';
import { sampleValue } from './sampleValue';

/** A request that nobody with good intentions would send. */
export interface HostileCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
  /** What is wrong with it. */
  readonly flaw: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const MEGABYTE = 1_000_000;
const LEVELS = 10_000;

/** As they stand in an address, already encoded or broken on purpose. */
const IN_ADDRESSES = {
  'a broken percent sign': '%',
  'half a character': '%E0%A4%A',
  'a NUL': 'a%00b',
  'a path upwards': '..%2F..%2Fetc',
  __proto__: '__proto__',
  constructor: 'constructor',
  'a negative number': '-1',
  'a huge number': '99999999999999999999999999',
  'a number out of range': '1e309',
  'a long text': 'x'.repeat(8_000),
  nothing: '',
};

/** So many of them are wrong wherever they stand. */
const ANYWHERE = 3;

/** As a member of a body. */
const IN_BODIES: Readonly<Record<string, unknown>> = {
  'a list': [['a'], {}],
  'an object': { constructor: { prototype: {} }, toString: 'a' },
  'a negative number': -1,
  'a huge number': 1e300,
  null: null,
  'a truth': true,
  __proto__: '__proto__',
  constructor: 'constructor',
  'a surrogate alone': '\ud800',
  'a text of 20 kB': 'x'.repeat(20_000),
};

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** Whole bodies, whatever the call wants. */
const BODIES: Readonly<Record<string, string>> = {
  'broken JSON': '{"a":',
  'no object': '"text"',
  'a list instead of an object': '[{}]',
  null: 'null',
  '10,000 lists in each other': `{"a":${nested(LEVELS)}}`,
  '10,000 objects in each other': '{"a":'.repeat(LEVELS) + '1' + '}'.repeat(LEVELS),
  'a prototype': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  'a NUL': '{"a":"\\u0000"}',
  'ten thousand members': JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`m${at}`, 1]))),
};

/** Every hostile shape of one route: the parts of its address, its query and its body in turn, everything else as it should be. */
export function* hostileCalls(route: TableRoute): Generator<HostileCall> {
  yield* badAddresses(route);
  yield* badQueries(route);
  if (route.method !== 'GET' && route.method !== 'OPTIONS') yield* badBodies(route);
}

function* badAddresses(route: TableRoute): Generator<HostileCall> {
  for (const name of paramsOf(route.url)) {
    // One hook judges the store of every call, before the call's own code.
    const values = Object.entries(IN_ADDRESSES).slice(0, name === 'storeId' ? ANYWHERE : undefined);
    for (const [flaw, value] of values) {
      yield call(route, { url: address(route, { [name]: value }), flaw: `${flaw} as ${name} of the address` });
    }
  }
}

function* badQueries(route: TableRoute): Generator<HostileCall> {
  const known = Object.entries(route.schema.querystring?.properties ?? {});
  const good = Object.fromEntries(known.map(([name, schema]) => [name, queryText(sampleValue(schema, name))]));
  const text = (query: Readonly<Record<string, string>>): string =>
    Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
  for (const name of [...Object.keys(good), 'unknown', '__proto__', 'constructor']) {
    const values = Object.entries(IN_ADDRESSES).slice(0, name in good ? undefined : ANYWHERE);
    for (const [flaw, value] of values) {
      const url = `${address(route)}?${text({ ...good, [name]: value })}`;
      yield call(route, { url, flaw: `${flaw} as ${name} of the query` });
    }
    const repeated = `${address(route)}?${text(good)}${`&${name}=1`.repeat(1_000)}`;
    yield call(route, { url: repeated, flaw: `${name} a thousand times in the query` });
    yield call(route, { url: `${address(route)}?${name}[a][b]=1`, flaw: `${name} as an object in the query` });
  }
}

function* badBodies(route: TableRoute): Generator<HostileCall> {
  for (const [flaw, payload] of Object.entries(BODIES)) yield call(route, { payload, flaw: `a body of ${flaw}` });
  yield call(route, { payload: `a=${'%'.repeat(20_000)}`, headers: FORM_TYPE, flaw: 'a form of percent signs' });
  yield call(route, {
    payload: 'x',
    headers: { 'content-type': 'multipart/form-data' },
    flaw: 'parts without a boundary',
  });
  yield call(route, { payload: 'x', headers: { 'content-type': 'a/b;;;' }, flaw: 'a type of content that is none' });
  const { body } = route.schema;
  if (!body) return;
  const good = sampleValue(body);
  for (const path of pathsOf(body)) {
    const at = path.join('.');
    for (const [flaw, value] of Object.entries(IN_BODIES)) {
      yield call(route, { payload: JSON.stringify(withValue(good, path, value)), flaw: `${flaw} as ${at}` });
    }
    if (path.length === 1)
      yield call(route, { payload: `${at}=a%00b`, headers: FORM_TYPE, flaw: `a NUL as ${at} of a form` });
  }
  const [first] = pathsOf(body);
  if (!first) return;
  const big = JSON.stringify(withValue(good, first, 'x'.repeat(MEGABYTE)));
  yield call(route, { payload: big, flaw: `a megabyte as ${first.join('.')}` });
}

function call(
  route: TableRoute,
  given: Pick<HostileCall, 'flaw'> & Partial<Pick<HostileCall, 'url' | 'payload' | 'headers'>>,
): HostileCall {
  const { body } = route.schema;
  const payload = given.payload ?? (route.method === 'GET' ? undefined : JSON.stringify(body ? sampleValue(body) : {}));
  return {
    method: route.method,
    url: given.url ?? address(route),
    headers: given.headers ?? (payload === undefined ? {} : JSON_TYPE),
    ...(payload === undefined ? {} : { payload }),
    flaw: given.flaw,
  };
}

const paramsOf = (url: string): string[] =>
  Array.from(url.matchAll(/:(\w+)|(\*)/g), ([, name, star]) => name ?? star ?? '');

/** The address of a route with every part as it should be but those that are given. */
function address({ url, schema }: TableRoute, parts: Readonly<Record<string, string>> = {}): string {
  return url.replaceAll(/:(\w+)|\*/g, (_, name: string = '*') => {
    const part = schema.params?.properties?.[name];
    return parts[name] ?? queryText(part ? sampleValue(part, name) : 'a');
  });
}

function queryText(value: unknown): string {
  return encodeURIComponent(Array.isArray(value) ? String(value[0]) : String(value));
}

/** The ways to every member of a body, those of the first entry of a list too. */
function pathsOf(schema: JsonSchema): string[][] {
  const inner = schema.anyOf?.[0] ?? schema;
  if (inner.type === 'array') return pathsOf(inner.items ?? {}).map((path) => ['0', ...path]);
  return Object.entries(inner.properties ?? {}).flatMap(([name, member]) => [
    [name],
    ...pathsOf(member).map((path) => [name, ...path]),
  ]);
}

function withValue(target: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(target))
    return target.map((entry, at) => (String(at) === name ? withValue(entry, rest, value) : entry));
  const members = (target ?? {}) as Record<string, unknown>;
  return { ...members, [name]: withValue(members[name], rest, value) };
}
