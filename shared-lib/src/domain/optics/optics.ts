import table from './optics.json';

/** Smallest, largest and step of a value. */
export interface OpticalRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Kinds of rim that hold a lens. */
export type Rim = keyof typeof table.rims;

/** How a lens carries the addition. */
export type LensDesign = keyof typeof table.designs;

/** Name of a thickness on offer: the index, as shoppers read it. */
export type Thickness = keyof typeof table.materials;

/** What a lens can be made of; powers are those of the strongest meridian, dioptres without sign. */
export interface LensMaterial {
  readonly index: number;
  /** Grams per cubic centimetre. */
  readonly density: number;
  /** Thinnest centre that is made, millimetres. */
  readonly leastCentre: number;
  readonly madeFrom: number;
  readonly madeTo: number;
  readonly advisedTo: number;
  readonly rims: readonly string[];
}

/** The optician's table: the one home of every optical number (SOURCES.md beside it gives units and sources). */
export const OPTICS = table;

export const THICKNESSES = Object.keys(table.materials) as Thickness[];

export const materialOf = (thickness: Thickness): LensMaterial => table.materials[thickness];

/** Families of treatment, by the code of the lens list. */
export type Treatment = keyof typeof table.treatments;
