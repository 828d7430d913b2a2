import type { Translate } from '@sightline/shared-lib/contracts';
import { passwordFlaw } from '@sightline/shared-lib/domain/person';
import { isBirthDate, isEmail, isNickname, isPersonName, isPhone } from '@sightline/shared-lib/domain/validation';

import { exampleDate, isoFromLocal } from './localDate';
import { passwordWords } from './passwordWords';
import type { FieldRule } from './schema';

/** Rules of fields that appear in several forms, in words (SITE-16, seed 1 §5). */
export function fieldRules(t: Translate, tag: string, now: number) {
  const email: FieldRule = {
    missing: t('Form.Missing.Email'),
    rules: [(value) => (isEmail(value) ? null : t('Form.Wrong.Email'))],
  };
  const name = (missing: string): FieldRule => ({
    missing,
    rules: [(value) => (isPersonName(value.trim()) ? null : t('Form.Wrong.Name'))],
  });
  const newPassword: FieldRule = {
    missing: t('Form.Missing.NewPassword'),
    rules: [
      (value) => {
        const flaw = passwordFlaw(value);
        return flaw && passwordWords(flaw, t);
      },
    ],
  };
  return {
    email,
    newPassword,
    password: { missing: t('Form.Missing.Password') } satisfies FieldRule,
    code: { missing: t('Form.Missing.Code') } satisfies FieldRule,
    firstName: name(t('Form.Missing.FirstName')),
    lastName: name(t('Form.Missing.LastName')),
    phone: { rules: [(value) => (isPhone(value) ? null : t('Form.Wrong.Phone'))] } satisfies FieldRule,
    nickName: {
      missing: t('Form.Missing.NickName'),
      rules: [(value) => (isNickname(value) ? null : t('Form.Wrong.NickName'))],
    } satisfies FieldRule,
    birthDate: {
      missing: t('Form.Missing.BirthDate'),
      rules: [
        (value) => {
          const iso = isoFromLocal(value, tag);
          if (!iso) return t('Form.Wrong.Date', { example: exampleDate(tag) });
          return isBirthDate(iso, now) ? null : t('Form.Wrong.BirthDate');
        },
      ],
    } satisfies FieldRule,
    repeated: (of: string): FieldRule => ({
      missing: t('Form.Missing.Repeat'),
      rules: [(value, values) => (value === values[of] ? null : t('Form.Wrong.Repeat'))],
    }),
  };
}

/** The same rule for a field that may stay empty. */
export function optionalRule({ rules }: FieldRule): FieldRule {
  return rules ? { rules } : {};
}
