import type { RxLensesTable } from './prescription.tables';

export interface LensOption {
  code: string;
  description: string;
  /** Price of the option in minor units. */
  minor: number;
}

/** Uses of a lens, by the name the configurator knows them. */
export const lensTypes: readonly (LensOption & { rxType: string })[] = [
  { rxType: 'SingleVision', code: 'SV', description: 'Single vision', minor: 8_000 },
  { rxType: 'Progressive', code: 'PR', description: 'Progressive', minor: 22_000 },
  { rxType: 'Office', code: 'OF', description: 'Office', minor: 16_000 },
  { rxType: 'NonPrescription', code: 'NP', description: 'Without prescription', minor: 4_000 },
];

/** Treatment families with the colours each comes in. */
export const lensTreatments: readonly (LensOption & { colours: readonly string[] })[] = [
  { code: 'AR', description: 'Anti-reflective', minor: 4_000, colours: ['CLR'] },
  { code: 'BLUE', description: 'Blue-violet filter', minor: 6_000, colours: ['CLR'] },
  { code: 'PHOTO', description: 'Photochromic', minor: 11_000, colours: ['GRY', 'BRN'] },
  { code: 'POLAR', description: 'Polarised', minor: 9_000, colours: ['GRY', 'BRN', 'GRN'] },
];

export const lensColours: readonly LensOption[] = [
  { code: 'CLR', description: 'Clear', minor: 0 },
  { code: 'GRY', description: 'Grey', minor: 1_000 },
  { code: 'BRN', description: 'Brown', minor: 1_000 },
  { code: 'GRN', description: 'Green', minor: 1_000 },
];

/** Refractive index of the material. */
export const lensThicknesses: readonly LensOption[] = [
  { code: '1.50', description: 'Standard', minor: 0 },
  { code: '1.60', description: 'Thin', minor: 3_000 },
  { code: '1.67', description: 'Very thin', minor: 7_000 },
  { code: '1.74', description: 'Thinnest', minor: 12_000 },
];

/** Services that can be ordered with any lens, as lines of their own. */
export const lensServices: readonly (LensOption & { partNumber: string })[] = [
  { partNumber: 'SRV-HC', code: 'HC', description: 'Hard coat', minor: 1_500 },
  { partNumber: 'SRV-HYD', code: 'HYD', description: 'Water and dirt repellent coat', minor: 2_000 },
  { partNumber: 'SRV-MIR', code: 'MIR', description: 'Mirror coat', minor: 3_500 },
];

/** Share of the list price that a lens costs together with a frame. */
const discountedShare = 0.8;

function lens(
  position: number,
  codes: Pick<RxLensesTable, 'rx_type' | 'type_code' | 'treatment_code' | 'colour_code' | 'thickness_code'>,
  list: number,
): RxLensesTable {
  return {
    ...codes,
    lens_id: `L-${position}`,
    position,
    list_minor: list,
    discounted_minor: Math.round(list * discountedShare),
  };
}

/** Every lens on offer: each use with each treatment in its colours and each thickness. */
export function allLenses(): RxLensesTable[] {
  const lenses: RxLensesTable[] = [];
  for (const type of lensTypes) {
    // A thin material has no use without power.
    const thicknesses = type.code === 'NP' ? lensThicknesses.slice(0, 1) : lensThicknesses;
    for (const treatment of lensTreatments) {
      for (const colour of lensColours.filter(({ code }) => treatment.colours.includes(code))) {
        for (const thickness of thicknesses) {
          const codes = {
            rx_type: type.rxType,
            type_code: type.code,
            treatment_code: treatment.code,
            colour_code: colour.code,
            thickness_code: thickness.code,
          };
          lenses.push(lens(lenses.length + 1, codes, type.minor + treatment.minor + colour.minor + thickness.minor));
        }
      }
    }
  }
  return lenses;
}
