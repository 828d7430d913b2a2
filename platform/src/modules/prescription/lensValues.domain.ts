import { boxDays, LENS_ATTRIBUTES, LENS_FIELDS, LENS_VALUES } from '@sightline/shared-lib/domain/lens';

import { isRealDate } from '@sightline/shared-lib/domain/validation';

import { prescriptionFaults } from './prescription.errors';

/** Codes an item is made in, by attribute; several are joined by commas. */
export type ItemCodes = Readonly<Record<string, string>>;

const sides = ['right', 'left'] as const;

/** What the line's quantity says already. */
const said = new Set(['boxes']);

function made(codes: ItemCodes, attribute: string): readonly string[] {
  return (codes[attribute] ?? '').split(',').filter(Boolean);
}

function recordOf(value: unknown, field: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw prescriptionFaults.notMade(field);
  return value as Record<string, unknown>;
}

function textOf(value: unknown, field: string): string {
  if (value === undefined) return '';
  if (typeof value !== 'string' && typeof value !== 'number') throw prescriptionFaults.notMade(field);
  return String(value).trim();
}

/** An eye in the members and the order of this file, so that equal values are equal texts. */
function eyeOf(given: Record<string, unknown>, side: string, codes: ItemCodes): Record<string, string> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(LENS_ATTRIBUTES, name) && !said.has(name));
  if (unknown !== undefined) throw prescriptionFaults.notMade(side);
  return Object.fromEntries(
    LENS_FIELDS.flatMap((name) => {
      const field = `${side}.${name}`;
      const value = textOf(given[name], field);
      const offered = made(codes, LENS_ATTRIBUTES[name]);
      if (offered.length === 0 ? value !== '' : !offered.includes(value)) throw prescriptionFaults.notMade(field);
      return value === '' ? [] : [[name, value]];
    }),
  );
}

function dominanceOf(value: unknown, codes: ItemCodes): { dominance?: string } {
  const dominance = textOf(value, 'dominance');
  const isAsked = made(codes, 'CL_DOMINANCE').length > 0;
  if (isAsked ? !sides.some((side) => side === dominance) : dominance !== '') {
    throw prescriptionFaults.notMade('dominance');
  }
  return isAsked ? { dominance } : {};
}

/** The day on the prescription where it was told, and what boxes are counted by: how long one lasts says the article. */
function supplyOf(value: unknown, codes: ItemCodes): { issuedOn?: string; boxDays?: number } {
  const issuedOn = textOf(value, 'issuedOn');
  if (issuedOn !== '' && !isRealDate(issuedOn)) throw prescriptionFaults.notMade('issuedOn');
  const days = boxDays(codes['REPLACEMENT'], Number(codes['PACK_SIZE'] ?? '') || null);
  return { ...(issuedOn === '' ? {} : { issuedOn }), ...(days === null ? {} : { boxDays: days }) };
}

/** The values of one or both eyes as they are kept; throws the first reason why the item cannot be made in them (RX-20). */
export function lensValuesOf(given: unknown, codes: ItemCodes): object {
  const record = recordOf(given, LENS_VALUES);
  const eyes = sides.flatMap((side) => {
    const eye = record[side] === undefined || record[side] === null ? {} : recordOf(record[side], side);
    return Object.keys(eye).length === 0 ? [] : [[side, eyeOf(eye, side, codes)] as const];
  });
  if (eyes.length === 0) throw prescriptionFaults.needed(LENS_VALUES, 'for at least one eye');
  return { ...Object.fromEntries(eyes), ...dominanceOf(record.dominance, codes), ...supplyOf(record.issuedOn, codes) };
}

/** The same from JSON text. */
export function lensValuesIn(text: string, codes: ItemCodes): object {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw prescriptionFaults.notMade(LENS_VALUES);
  }
  return lensValuesOf(given, codes);
}
