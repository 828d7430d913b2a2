import type { RegisterBuyerInput } from '@sightline/shared-lib/api/organization';
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

/** What an organisation sends that asks to buy: trimmed, empty fields left out. */
export function organizationInput(values: TextValues): RegisterBuyerInput {
  const password = values['logonPassword'] ?? '';
  const logonId = values['logonId']?.trim() ?? '';
  const administrator = Object.entries({
    usr_firstName: values['firstName']?.trim(),
    usr_lastName: values['lastName']?.trim(),
    usr_phone1: values['phone1']?.trim(),
    usr_email1: logonId,
  });
  return {
    organizationName: values['organizationName']?.trim() ?? '',
    logonId,
    logonPassword: password,
    logonPasswordVerify: password,
    others: Object.fromEntries(administrator.flatMap(([name, value]) => (value ? [[name, value]] : []))),
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
