import type { PrescriptionValues } from './prescription';

/** Where the thick edge of a prism lies: towards the nose, towards the temple, up, down. */
export const PRISM_BASES = ['in', 'out', 'up', 'down'] as const;

export type PrismBase = (typeof PRISM_BASES)[number];

/** Fields that hold a base instead of a number. */
export type BaseField = 'rightPrismBase' | 'leftPrismBase';

export const BASE_FIELDS = ['rightPrismBase', 'leftPrismBase'] as const satisfies readonly BaseField[];

export const isPrismBase = (text: string): text is PrismBase => PRISM_BASES.some((base) => base === text);

/** One of the eyes has a prism, or is said to have one. */
export function hasPrism({ rightPrism, leftPrism, rightPrismBase, leftPrismBase }: PrescriptionValues): boolean {
  const given = (prism: string, base: string) => (prism.trim() !== '' && Number(prism) !== 0) || base !== '';
  return given(rightPrism, rightPrismBase) || given(leftPrism, leftPrismBase);
}
