/** Goods and services tax of Canada, in thousandths of a percent; harmonised provinces have it in their own. */
export const CANADA_GST = 5000;

interface ProvinceTax {
  /** Name on the receipt: the harmonised tax replaces the federal one, the others stand beside it. */
  readonly name: 'HST' | 'PST' | 'QST';
  /** Thousandths of a percent; of a harmonised tax the whole of it. */
  readonly rate: number;
}

/** Taxes of the provinces; those left out have the federal one alone. */
export const PROVINCE_TAXES: Readonly<Record<string, ProvinceTax>> = {
  BC: { name: 'PST', rate: 7000 },
  MB: { name: 'PST', rate: 7000 },
  NB: { name: 'HST', rate: 15_000 },
  NL: { name: 'HST', rate: 15_000 },
  NS: { name: 'HST', rate: 14_000 },
  ON: { name: 'HST', rate: 13_000 },
  PE: { name: 'HST', rate: 15_000 },
  QC: { name: 'QST', rate: 9975 },
  SK: { name: 'PST', rate: 6000 },
};

/** First letter of a Canadian postal code and the province it belongs to. */
export const PROVINCE_OF_LETTER: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};
