/** 13-digit article number in the range for internal use: prefix 29, nine digits and a running number, check digit. */
export function gtin13(number: number): string {
  const body = `29${String(number).padStart(10, '0')}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
