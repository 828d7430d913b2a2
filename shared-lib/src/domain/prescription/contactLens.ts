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
