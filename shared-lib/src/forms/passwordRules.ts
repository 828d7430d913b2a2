import type { Translate } from '../contracts';
import { MAX_PASSWORD, MIN_PASSWORD, passwordFlaw, type PasswordFlaw } from '../domain/person';

import { formSchema, type FormSchema, type TextRule, type TextValues } from './formSchema';
import { mistakeWords, missingWords } from './mistakes';

/** What is wrong with a new password in words, whether the form or the platform says so. */
export function passwordWords(t: Translate, flaw: PasswordFlaw): string {
  switch (flaw) {
    case 'short':
      return mistakeWords(t, 'passwordShort', { count: MIN_PASSWORD });
    case 'long':
      return mistakeWords(t, 'passwordLong', { count: MAX_PASSWORD });
    case 'digit':
      return mistakeWords(t, 'passwordDigit');
    case 'letter':
      return mistakeWords(t, 'passwordLetter');
    case 'reused':
      return mistakeWords(t, 'passwordUsed');
  }
}

/** A password that is chosen. */
export function newPasswordRule(t: Translate): TextRule {
  return {
    missing: missingWords(t, 'newPassword'),
    judge: (value) => {
      const flaw = passwordFlaw(value);
      return flaw && passwordWords(t, flaw);
    },
  };
}

/** A password that exists: only the platform knows whether it is right. */
export function passwordRule(t: Translate): TextRule {
  return { missing: missingWords(t, 'password') };
}

/** The old password, and the new one twice (ACC-01). */
export function passwordChangeSchema(values: TextValues, t: Translate): FormSchema {
  return formSchema({
    currentPassword: passwordRule(t),
    newPassword: newPasswordRule(t),
    verifyPassword: {
      missing: missingWords(t, 'repeat'),
      judge: (value) => (value === values['newPassword'] ? null : mistakeWords(t, 'repeat')),
    },
  });
}
