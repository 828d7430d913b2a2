import { readFileSync } from 'node:fs';

import { dataFile } from '../../kernel';

/** Smallest value, largest value and step. */
export type Range = readonly [minimum: number, maximum: number, step: number];

/** What can be prescribed: powers in dioptres, axis in degrees, distances in millimetres. */
export interface ClinicalRanges {
  sphere: Range;
  cylinder: Range;
  axis: Range;
  add: Range;
  binocularDistance: Range;
  monocularDistance: Range;
}

function rangeIn(values: Record<string, unknown>, name: string): Range {
  const value = values[name];
  if (!Array.isArray(value) || value.length !== 3 || !value.every((entry) => typeof entry === 'number')) {
    throw new Error(`The optical reference has no range ${name}`);
  }
  return value as unknown as Range;
}

/** Reads the ranges of `data/optics/optical_reference.json`. */
export function readClinicalRanges(file = dataFile('optics', 'optical_reference.json')): ClinicalRanges {
  const { prescription } = JSON.parse(readFileSync(file, 'utf8')) as { prescription: Record<string, unknown> };
  return {
    sphere: rangeIn(prescription, 'sphere'),
    cylinder: rangeIn(prescription, 'cylinder'),
    axis: rangeIn(prescription, 'axis'),
    add: rangeIn(prescription, 'add'),
    binocularDistance: rangeIn(prescription, 'pd_binocular_mm'),
    monocularDistance: rangeIn(prescription, 'pd_monocular_mm'),
  };
}

/** A finite number written as text, comma or point, or null. */
export function numberFrom(text: string): number | null {
  return /^[+-]?\d{1,3}([.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;
}

/** Whether a value lies in a range and on one of its steps. */
export function liesIn(value: number, [minimum, maximum, step]: Range): boolean {
  const steps = value / step;
  return value >= minimum && value <= maximum && Math.abs(steps - Math.round(steps)) < 1e-6;
}
