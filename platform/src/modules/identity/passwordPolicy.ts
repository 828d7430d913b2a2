import { Fault } from '../../kernel';

export const minimumPasswordLength = 8;
export const maximumPasswordLength = 128;

function weak(code: string, rule: string, message: string, parameter: string): Fault {
  return new Fault(400, code, `_ERR_AUTHENTICATION_${rule}_PASSWORD`, message, [parameter]);
}

/** The first rule a new password breaks (section 4.5), or null. */
export function passwordFault(password: string): Fault | null {
  if (password.length < minimumPasswordLength) {
    return weak('2200', 'MINIMUMLENGTH', 'The password is too short.', String(minimumPasswordLength));
  }
  if (password.length > maximumPasswordLength) {
    return weak('2205', 'MAXIMUMLENGTH', 'The password is too long.', String(maximumPasswordLength));
  }
  if (!/\p{Nd}/u.test(password)) return weak('2240', 'MINIMUMDIGITS', 'The password needs a digit.', '1');
  if (!/\p{L}/u.test(password)) return weak('2230', 'MINIMUMLETTERS', 'The password needs a letter.', '1');
  return null;
}

/** The new password is the one in use. */
export function passwordReused(): Fault {
  return weak('2260', 'REUSEOLD', 'Choose a password you have not used before.', '1');
}
