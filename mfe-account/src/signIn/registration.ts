import type { RegisterInput } from '@sightline/shared-lib/api/person';
import type { PlatformFailure, Translate } from '@sightline/shared-lib/contracts';
import { flawOfCode } from '@sightline/shared-lib/domain/person';
import { isoFromLocal } from '@sightline/shared-lib/domain/validation';
import { mistakeWords, passwordWords, type TextValues } from '@sightline/shared-lib/forms';

const WRITTEN = ['validationCode', 'firstName', 'lastName', 'phone1', 'dateOfBirth'] as const;
type Written = (typeof WRITTEN)[number];

/** What is sent: trimmed, the birth date as `yyyy-MM-dd`, empty fields left out. */
export function registrationInput(values: TextValues, tag: string): RegisterInput {
  const password = values['logonPassword'] ?? '';
  const filled: { -readonly [Name in Written]?: string } = {};
  for (const name of WRITTEN) {
    const text = name === 'dateOfBirth' ? isoFromLocal(values[name] ?? '', tag) : values[name]?.trim();
    if (text) filled[name] = text;
  }
  return {
    logonId: values['logonId']?.trim() ?? '',
    logonPassword: password,
    logonPasswordVerify: password,
    ...filled,
  };
}

/** Words for a new password the platform refuses; null when it is about something else (contract 4.5). */
export function passwordRefusal({ errorCode }: PlatformFailure, t: Translate): string | null {
  const flaw = flawOfCode(errorCode);
  return flaw && passwordWords(t, flaw);
}

/** Words for a mailed code the platform refuses. */
export function codeRefusal({ errorKey }: PlatformFailure, t: Translate): string {
  return mistakeWords(t, errorKey === '_ERR_VALIDATION_CODE_EXPIRED' ? 'codeExpired' : 'code');
}

/** Which field the platform refused, in words; without a field it is about the whole form. */
export function problemOfRegistration(
  failure: PlatformFailure | null,
  t: Translate,
): { readonly field?: string; readonly message: string } {
  if (!failure) return { message: t('Form.Unavailable') };
  if (failure.errorKey === '_ERR_LOGONID_ALREDY_EXIST')
    return { field: 'logonId', message: mistakeWords(t, 'emailTaken') };
  if (failure.errorCode === '2190') return { field: 'validationCode', message: codeRefusal(failure, t) };
  const password = passwordRefusal(failure, t);
  return password ? { field: 'logonPassword', message: password } : { message: t('Form.Unavailable') };
}
