import type { Translate } from '@sightline/shared-lib/contracts';
import { MAX_PASSWORD, MIN_PASSWORD, type PasswordFlaw } from '@sightline/shared-lib/domain/person';

/** What is wrong with a new password, in words. */
export function passwordWords(flaw: PasswordFlaw, t: Translate): string {
  switch (flaw) {
    case 'short':
      return t('Form.Wrong.PasswordShort', { count: MIN_PASSWORD });
    case 'long':
      return t('Form.Wrong.PasswordLong', { count: MAX_PASSWORD });
    case 'digit':
      return t('Form.Wrong.PasswordDigit');
    case 'letter':
      return t('Form.Wrong.PasswordLetter');
    case 'reused':
      return t('Form.Wrong.PasswordUsed');
  }
}
