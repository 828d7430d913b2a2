import type { Translate } from '@sightline/shared-lib/contracts';
import { isEmail, isPhone } from '@sightline/shared-lib/domain/validation';

/** Fields in the order they stand in. */
export const CONTACT_FIELDS = ['topic', 'message', 'name', 'email', 'phone', 'orderId'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;
export type ContactProblems = Readonly<Partial<Record<ContactField, string>>>;

/** Longest text the platform takes. */
export const LONGEST_MESSAGE = 4000;

const REQUIRED: ReadonlySet<ContactField> = new Set(['topic', 'name', 'email', 'message']);

const WORDS: Readonly<Record<ContactField, string>> = {
  topic: 'Topic',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  orderId: 'Order',
  message: 'Message',
};

/** The label's key of a field. */
export const labelKey = (field: ContactField): string => `Contact.${WORDS[field]}`;

/** What is wrong with a field, in words; undefined when it is right. */
export function problemOf(field: ContactField, value: string, t: Translate): string | undefined {
  const text = value.trim();
  if (text === '') return REQUIRED.has(field) ? t(`Contact.Missing.${WORDS[field]}`) : undefined;
  if (field === 'email' && !isEmail(text)) return t('Contact.Wrong.Email');
  if (field === 'phone' && !isPhone(text)) return t('Contact.Wrong.Phone');
  return undefined;
}

/** Every problem of a form, in the order of its fields. */
export function problemsOf(values: ContactValues, t: Translate): ContactProblems {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const problem = problemOf(field, values[field], t);
      return problem ? [[field, problem] as const] : [];
    }),
  );
}
