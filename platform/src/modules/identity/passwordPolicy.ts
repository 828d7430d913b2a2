import { MAX_PASSWORD, MIN_PASSWORD, PASSWORD_FLAWS, passwordFlaw } from '@sightline/shared-lib/domain/person';
import type { PasswordFlaw } from '@sightline/shared-lib/domain/person';

import { Fault } from '../../kernel';

/** Key, message and parameter of each refusal (section 4.5). */
const REFUSALS: Readonly<Record<PasswordFlaw, readonly [key: string, message: string, parameter: string]>> = {
  short: ['MINIMUMLENGTH', 'The password is too short.', String(MIN_PASSWORD)],
  long: ['MAXIMUMLENGTH', 'The password is too long.', String(MAX_PASSWORD)],
  digit: ['MINIMUMDIGITS', 'The password needs a digit.', '1'],
  letter: ['MINIMUMLETTERS', 'The password needs a letter.', '1'],
  reused: ['REUSEOLD', 'Choose a password you have not used before.', '1'],
};

function refusal(flaw: PasswordFlaw): Fault {
  const [key, message, parameter] = REFUSALS[flaw];
  return new Fault(400, PASSWORD_FLAWS[flaw], `_ERR_AUTHENTICATION_${key}_PASSWORD`, message, [parameter]);
}

/** The first rule a new password breaks, or null. */
export function passwordFault(password: string): Fault | null {
  const flaw = passwordFlaw(password);
  return flaw && refusal(flaw);
}

/** The new password is the one in use. */
export const passwordReused = (): Fault => refusal('reused');
