import { asObject, type Outcome, refuse, succeed } from './answer';
import type { IndexTarget } from './indexTarget';
import { rawParameters } from './parameterReaders';
import type { FindIndex } from './queryHandlers';
import { decodeParameters, type QueryParameters } from './queryParameters';

const MODELS = ['related-products', 'bought-together', 'looking-similar', 'trending-items', 'trending-facets'] as const;
export type Model = (typeof MODELS)[number];

/** Models about one record; the others are about all of an index. */
const ABOUT_RECORD: ReadonlySet<Model> = new Set(['related-products', 'bought-together', 'looking-similar']);

/** Most recommendations of one request. */
export const MOST_RECOMMENDED = 30;

/** What narrows recommendations, or finds goods in their place. */
const NARROWING: ReadonlySet<string> = new Set(['filters', 'facetFilters', 'numericFilters', 'attributesToRetrieve']);

export interface RecommendRequest {
  readonly model: Model;
  readonly target: IndexTarget;
  /** From 0 to 100: nothing less sure is recommended. */
  readonly threshold: number;
  readonly most: number;
  /** Empty for models that are about no record. */
  readonly objectID: string;
  readonly facetName: string;
  readonly facetValue: string;
  readonly parameters: QueryParameters;
  /** What fills up where too little is sure; undefined leaves it at that. */
  readonly fallback: QueryParameters | undefined;
}

/** Reads one request of the recommend call. */
export function readRecommendRequest(findIndex: FindIndex, request: unknown): Outcome<RecommendRequest> {
  const {
    indexName,
    model,
    threshold = 0,
    maxRecommendations: most = MOST_RECOMMENDED,
    ...more
  } = asObject(request) ?? {};
  const { objectID = '', facetName = '', facetValue = '', queryParameters = {}, fallbackParameters, ...others } = more;
  const [other] = Object.keys(others);
  if (other !== undefined) return refuse(400, `Unknown parameter: ${other.slice(0, 64)}`);
  if (typeof indexName !== 'string') return refuse(400, 'Each request must name an indexName');
  const target = findIndex(indexName);
  if (!target) return refuse(404, `Index ${indexName} does not exist`);
  const known = MODELS.find((one) => one === model);
  if (!known) return refuse(400, `model must be one of ${MODELS.join(', ')}`);
  if (!isNumber(threshold, 100)) return refuse(400, 'threshold must be a number between 0 and 100');
  if (!isNumber(most, MOST_RECOMMENDED) || !Number.isInteger(most))
    return refuse(400, `maxRecommendations must be an integer between 0 and ${MOST_RECOMMENDED}`);
  if (!isText(objectID) || !isText(facetName) || !isText(facetValue))
    return refuse(400, 'objectID, facetName and facetValue must be texts of 256 characters at most');
  const strange = strangeSubject(known, { objectID, facetName, facetValue });
  if (strange !== undefined) return refuse(400, `${known} ${strange}`);
  const parameters = readNarrowing(target, queryParameters, 'queryParameters');
  if (!parameters.ok) return parameters;
  const fallback =
    fallbackParameters === undefined ? undefined : readNarrowing(target, fallbackParameters, 'fallbackParameters');
  if (fallback && !fallback.ok) return fallback;
  return succeed({
    model: known,
    target,
    threshold,
    most: most === 0 ? MOST_RECOMMENDED : most,
    objectID,
    facetName,
    facetValue,
    parameters: parameters.value,
    fallback: fallback?.value,
  });
}

type Subject = Pick<RecommendRequest, 'objectID' | 'facetName' | 'facetValue'>;

/** Why a model cannot be asked about something, in words. */
function strangeSubject(model: Model, { objectID, facetName, facetValue }: Subject): string | undefined {
  if (ABOUT_RECORD.has(model)) {
    if (objectID === '') return 'needs an objectID';
    return facetName === '' && facetValue === '' ? undefined : 'takes no facet';
  }
  if (objectID !== '') return 'takes no objectID';
  if (model === 'trending-items')
    return (facetName === '') === (facetValue === '') ? undefined : 'needs facetName and facetValue';
  if (facetName === '') return 'needs a facetName';
  return facetValue === '' ? undefined : 'takes no facetValue';
}

const isNumber = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 256;

function readNarrowing(target: IndexTarget, asked: unknown, name: string): Outcome<QueryParameters> {
  const raw = rawParameters(asObject(asked) ?? {});
  if (!raw.ok) return raw;
  const other = Object.keys(raw.value).find((one) => !NARROWING.has(one));
  if (other !== undefined) return refuse(400, `${name} takes no ${other.slice(0, 64)}`);
  return decodeParameters(raw.value, target);
}
