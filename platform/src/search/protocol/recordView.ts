import type { SearchRecord } from './searchRecord';

type Members = Readonly<Record<string, unknown>>;

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parts of a record that `attributesToRetrieve` names; `*` is everything, `-name` leaves a part out. */
export function projectRecord(record: SearchRecord, attributes: readonly string[]): SearchRecord {
  const excluded = attributes.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const included = attributes.filter((name) => !name.startsWith('-'));
  const all = included.includes('*') || (included.length === 0 && excluded.length > 0);
  let view: Members = all ? record : {};
  if (!all) for (const path of included) view = withPath(view, record, path.split('.'));
  for (const path of excluded) view = withoutPath(view, path.split('.'));
  return { ...view, objectID: record.objectID };
}

function withPath(view: Members, record: Members, path: readonly string[]): Members {
  const [name, ...rest] = path;
  if (name === undefined || !Object.hasOwn(record, name)) return view;
  const value = record[name];
  if (rest.length === 0) return { ...view, [name]: value };
  if (!isMembers(value)) return view;
  const known = view[name];
  return { ...view, [name]: withPath(isMembers(known) ? known : {}, value, rest) };
}

function withoutPath(view: Members, path: readonly string[]): Members {
  const [name, ...rest] = path;
  if (name === undefined || !Object.hasOwn(view, name)) return view;
  const { [name]: value, ...others } = view;
  if (rest.length === 0) return others;
  return isMembers(value) ? { ...others, [name]: withoutPath(value, rest) } : view;
}

/** Applies `change` to every text at the given paths (`*`: all texts) and keeps the structure of the record. */
export function mapTexts<Result>(
  record: SearchRecord,
  paths: readonly string[],
  change: (text: string) => Result,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const path of paths.includes('*') ? Object.keys(record) : paths) {
    const names = path.split('.');
    const value = changeTexts(valueAt(record, names), change);
    if (value !== undefined) place(result, names, value);
  }
  return result;
}

function valueAt(record: Members, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (isMembers(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    record,
  );
}

function changeTexts<Result>(value: unknown, change: (text: string) => Result): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) {
    const changed = value.map((item) => changeTexts(item, change));
    return changed.every((item) => item === undefined) ? undefined : changed;
  }
  if (!isMembers(value)) return undefined;
  const entries = Object.entries(value).map(([name, item]) => [name, changeTexts(item, change)] as const);
  const kept = entries.filter(([, item]) => item !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function place(target: Record<string, unknown>, names: readonly string[], value: unknown): void {
  let at = target;
  for (const name of names.slice(0, -1)) {
    const inner = at[name];
    const next: Record<string, unknown> = isMembers(inner) ? { ...inner } : {};
    at[name] = next;
    at = next;
  }
  const last = names.at(-1);
  if (last !== undefined) at[last] = value;
}
