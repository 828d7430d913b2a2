import type { PlatformFailure, Translate } from '@sightline/shared-lib/contracts';
import { CODE_MINUTES, flawOfCode } from '@sightline/shared-lib/domain/person';
import { mistakeWords, passwordWords } from '@sightline/shared-lib/forms';

/** Words for a new password the platform refuses; null when it is about something else (contract 4.5). */
export function passwordRefusal({ errorCode }: PlatformFailure, t: Translate): string | null {
  const flaw = flawOfCode(errorCode);
  return flaw && passwordWords(t, flaw);
}

/** Words for a mailed code the platform refuses. */
export function codeRefusal({ errorKey }: PlatformFailure, t: Translate): string {
  return errorKey === '_ERR_VALIDATION_CODE_EXPIRED'
    ? mistakeWords(t, 'codeExpired', { minutes: CODE_MINUTES })
    : mistakeWords(t, 'code');
}
