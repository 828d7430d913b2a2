/** Values of the characters on odd places of an Italian fiscal code (Ministerial Decree of 23 December 1976). */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

function value(character: string): number {
  return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
}

/** A fiscal code as it is kept: capitals, and none of the blanks it is printed with (ACC-03). */
export function cleanFiscalCode(typed: string): string {
  return typed.replaceAll(/\s+/g, '').toUpperCase();
}

/** Sixteen characters whose last one is right: a slip of one letter is caught before the order is (ACC-03). */
export function isItalianFiscalCode(typed: string): boolean {
  const code = cleanFiscalCode(typed);
  if (!/^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPR-T][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/.test(code)) return false;
  const sum = Array.from(code.slice(0, 15)).reduce(
    (total, character, index) => total + (index % 2 === 0 ? (ODD[value(character)] ?? 0) : value(character)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === code[15];
}
