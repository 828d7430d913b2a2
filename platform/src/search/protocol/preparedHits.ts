import { recentOf } from '../engine/recent';
import { asObject } from './answer';
import { projectRecord } from './recordView';
import type { SearchRecord } from './searchRecord';

type Members = Readonly<Record<string, unknown>>;

/** Parts of a record, and the same as JSON. */
interface View {
  readonly hit: SearchRecord;
  readonly json: string;
}

/** Records are kept for a while, and shops ask for the same few parts of them again and again. */
const MOST_VIEWS = 4;
const viewsOf = recentOf<SearchRecord, View>(MOST_VIEWS);

const prepared = new WeakMap<object, string>();

/** Makes hits of the attributes that a query asks for, and of what it asks to be said of each hit. */
export function hitMaker(attributes: readonly string[]): (record: SearchRecord, said: Members) => Members {
  const key = JSON.stringify(attributes);
  return (record, said) => {
    const view = viewsOf(record).get(key, () => {
      const hit = projectRecord(record, attributes);
      return { hit, json: JSON.stringify(hit) };
    });
    const isMore = Object.keys(said).length > 0;
    const hit = isMore ? { ...view.hit, ...said } : view.hit;
    prepared.set(hit, isMore ? `${view.json.slice(0, -1)},${JSON.stringify(said).slice(1)}` : view.json);
    return hit;
  };
}

/** The JSON of an answer; that of its hits is there already. */
export function answerJson(body: Members): string {
  const { results, ...others } = body;
  if (!Array.isArray(results) || Object.keys(others).length > 0) return resultJson(body);
  return `{"results":[${results.map(resultJson).join(',')}]}`;
}

function resultJson(result: unknown): string {
  const { hits, ...others } = asObject(result) ?? {};
  if (!Array.isArray(hits)) return JSON.stringify(result);
  const list = hits.map((hit: object) => prepared.get(hit) ?? JSON.stringify(hit)).join(',');
  const rest = JSON.stringify(others).slice(1);
  return `{"hits":[${list}]${rest === '}' ? '' : ','}${rest}`;
}
