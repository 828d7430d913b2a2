import { countBits, listSlots } from '../engine/bitset';
import { matchQuery } from '../engine/matchQuery';
import { resultBits } from '../engine/runSearch';
import { workspaceOf } from '../engine/workspace';
import { type Answer, faultAnswer, type Outcome, readBody, refuse, succeed } from './answer';
import type { IndexTarget } from './indexTarget';
import { rawParameters, type RawParameters } from './parameterReaders';
import { decodeParameters, echoParameters, type QueryParameters } from './queryParameters';
import { projectRecord } from './recordView';
import { BROWSED } from './searchBounds';

/** What a walk through an index may ask; the rest of a query is about pages and their order. */
const NAMES: ReadonlySet<string> = new Set([
  'query',
  'filters',
  'facetFilters',
  'numericFilters',
  'attributesToRetrieve',
]);

/** A walk: what was asked of it, how many records come at a time, and the slot it continues from. */
interface Walk {
  readonly version: string;
  readonly asked: RawParameters;
  readonly hitsPerPage: number;
  readonly from: number;
}

/** `POST /1/indexes/{index}/browse`: every record, ungrouped and in no order of relevance, a run at a time. */
export async function handleBrowse(target: IndexTarget, version: string, body: unknown): Promise<Answer> {
  const read = readBody(body);
  if (!read.ok) return faultAnswer(read);
  const walk = read.value['cursor'] === undefined ? begin(read.value, version) : goOn(read.value['cursor'], version);
  if (!walk.ok) return faultAnswer(walk);
  const parameters = decodeParameters(walk.value.asked, target);
  if (!parameters.ok) return faultAnswer(parameters);
  return { status: 200, body: await answer(target, walk.value, parameters.value) };
}

function begin(body: RawParameters, version: string): Outcome<Walk> {
  const raw = rawParameters(body);
  if (!raw.ok) return raw;
  const { hitsPerPage = BROWSED.asked, ...asked } = raw.value;
  const other = Object.keys(asked).find((name) => !NAMES.has(name));
  if (other !== undefined) return refuse(400, `The parameter ${other.slice(0, 64)} is not served for browsing`);
  const count = Number(hitsPerPage);
  if (!Number.isInteger(count) || count < 1 || count > BROWSED.asked)
    return refuse(400, `hitsPerPage must be an integer between 1 and ${BROWSED.asked}`);
  return succeed({ version, asked, hitsPerPage: Math.min(count, BROWSED.records), from: 0 });
}

/** A cursor carries the walk: a call that brings one brings nothing else that counts. */
function goOn(cursor: unknown, version: string): Outcome<Walk> {
  const walk = typeof cursor === 'string' ? readCursor(cursor) : undefined;
  if (!walk) return refuse(400, 'The cursor cannot be read');
  if (walk.version !== version) return refuse(400, 'The index has changed since the cursor was given: begin again');
  const begun = begin({ ...walk.asked, hitsPerPage: walk.hitsPerPage }, version);
  if (!begun.ok || !Number.isInteger(walk.from) || walk.from < 0) return refuse(400, 'The cursor cannot be read');
  return succeed({ ...begun.value, from: walk.from });
}

const writeCursor = (walk: Walk): string => Buffer.from(JSON.stringify(walk)).toString('base64url');

function readCursor(cursor: string): Walk | undefined {
  try {
    const walk: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return typeof walk === 'object' && walk !== null && 'asked' in walk ? (walk as Walk) : undefined;
  } catch {
    return undefined;
  }
}

async function answer(target: IndexTarget, walk: Walk, parameters: QueryParameters): Promise<Record<string, unknown>> {
  const started = performance.now();
  const { index } = target;
  const match = matchQuery(index, parameters.query, { ...parameters, leavesOut: false });
  const bits = resultBits(index, { filter: parameters.filter, grouped: false }, match);
  const slots = listSlots(bits, countBits(bits));
  workspaceOf(index.space).release();
  const first = slots.findIndex((slot) => slot >= walk.from);
  const run = first < 0 ? slots.subarray(0, 0) : slots.subarray(first, first + walk.hitsPerPage);
  const records = await Promise.all(
    Array.from(run, async (slot) => {
      const record = await target.recordAt(index.space.recordOf[slot] ?? -1);
      return record && projectRecord(target.hosted(slot, record), parameters.attributesToRetrieve);
    }),
  );
  const last = run.at(-1);
  const isEnd = last === undefined || last === slots.at(-1);
  return {
    hits: records.filter((record) => record !== undefined),
    ...(isEnd ? {} : { cursor: writeCursor({ ...walk, from: last + 1 }) }),
    nbHits: slots.length,
    page: 0,
    nbPages: Math.ceil(slots.length / walk.hitsPerPage),
    hitsPerPage: walk.hitsPerPage,
    query: parameters.query,
    params: echoParameters(walk.asked),
    processingTimeMS: Math.round(performance.now() - started),
  };
}
