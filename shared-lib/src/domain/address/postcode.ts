/** How postal codes of a country look, with one as an example; `digits` where a code is just so many digits. */
interface PostcodeForm {
  readonly pattern: RegExp;
  readonly example: string;
  readonly digits?: number;
}

const FORMS: Readonly<Record<string, PostcodeForm>> = {
  us: { pattern: /^\d{5}(-\d{4})?$/, example: '06001', digits: 5 },
  it: { pattern: /^\d{5}$/, example: '20121', digits: 5 },
  fr: { pattern: /^\d{5}$/, example: '75001', digits: 5 },
  de: { pattern: /^\d{5}$/, example: '10115', digits: 5 },
  es: { pattern: /^\d{5}$/, example: '28001', digits: 5 },
  ch: { pattern: /^\d{4}$/, example: '6900', digits: 4 },
  pt: { pattern: /^\d{4}-\d{3}$/, example: '1100-148' },
  gb: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
  at: { pattern: /^\d{4}$/, example: '1010', digits: 4 },
  au: { pattern: /^\d{4}$/, example: '2000', digits: 4 },
  be: { pattern: /^\d{4}$/, example: '1000', digits: 4 },
  ca: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' },
  ie: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 X285' },
  nl: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 AB' },
};

export type PostcodeProblem =
  | { readonly kind: 'digits'; readonly digits: number; readonly needed: number; readonly example: string }
  | { readonly kind: 'form'; readonly example: string };

/** Signs after the blank of a postal code that has one. */
const SECOND_PART: Readonly<Record<string, number>> = { gb: 3, ca: 3, ie: 4, nl: 2 };

/** Digits on both sides of a hyphen that is often left out, or typed as a blank. */
const HYPHENED: Readonly<Record<string, RegExp>> = { pt: /^(\d{4})(\d{3})$/, us: /^(\d{5})(\d{4})$/ };

/** A postal code as its country writes it: without the blanks it was pasted with, with the sign that belongs, in capitals (SITE-07). */
export function cleanPostcode(country: string, typed: string): string {
  const code = country.toLowerCase();
  const form = FORMS[code];
  const short = typed.trim().replaceAll(/\s+/g, ' ');
  if (!form) return short;
  const packed = short.replaceAll(' ', '');
  const hyphened = HYPHENED[code];
  if (hyphened) return packed.replace(hyphened, '$1-$2');
  const second = SECOND_PART[code];
  if (!second) return packed;
  // Half a code, or none at all, stays as it was typed.
  return form.pattern.test(packed) ? `${packed.slice(0, -second)} ${packed.slice(-second)}`.toUpperCase() : short;
}

/** What is wrong with a postal code (SITE-07); null when it is right or the country's form is not known. */
export function postcodeProblem(country: string, typed: string): PostcodeProblem | null {
  const form = FORMS[country.toLowerCase()];
  const code = typed.trim();
  if (!form || form.pattern.test(code)) return null;
  if (form.digits && /^\d+$/.test(code))
    return { kind: 'digits', digits: code.length, needed: form.digits, example: form.example };
  return { kind: 'form', example: form.example };
}
