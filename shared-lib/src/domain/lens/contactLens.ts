/** Values of one contact lens as text (RX-20). */
export interface ContactLensEye {
  readonly power: string;
  readonly baseCurve: string;
  readonly diameter: string;
  readonly cylinder: string;
  readonly axis: string;
  readonly addition: string;
  readonly colour: string;
  readonly boxes: number;
}

/** The eye that leads, for multifocal lenses. */
export type Dominance = 'left' | 'right' | '';

/** Both eyes of a contact-lens order; null when an eye wears none (RX-20). */
export interface ContactLensPrescription {
  readonly left: ContactLensEye | null;
  readonly right: ContactLensEye | null;
  readonly dominance: Dominance;
  /** Day on the prescription, `yyyy-MM-dd`, where the shopper told. */
  readonly issuedOn?: string;
}

export const EMPTY_EYE: ContactLensEye = {
  power: '',
  baseCurve: '',
  diameter: '',
  cylinder: '',
  axis: '',
  addition: '',
  colour: '',
  boxes: 1,
};

/** Attribute of a line that carries the values of its contact lenses as JSON text. */
export const LENS_VALUES = 'contactLensData';

/** What an eye is asked for, in the order of the box. */
export const LENS_FIELDS = ['power', 'baseCurve', 'diameter', 'cylinder', 'axis', 'addition', 'colour'] as const;

export type LensField = (typeof LENS_FIELDS)[number];

/** Catalogue attribute that lists what a field may be (CAT-03). */
export const LENS_ATTRIBUTES: Readonly<Record<LensField, string>> = {
  power: 'CL_POWER',
  baseCurve: 'CL_BASE_CURVE',
  diameter: 'CL_DIAMETER',
  cylinder: 'CL_CYLINDER',
  axis: 'CL_AXIS',
  addition: 'CL_ADDITION',
  colour: 'CL_COLOR',
};

/** What a lens is made in: codes by field; a field it does not have is left out. */
export interface LensChoices {
  readonly offered: Readonly<Partial<Record<LensField, readonly string[]>>>;
  /** The lens differs for the eye that leads and the other one. */
  readonly asksDominance: boolean;
  /** Words of codes that are not numbers, in the language of the shop. */
  readonly words: Readonly<Record<string, string>>;
}
