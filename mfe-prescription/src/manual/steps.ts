import { shownNumber } from '@sightline/shared-lib/domain/number';
import {
  RANGES,
  hasSign,
  parseOptical,
  shownPower,
  type OpticalField,
} from '@sightline/shared-lib/domain/prescription';

/** Kinds that have a sign and two decimals. */
const POWERS: ReadonlySet<OpticalField> = new Set(['sphere', 'cylinder', 'addition']);

/** A value in the notation of the language. */
export function shownOptical(kind: OpticalField, value: number, tag: string): string {
  if (POWERS.has(kind)) return shownPower(value, tag);
  return shownNumber(value, tag, kind === 'prism' ? { least: 2 } : {});
}

/** What was typed, as the paper prints it: `-1,75` becomes `−1.75`. What would be another value, or lacks its sign, stays as it is. */
export function asPrinted(kind: OpticalField, typed: string, tag: string): string {
  const value = parseOptical(typed);
  if (value === null || (START[kind] !== undefined && !hasSign(typed))) return typed;
  const printed = shownOptical(kind, value, tag);
  return parseOptical(printed) === value ? printed : typed;
}

/** The same digits with the other sign; minus where there was none, which most papers have. */
export function withOtherSign(typed: string): string {
  const [, sign = '', digits = ''] = /^\s*([+\-−–]?)\s*(.*)$/.exec(typed) ?? [];
  return `${sign === '' || sign === '+' ? '−' : '+'}${digits}`;
}

/** Where stepping begins in an empty field; none for those that start at their smallest value. */
const START: Readonly<Partial<Record<OpticalField, number>>> = { sphere: 0, cylinder: 0 };

/** The text after so many steps up or down, kept within what is made; an addition or prism below the smallest is none. */
export function stepped(kind: OpticalField, typed: string, by: number, tag: string): string {
  const { min, max, step } = RANGES[kind];
  const from = parseOptical(typed) ?? START[kind] ?? (by > 0 ? min - step : kind === 'axis' ? max + step : min);
  const next = Math.round(from / step + by) * step;
  if (kind === 'axis') return shownOptical(kind, next > max ? min : next < min ? max : next, tag);
  if (START[kind] === undefined && next < min) return from < min && by > 0 ? shownOptical(kind, min, tag) : '';
  return shownOptical(kind, Math.min(max, Math.max(min, next)), tag);
}
