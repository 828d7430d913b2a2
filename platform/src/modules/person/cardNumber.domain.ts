/** Whether digits pass the check-digit rule of payment cards. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether a text could hold a card number: 13 to 19 digits, also grouped, with a right check digit. */
export function looksLikeCardNumber(text: string): boolean {
  const runs = text.replaceAll(/(?<=\d)[ .-](?=\d)/g, '').match(/\d{13,19}/g) ?? [];
  return runs.some(passesLuhn);
}
