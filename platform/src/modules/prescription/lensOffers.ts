import { OPTICS, RX_TYPES, type LensDesign, type Thickness, type Treatment } from '@sightline/shared-lib/domain/lens';

/** A choice of the configurator: its code, English words for readers without others, and the article that is paid for it. */
export interface LensOption<Code extends string = string> {
  readonly code: Code;
  readonly description: string;
  /** None where the choice costs nothing. */
  readonly partNumber?: string;
}

/** A pair of lenses that can be ordered: its choices, and the articles that a bag holds for it. */
export interface LensOffer {
  readonly lensId: string;
  readonly rxType: string;
  readonly design: LensDesign;
  readonly type: LensOption;
  readonly treatment: LensOption<Treatment>;
  readonly colour: LensOption;
  readonly thickness: LensOption<Thickness>;
  readonly partNumbers: readonly string[];
}

const types: readonly (LensOption & { readonly design: LensDesign })[] = [
  { code: 'SV', description: 'Single vision', partNumber: 'SRV-SV', design: 'singleVision' },
  { code: 'RD', description: 'Reading', partNumber: 'SRV-SV', design: 'reading' },
  { code: 'PR', description: 'Progressive', partNumber: 'SRV-PROG', design: 'progressive' },
  { code: 'OF', description: 'Office', partNumber: 'SRV-OFFICE', design: 'office' },
  {
    code: 'NP',
    description: 'Without prescription',
    partNumber: 'SRV-PLANO',
    design: 'plano',
  },
];

const clear: LensOption = { code: 'CLR', description: 'Clear' };
const grey: LensOption = { code: 'GRY', description: 'Grey' };
const brown: LensOption = { code: 'BRN', description: 'Brown' };
const green: LensOption = { code: 'GRN', description: 'Green' };

const treatments: readonly (LensOption<Treatment> & { readonly colours: readonly LensOption[] })[] = [
  { code: 'HC', description: 'Hard coat', colours: [clear] },
  { code: 'AR', description: 'Anti-reflective', partNumber: 'SRV-AR', colours: [clear] },
  { code: 'BLUE', description: 'Blue-violet filter', partNumber: 'SRV-BLUE', colours: [clear] },
  { code: 'PHOTO', description: 'Photochromic', partNumber: 'SRV-PHOTO', colours: [grey, brown] },
  { code: 'TINT', description: 'Sun tint', partNumber: 'SRV-TINT', colours: [grey, brown, green] },
  { code: 'GRAD', description: 'Gradient sun tint', partNumber: 'SRV-GRAD', colours: [grey, brown] },
  { code: 'POLAR', description: 'Polarised', partNumber: 'SRV-POLAR', colours: [grey, brown, green] },
];

const thicknesses: readonly LensOption<Thickness>[] = [
  { code: '1.50', description: 'Standard' },
  { code: '1.60', description: 'Thin', partNumber: 'SRV-IDX-160' },
  { code: '1.67', description: 'Very thin', partNumber: 'SRV-IDX-167' },
  { code: '1.74', description: 'Thinnest', partNumber: 'SRV-IDX-174' },
];

/** What any lens can have beside its own parts. */
export const LENS_ADD_ONS: readonly Required<LensOption>[] = [
  { code: 'HYDRO', description: 'Water- and dirt-repellent finish', partNumber: 'SRV-HYDRO' },
  { code: 'MIRROR', description: 'Mirror coat', partNumber: 'SRV-MIRROR' },
];

function offersOf(type: (typeof types)[number], treatment: (typeof treatments)[number]): Omit<LensOffer, 'lensId'>[] {
  const made = OPTICS.treatments[treatment.code];
  // A thin material has no use without power.
  const offered = type.design === 'plano' ? thicknesses.slice(0, 1) : thicknesses;
  return treatment.colours.flatMap((colour) =>
    offered
      .filter(({ code }) => made.designs.includes(type.design) && made.thicknesses.includes(code))
      .map((thickness) => ({
        rxType: RX_TYPES[type.design],
        design: type.design,
        type,
        treatment,
        colour,
        thickness,
        partNumbers: [type, treatment, colour, thickness].flatMap(({ partNumber }) => partNumber ?? []),
      })),
  );
}

/** Every pair of lenses on offer: each use with each treatment in its colours and each thickness that it is made in. */
export const LENS_OFFERS: readonly LensOffer[] = types
  .flatMap((type) => treatments.flatMap((treatment) => offersOf(type, treatment)))
  .map((offer, index) => ({ ...offer, lensId: `L-${index + 1}` }));

const BY_ID = new Map(LENS_OFFERS.map((offer) => [offer.lensId, offer]));

export const lensOffer = (lensId: string): LensOffer | undefined => BY_ID.get(lensId);

/** Articles that the prices of lenses are read from. */
export const LENS_ARTICLES: readonly string[] = [
  ...new Set([...LENS_OFFERS.flatMap(({ partNumbers }) => partNumbers), ...LENS_ADD_ONS.map((one) => one.partNumber)]),
];
