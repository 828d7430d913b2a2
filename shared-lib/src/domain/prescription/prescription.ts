/** Values of a pair of glasses as text, in the seed's names; signs and decimals as on paper, e.g. `-1.75` (RX-02). */
export interface PrescriptionValues {
  readonly rightSphere: string;
  readonly rightCyl: string;
  readonly rightAxis: string;
  readonly rightAdd: string;
  readonly leftSphere: string;
  readonly leftCyl: string;
  readonly leftAxis: string;
  readonly leftAdd: string;
  /** Prism dioptres, empty or 0 where the paper has none. */
  readonly rightPrism: string;
  readonly leftPrism: string;
  /** Where the thick edge of the prism lies, one of `PRISM_BASES`; empty without a prism. */
  readonly rightPrismBase: string;
  readonly leftPrismBase: string;
  /** One distance for both eyes, in millimetres. */
  readonly pupillaryDistance: string;
  readonly lPupDistance: string;
  readonly rPupDistance: string;
}

/** A prescription with the person it belongs to (seed 2 §3). */
export interface PrescriptionDetails extends PrescriptionValues {
  readonly productType: string;
  readonly nickName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly telephone: string;
  readonly dateOfBirth: string;
  readonly prescriptionState: string;
  /** Day on the paper, `yyyy-MM-dd`, and who wrote it, where the shopper told (RX-05). */
  readonly issuedOn?: string;
  readonly prescriber?: string;
}

/** What an empty form starts with: sphere and cylinder 0.00, axis 0, the rest empty (RX-02). */
export const EMPTY_VALUES: PrescriptionValues = {
  rightSphere: '0.00',
  rightCyl: '0.00',
  rightAxis: '0',
  rightAdd: '',
  leftSphere: '0.00',
  leftCyl: '0.00',
  leftAxis: '0',
  leftAdd: '',
  rightPrism: '',
  leftPrism: '',
  rightPrismBase: '',
  leftPrismBase: '',
  pupillaryDistance: '',
  lPupDistance: '',
  rPupDistance: '',
};

/** Values nobody filled in, for readers who must not take a default for an answer. */
export const NO_VALUES = Object.fromEntries(
  Object.keys(EMPTY_VALUES).map((field) => [field, '']),
) as unknown as PrescriptionValues;

export const EMPTY_PRESCRIPTION: PrescriptionDetails = {
  ...EMPTY_VALUES,
  productType: '',
  nickName: '',
  firstName: '',
  lastName: '',
  telephone: '',
  dateOfBirth: '',
  prescriptionState: '',
};
