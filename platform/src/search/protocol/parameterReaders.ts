import { readJson } from '../../kernel';
import type { FilterList } from '../engine/filterLists';
import { asObject, type Outcome, refuse, succeed } from './answer';
import { PARAMETERS, type Served } from './searchParameters';

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

/** A text no longer than the table says. */
export function readText(raw: RawParameters, name: Served<'text'>, fallback: string): string {
  const value = raw[name];
  if (value === undefined || value === null) return fallback;
  if (typeof value !== 'string') throw new ParameterError(`${name} must be a string`);
  const { most } = PARAMETERS[name];
  if (value.length > most) throw new ParameterError(`${name} must have at most ${most} characters`);
  return value;
}

/** A whole number between 0 and what the table says. */
export function readInteger(raw: RawParameters, name: Served<'integer' | 'grouping'>, fallback: number): number {
  const value = raw[name];
  const { most } = PARAMETERS[name];
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

type Choice<Name extends Served<'choice'>> = (typeof PARAMETERS)[Name]['choices'][number];

/** One of the texts of the table. */
export function readChoice<Name extends Served<'choice'>>(
  raw: RawParameters,
  name: Name,
  fallback: Choice<Name>,
): Choice<Name> {
  const value = raw[name];
  if (value === undefined || value === null) return fallback;
  const choices: readonly Choice<Name>[] = PARAMETERS[name].choices;
  const choice = choices.find((candidate) => candidate === String(value));
  if (choice === undefined) throw new ParameterError(`${name} must be one of ${choices.join(', ')}`);
  return choice;
}

/** A list of texts: an array, its JSON text, or texts separated by commas; undefined when absent. */
export function readTexts(raw: RawParameters, name: Served<'texts'>): readonly string[] | undefined {
  return readTextsWithin(raw, name, PARAMETERS[name]);
}

/** A list of texts within bounds of its own. */
export function readTextsWithin(raw: RawParameters, name: string, bounds: ListBounds): readonly string[] | undefined {
  const list = readList(raw, name);
  if (list === undefined) return undefined;
  if (!list.every((entry) => typeof entry === 'string')) throw new ParameterError(`${name} must be a list of strings`);
  requireFit(name, list, bounds);
  return list;
}

/** A list of conditions, nested once. */
export function readFilterList(raw: RawParameters, name: Served<'conditions'>): FilterList {
  const list = (readList(raw, name) ?? []).map((entry) => {
    if (typeof entry === 'string') return entry;
    if (Array.isArray(entry) && entry.every((text) => typeof text === 'string')) return entry;
    throw new ParameterError(`${name} must be a list of strings or of lists of strings`);
  });
  requireFit(name, list.flat(), PARAMETERS[name]);
  return list;
}

/** Most entries of a list, and most characters of an entry. */
interface ListBounds {
  readonly entries: number;
  readonly length: number;
}

function requireFit(name: string, list: readonly string[], { entries, length }: ListBounds): void {
  if (list.length > entries) throw new ParameterError(`${name} must have at most ${entries} entries`);
  if (list.some((entry) => entry.length > length))
    throw new ParameterError(`Entries of ${name} must have at most ${length} characters`);
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
  const reading = readJson(text);
  if (reading.ok && Array.isArray(reading.value)) return reading.value;
  throw new ParameterError(`${name} is not a valid JSON list`);
}
