import type { FilterList } from '../engine/filterLists';
import { asObject, type Outcome, refuse, succeed } from './answer';

/** Request parameters by name; values are JSON or, from a url-encoded string, text. */
export type RawParameters = Readonly<Record<string, unknown>>;

/** A request parameter that cannot be read; caught where parameters are decoded. */
export class ParameterError extends Error {}

/** Joins the members of a request with those in its `params` string; members win. */
export function rawParameters(request: RawParameters): Outcome<RawParameters> {
  const { params, ...members } = request;
  if (params === undefined) return succeed(members);
  if (typeof params === 'string') return succeed({ ...Object.fromEntries(new URLSearchParams(params)), ...members });
  const object = asObject(params);
  return object ? succeed({ ...object, ...members }) : refuse(400, 'params must be a url-encoded string or an object');
}

export function readText(raw: RawParameters, name: string, fallback: string): string {
  const value = raw[name];
  if (value === undefined || value === null) return fallback;
  if (typeof value !== 'string') throw new ParameterError(`${name} must be a string`);
  return value;
}

export function readInteger(raw: RawParameters, name: string, fallback: number, most: number): number {
  const value = raw[name];
  if (value === undefined || value === null || value === '') return fallback;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > most) {
    throw new ParameterError(`${name} must be an integer between 0 and ${most}`);
  }
  return number;
}

export function readFlag(raw: RawParameters, name: string, fallback: boolean): boolean {
  const value = raw[name];
  if (value === undefined || value === null || value === '') return fallback;
  if (value === true || value === 'true' || value === 1 || value === '1') return true;
  if (value === false || value === 'false' || value === 0 || value === '0') return false;
  throw new ParameterError(`${name} must be a boolean`);
}

export function readChoice<Choice extends string>(
  raw: RawParameters,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = raw[name];
  if (value === undefined || value === null) return fallback;
  const choice = choices.find((candidate) => candidate === String(value));
  if (choice === undefined) throw new ParameterError(`${name} must be one of ${choices.join(', ')}`);
  return choice;
}

/** A list of texts: an array, its JSON text, or texts separated by commas; undefined when absent. */
export function readTexts(raw: RawParameters, name: string): readonly string[] | undefined {
  const list = readList(raw, name);
  if (list === undefined) return undefined;
  if (!list.every((entry) => typeof entry === 'string')) throw new ParameterError(`${name} must be a list of strings`);
  return list;
}

/** A list of conditions, nested once. */
export function readFilterList(raw: RawParameters, name: string): FilterList {
  return (readList(raw, name) ?? []).map((entry) => {
    if (typeof entry === 'string') return entry;
    if (Array.isArray(entry) && entry.every((text) => typeof text === 'string')) return entry;
    throw new ParameterError(`${name} must be a list of strings or of lists of strings`);
  });
}

function readList(raw: RawParameters, name: string): readonly unknown[] | undefined {
  const value = raw[name];
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') throw new ParameterError(`${name} must be a list`);
  if (!value.trimStart().startsWith('[')) return value === '' ? [] : value.split(',').map((text) => text.trim());
  return parseJsonList(value, name);
}

function parseJsonList(text: string, name: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
  } catch {
    // Falls through to the same answer as JSON that is not a list.
  }
  throw new ParameterError(`${name} is not a valid JSON list`);
}
