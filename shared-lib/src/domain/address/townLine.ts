import { cleanPostcode } from './postcode';

interface Town {
  readonly city: string;
  readonly zipCode: string;
  readonly state: string;
  /** Code of the country in either case. */
  readonly country: string;
}

const STATE_BEFORE_CODE = new Set(['us', 'ca', 'au']);
const CODE_LAST = new Set(['gb', 'ie']);

/** Town with its code, as the country writes it: `Avon, CT 06001`, `20121 Milano MI`, `London W1D 1BS`. */
export function townLine({ city, zipCode: typed, state, country }: Town): string {
  const code = country.toLowerCase();
  const zipCode = cleanPostcode(code, typed);
  const words = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
  if (STATE_BEFORE_CODE.has(code)) return [city, words(state, zipCode)].filter(Boolean).join(', ');
  if (CODE_LAST.has(code)) return words(city, zipCode);
  return code === 'it' ? words(zipCode, city, state) : words(zipCode, city);
}
