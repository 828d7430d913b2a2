/** One at, a dot in the domain, neither spaces nor signs that nobody sees; what the mail server then says is the last word (SITE-16). */
const EMAIL =
  /^[^\s\p{C}@"(),:;<>[\]\\]+@[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)*\.[\p{L}]{2,}$/u;

export function isEmail(value: string): boolean {
  const text = value.trim();
  return (
    text.length <= 254 && !text.includes('..') && !text.startsWith('.') && !text.includes('.@') && EMAIL.test(text)
  );
}

/** What leads on within a practice or a company: "ext. 3", "x3", "#3". */
const EXTENSION = /\s*(?:ext(?:ension)?\.?|x|#)\s*\d{1,6}$/i;

/** 6 to 15 digits, a plus in front, spaces, dots, hyphens, slashes and brackets between, an extension after them (SITE-16, E.164). */
export function isPhone(value: string): boolean {
  const text = value.trim().replace(EXTENSION, '');
  const digits = text.replace(/\D/g, '');
  return /^\+?[\d\s().\-/]+$/.test(text) && digits.length >= 6 && digits.length <= 15;
}

/** Letters, digits and spaces, at least one letter or digit (SITE-16): a rule of the form, the platform takes any name. */
export function isNickname(value: string): boolean {
  return /^[\p{L}\p{M}\d ]+$/u.test(value) && value.trim() !== '';
}

/** An apostrophe, straight or curly, or a hyphen between two letters: part of the word (O'Brien, Anne-Marie). */
const JOINED = /(?<=[\p{L}\p{M}])['\u2019-](?=\p{L})/gu;

/** Letters and spaces, at least one letter (SITE-16). */
export function isPersonName(value: string): boolean {
  return /^[\p{L}\p{M} ]+$/u.test(value.replaceAll(JOINED, '')) && value.trim() !== '';
}

/** Digits with up to two decimals (SITE-16). */
export function isPrice(value: string): boolean {
  return /^\d+(\.\d{1,2})?$/.test(value.trim());
}

/** A translation key: dotted, capitalised, 4 to 99 characters (SITE-13). */
export function isTranslationKey(value: string): boolean {
  return value.length >= 4 && value.length <= 99 && /^[A-Z][A-Za-z0-9_-]*(\.[A-Z][A-Za-z0-9_-]*)+$/.test(value);
}
