import { cardRules } from '@sightline/shared-lib/domain/payment';

const rules = cardRules();

/** Whether a text could hold a card number: 13 to 19 digits, also grouped, with a right check digit. */
export function looksLikeCardNumber(text: string): boolean {
  const runs = text.replaceAll(/(?<=\d)[ .-](?=\d)/g, '').match(/\d{13,19}/g) ?? [];
  return runs.some((run) => rules.hasCheckDigit(run));
}
