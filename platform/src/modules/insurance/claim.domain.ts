import { Fault } from '../../kernel';
import type { InsuranceClaim } from '../order';

/** More than any plan pays for one order, in minor units. */
const MAX_MINOR = 10_000_000;

const unreadable = (field: string): Fault =>
  new Fault(502, 'INS502', 'ERR_INSURANCE_ANSWER_INVALID', 'The answer of the insurer cannot be used.', [field]);

function amountOf(given: Record<string, unknown>, field: 'allowanceMinor' | 'copayMinor'): number {
  const amount = given[field];
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0 || amount > MAX_MINOR)
    throw unreadable(field);
  return amount;
}

/** What an insurer granted, from its partner's answer; an amount below zero would make the member pay for a discount or be paid. */
export function decodeClaim(answer: unknown): InsuranceClaim {
  if (typeof answer !== 'object' || answer === null) throw unreadable('claim');
  const given = answer as Record<string, unknown>;
  const { insurerName } = given;
  if (typeof insurerName !== 'string' || insurerName.trim() === '' || insurerName.length > 120)
    throw unreadable('insurerName');
  return {
    insurerName,
    allowanceMinor: amountOf(given, 'allowanceMinor'),
    copayMinor: amountOf(given, 'copayMinor'),
  };
}
