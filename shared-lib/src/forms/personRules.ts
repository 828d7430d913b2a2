import type { FormFieldConfig, Translate } from '../contracts';
import { shownDate } from '../domain/day';
import { isPrescriptionExpired, prescriptionValidUntil } from '../domain/prescription';
import {
  exampleDate,
  isBirthDate,
  isEmail,
  isNickname,
  isoFromLocal,
  isPersonName,
  isPhone,
  OLDEST_YEARS,
} from '../domain/validation';

import { formSchema, optionalRule, type FormSchema, type TextRule } from './formSchema';
import { boundedRule } from './lengthRule';
import { mistakeWords, missingWords } from './mistakes';
import { newPasswordRule } from './passwordRules';

/** What rules and words depend on. */
export interface FormFacts {
  readonly t: Translate;
  /** Language tag that dates are typed by. */
  readonly tag: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export function emailRule(t: Translate): TextRule {
  return {
    missing: missingWords(t, 'email1'),
    judge: (value) => (isEmail(value) ? null : mistakeWords(t, 'email', { value: value.trim() })),
  };
}

export function phoneRule(t: Translate): TextRule {
  return {
    missing: missingWords(t, 'phone1'),
    judge: (value) => (isPhone(value) ? null : mistakeWords(t, 'phone', { value: value.trim() })),
  };
}

/** First or last name of a person. */
export function nameRule(t: Translate, field: 'firstName' | 'lastName'): TextRule {
  return {
    missing: missingWords(t, field),
    judge: (value) => (isPersonName(value.trim()) ? null : mistakeWords(t, 'name')),
  };
}

/** The name an address is kept under (ACC-08). */
export function nickNameRule(t: Translate): TextRule {
  return {
    missing: missingWords(t, 'nickName'),
    judge: (value) => (isNickname(value) ? null : mistakeWords(t, 'nickName')),
  };
}

/** The code that was mailed. */
export function codeRule(t: Translate): TextRule {
  return { missing: missingWords(t, 'code') };
}

function birthDateRule({ t, tag, now }: FormFacts): TextRule {
  return {
    missing: missingWords(t, 'dateOfBirth'),
    judge: (value) => {
      const iso = isoFromLocal(value, tag);
      if (!iso) return mistakeWords(t, 'date', { example: exampleDate(tag) });
      return isBirthDate(iso, now) ? null : mistakeWords(t, 'birthDate', { years: OLDEST_YEARS });
    },
  };
}

function personRules(facts: FormFacts): Readonly<Record<string, TextRule>> {
  const { t } = facts;
  return {
    firstName: nameRule(t, 'firstName'),
    lastName: nameRule(t, 'lastName'),
    email1: emailRule(t),
    phone1: phoneRule(t),
    dateOfBirth: birthDateRule(facts),
    logonId: emailRule(t),
    logonPassword: newPasswordRule(t),
  };
}

/** Whom a prescription is for, as far as it is told (RX-02); `paperDays` is how long it counts from the day on its paper (RX-05). */
export function patientSchema(facts: FormFacts, paperDays: number): FormSchema {
  return formSchema({
    firstName: optionalRule(nameRule(facts.t, 'firstName')),
    lastName: optionalRule(nameRule(facts.t, 'lastName')),
    dateOfBirth: optionalRule(birthDateRule(facts)),
    telephone: optionalRule(phoneRule(facts.t)),
    issuedOn: { judge: paperDateProblem(facts, paperDays) },
    nickName: {},
    prescriber: {},
  });
}

/** The day on a paper has been, elsewhere tomorrow may have begun, and is no longer ago than a prescription counts. */
const paperDateProblem =
  ({ t, tag, now }: FormFacts, days: number) =>
  (value: string) => {
    const iso = isoFromLocal(value, tag);
    if (!iso) return mistakeWords(t, 'date', { example: exampleDate(tag) });
    if (!isBirthDate(iso, now)) return mistakeWords(t, 'paperDate');
    const today = new Date(now);
    const until = prescriptionValidUntil({ issuedOn: iso, changedAt: today }, days);
    return isPrescriptionExpired(until, today)
      ? mistakeWords(t, 'paperExpired', { date: shownDate(new Date(until), tag, 'UTC') })
      : null;
  };

/** What a new account keeps only so much of; the others have a form of their own. */
const BOUNDED: ReadonlySet<string> = new Set(['firstName', 'lastName', 'phone1']);

/** A new account by the fields the store asks for (SITE-07); the mailed code joins once the platform wants it. */
export function registrationSchema(
  fields: readonly FormFieldConfig[],
  isCodeAsked: boolean,
  facts: FormFacts,
): FormSchema {
  const known = personRules(facts);
  const asked = fields.flatMap(({ name, required, maxLength }) => {
    const rule = known[name];
    if (!rule) return [];
    const judged = BOUNDED.has(name)
      ? boundedRule(facts.t, rule, { label: facts.t(`Form.Label.${name}`), most: maxLength })
      : rule;
    return [[name, required ? judged : optionalRule(judged)] as const];
  });
  return formSchema({ ...Object.fromEntries(asked), ...(isCodeAsked ? { validationCode: codeRule(facts.t) } : {}) });
}

/** What an account knows of its person (ACC-01). */
export function profileSchema(facts: FormFacts): FormSchema {
  const { firstName = {}, lastName = {}, email1 = {}, phone1 = {}, dateOfBirth = {} } = personRules(facts);
  return formSchema({ firstName, lastName, email1, phone1: optionalRule(phone1), dateOfBirth, gender: {} });
}
