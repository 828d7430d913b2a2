import type { RegisterInput } from '@sightline/shared-lib/api/person';
import type { PlatformFailure, Translate } from '@sightline/shared-lib/contracts';
import { isoFromLocal } from '@sightline/shared-lib/domain/validation';
import { mistakeWords, type TextValues } from '@sightline/shared-lib/forms';

import { codeRefusal, passwordRefusal } from '../../account/refusals/refusalWords';

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
