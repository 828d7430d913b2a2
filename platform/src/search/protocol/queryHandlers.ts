import { setImmediate } from 'node:timers/promises';

import { searchFacet } from '../engine/facetSearch';
import { excessOf, type QueryWork } from './callWork';
import { type Answer, asObject, faultAnswer, type Outcome, readBody, refuse, succeed } from './answer';
import type { IndexTarget } from './indexTarget';
import { rawParameters, type RawParameters } from './parameterReaders';
import { decodeParameters, type QueryParameters } from './queryParameters';
import { steeringOf } from '../rules/steering';
import { answerSearch, effectsOn, searchedIndex } from './searchAnswer';
import { CALL } from './searchBounds';

/** Finds an index by its name. */
export type FindIndex = (name: string) => IndexTarget | undefined;

/** A decoded request, ready to run. */
interface PreparedQuery {
  readonly target: IndexTarget;
  readonly raw: RawParameters;
  readonly parameters: QueryParameters;
  /** Facet whose values are searched; undefined for a search of records. */
  readonly facet: string | undefined;
}

/** `POST /1/indexes/*\/queries`: all requests are checked before any runs, so one bad request fails the call. */
export async function handleQueries(findIndex: FindIndex, body: unknown): Promise<Answer> {
  const read = readBody(body);
  if (!read.ok) return faultAnswer(read);
  const { requests, strategy = 'none', ...others } = read.value;
  const [other] = Object.keys(others);
  if (other !== undefined) return faultAnswer(refuse(400, `Unknown member of the body: ${other.slice(0, 64)}`));
  if (strategy !== 'none') return faultAnswer(refuse(400, 'The only strategy that is served is none'));
  if (!Array.isArray(requests)) return faultAnswer(refuse(400, 'requests must be a list'));
  if (requests.length > CALL.queries) return faultAnswer(refuse(400, `At most ${CALL.queries} requests in one call`));
  const prepared: PreparedQuery[] = [];
  for (const request of requests) {
    const named = readRequest(request);
    if (!named.ok) return faultAnswer(named);
    const { indexName, facet, members } = named.value;
    const query = prepare(findIndex, indexName, members, facet);
    if (!query.ok) return faultAnswer(query);
    prepared.push(query.value);
  }
  const excess = excessOf(prepared.map(workOf));
  if (excess !== undefined) return faultAnswer(refuse(400, excess));
  const results: unknown[] = [];
  for (const query of prepared) {
    // Whoever else waits has a turn between two queries.
    if (results.length > 0) await setImmediate();
    results.push(await run(query));
  }
  return { status: 200, body: { results } };
}

function workOf({ target, parameters }: PreparedQuery): QueryWork {
  const { conditions, preferred } = parameters;
  return { ...parameters, conditions: conditions + preferred.flat().length, index: target.name };
}

/** One of several requests: the index, what is searched in it, and the parameters. */
interface NamedRequest {
  readonly indexName: string;
  readonly facet: string | undefined;
  readonly members: RawParameters;
}

function readRequest(request: unknown): Outcome<NamedRequest> {
  const { indexName, type = 'default', facet, ...members } = asObject(request) ?? {};
  if (typeof indexName !== 'string') return refuse(400, 'Each request must name an indexName');
  if (type === 'facet') {
    if (typeof facet !== 'string') return refuse(400, 'A request of the type facet must name a facet');
    return succeed({ indexName, facet, members });
  }
  if (type !== 'default') return refuse(400, 'The type of a request must be one of default, facet');
  if (facet !== undefined) return refuse(400, 'Only a request of the type facet names a facet');
  return succeed({ indexName, facet: undefined, members });
}

/** `POST /1/indexes/{index}/query`. */
export async function handleQuery(findIndex: FindIndex, indexName: string, body: unknown): Promise<Answer> {
  return answerOne(findIndex, indexName, body, undefined);
}

/** `POST /1/indexes/{index}/facets/{facet}/query` (section 9.5 of the contract). */
export async function handleFacetQuery(
  findIndex: FindIndex,
  indexName: string,
  facet: string,
  body: unknown,
): Promise<Answer> {
  return answerOne(findIndex, indexName, body, facet);
}

async function answerOne(
  findIndex: FindIndex,
  indexName: string,
  body: unknown,
  facet: string | undefined,
): Promise<Answer> {
  const read = readBody(body);
  if (!read.ok) return faultAnswer(read);
  const query = prepare(findIndex, indexName, read.value, facet);
  if (!query.ok) return faultAnswer(query);
  return { status: 200, body: await run(query.value) };
}

function prepare(
  findIndex: FindIndex,
  indexName: string,
  request: RawParameters,
  facet: string | undefined,
): Outcome<PreparedQuery> {
  const target = findIndex(indexName);
  if (!target) return refuse(404, `Index ${indexName} does not exist`);
  const raw = rawParameters(request);
  if (!raw.ok) return raw;
  const parameters = decodeParameters(raw.value, target);
  if (!parameters.ok) return parameters;
  if (facet !== undefined && !target.index.searchableFacets.has(facet)) {
    return refuse(400, `The values of ${facet} are not searchable in index ${indexName}`);
  }
  return succeed({ target, raw: raw.value, parameters: parameters.value, facet });
}

async function run({ target, raw, parameters, facet }: PreparedQuery): Promise<Record<string, unknown>> {
  if (facet === undefined) return answerSearch(target, parameters, raw);
  const started = performance.now();
  const grouped = parameters.distinct ?? target.grouped;
  const facetHits = searchFacet(searchedIndex(target, parameters), {
    ...parameters,
    facet,
    grouped,
    steering: steeringOf(target.index, effectsOn(target, parameters)),
    leavesOut: parameters.removeWords ?? target.leavesOut,
  });
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true },
    processingTimeMS: Math.round(performance.now() - started),
  };
}
