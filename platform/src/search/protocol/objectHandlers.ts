import { type Answer, asObject, faultAnswer, type Outcome, readBody, refuse, succeed } from './answer';
import type { IndexTarget } from './indexTarget';
import { ParameterError, type RawParameters, readTexts } from './parameterReaders';
import type { FindIndex } from './queryHandlers';
import { projectRecord } from './recordView';
import { CALL } from './searchBounds';
import type { SearchRecord } from './searchRecord';

/** A record that is asked for by its id. */
interface WantedObject {
  readonly target: IndexTarget;
  readonly objectID: string;
  readonly attributesToRetrieve: readonly string[];
}

/** `GET /1/indexes/{index}/{objectID}`. */
export async function handleObject(
  findIndex: FindIndex,
  indexName: string,
  objectID: string,
  asked: RawParameters,
): Promise<Answer> {
  const wanted = readWanted(findIndex, { ...asked, indexName, objectID });
  if (!wanted.ok) return faultAnswer(wanted);
  const record = await recordOf(wanted.value);
  return record ? { status: 200, body: record } : faultAnswer(refuse(404, 'ObjectID does not exist'));
}

/** `POST /1/indexes/*\/objects`: records in the order of the requests, null for one that there is not. */
export async function handleObjects(findIndex: FindIndex, body: unknown): Promise<Answer> {
  const read = readBody(body);
  if (!read.ok) return faultAnswer(read);
  const { requests, ...others } = read.value;
  const [other] = Object.keys(others);
  if (other !== undefined) return faultAnswer(refuse(400, `Unknown member of the body: ${other.slice(0, 64)}`));
  if (!Array.isArray(requests)) return faultAnswer(refuse(400, 'requests must be a list'));
  if (requests.length > CALL.hits) return faultAnswer(refuse(400, `At most ${CALL.hits} objects in one call`));
  const wanted: WantedObject[] = [];
  for (const request of requests) {
    const one = readWanted(findIndex, asObject(request) ?? {});
    if (!one.ok) return faultAnswer(one);
    wanted.push(one.value);
  }
  const results = await Promise.all(wanted.map(async (one) => (await recordOf(one)) ?? null));
  return { status: 200, body: { results } };
}

function readWanted(findIndex: FindIndex, request: RawParameters): Outcome<WantedObject> {
  const { indexName, objectID, attributesToRetrieve, ...others } = request;
  if (typeof indexName !== 'string') return refuse(400, 'Each request must name an indexName');
  if (typeof objectID !== 'string') return refuse(400, 'Each request must name an objectID');
  const [other] = Object.keys(others);
  if (other !== undefined) return refuse(400, `Unknown parameter: ${other.slice(0, 64)}`);
  const target = findIndex(indexName);
  if (!target) return refuse(404, `Index ${indexName} does not exist`);
  try {
    const attributes = readTexts({ attributesToRetrieve }, 'attributesToRetrieve') ?? ['*'];
    return succeed({ target, objectID, attributesToRetrieve: attributes });
  } catch (error) {
    if (error instanceof ParameterError) return refuse(400, error.message);
    throw error;
  }
}

async function recordOf({ target, objectID, attributesToRetrieve }: WantedObject): Promise<SearchRecord | undefined> {
  const record = await target.recordWith(objectID);
  return record && projectRecord(record, attributesToRetrieve);
}
