import type { RegisterInput } from '@sightline/shared-lib/api/person';
import type { FormFieldConfig, PlatformFailure, Translate } from '@sightline/shared-lib/contracts';
import { flawOfCode } from '@sightline/shared-lib/domain/person';

import { isoFromLocal } from '../forms/localDate';
import { passwordWords } from '../forms/passwordWords';
import { fieldRules, optionalRule } from '../forms/rules';
import type { FieldRule, TextValues } from '../forms/schema';

interface RuleFacts {
  readonly t: Translate;
  readonly tag: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Rules of the registration fields a store configures (SITE-07); the code joins once the platform asks for it. */
export function registrationRules(
  fields: readonly FormFieldConfig[],
  codeAsked: boolean,
  { t, tag, now }: RuleFacts,
): Readonly<Record<string, FieldRule>> {
  const rules = fieldRules(t, tag, now);
  const known: Readonly<Record<string, FieldRule>> = {
    firstName: rules.firstName,
    lastName: rules.lastName,
    logonId: rules.email,
    logonPassword: rules.newPassword,
    phone1: { ...rules.phone, missing: t('Form.Missing.Phone') },
    dateOfBirth: rules.birthDate,
  };
  const configured = fields.flatMap(({ name, required }) => {
    const rule = known[name];
    return rule ? [[name, required ? rule : optionalRule(rule)] as const] : [];
  });
  return { ...Object.fromEntries(configured), ...(codeAsked ? { validationCode: rules.code } : {}) };
}

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
  return flaw && passwordWords(flaw, t);
}

/** Which field the platform refused, in words; without a field it is about the whole form. */
export function problemOfRegistration(
  failure: PlatformFailure | null,
  t: Translate,
): { readonly field?: string; readonly message: string } {
  if (!failure) return { message: t('Form.Unavailable') };
  if (failure.errorKey === '_ERR_LOGONID_ALREDY_EXIST')
    return { field: 'logonId', message: t('Form.Wrong.EmailTaken') };
  if (failure.errorCode === '2190') {
    const expired = failure.errorKey === '_ERR_VALIDATION_CODE_EXPIRED';
    return { field: 'validationCode', message: t(expired ? 'Form.Wrong.CodeExpired' : 'Form.Wrong.Code') };
  }
  const password = passwordRefusal(failure, t);
  return password ? { field: 'logonPassword', message: password } : { message: t('Form.Unavailable') };
}
