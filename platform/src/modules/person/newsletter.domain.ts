import { isEmail } from '@sightline/shared-lib/domain/validation';

import { invalidInput } from '../../kernel';

import type { EmailPreference } from './person.tables';

/** How a request says whether somebody wants the newsletter of a store: in any of three spellings (ACC-06). */
export interface NewsletterFields {
  email1?: string;
  receiveEmail?: string;
  receiveEmailPreference?: EmailPreference[];
  x_data?: Record<string, string>;
}

/** The choices of all stores after one for a store. */
export function withPreference(
  preferences: readonly EmailPreference[],
  storeID: string,
  value: string,
): EmailPreference[] {
  return [...preferences.filter((preference) => preference.storeID !== storeID), { storeID, value }];
}

/** The newsletter choice a request makes for a store, whichever of its three spellings it uses (ACC-06). */
export function newsletterChoice(fields: NewsletterFields, storeId: string): string | undefined {
  const listed = fields.receiveEmailPreference?.find((preference) => preference.storeID === storeId)?.value;
  const choice = fields.x_data?.['hasNewsletter'] ?? fields.receiveEmail ?? listed;
  if (choice === undefined) return undefined;
  if (choice !== 'true' && choice !== 'false') throw invalidInput('hasNewsletter');
  return choice;
}

/**
 * A guest's wish about the newsletter: the address it goes to, and nothing else of a profile; taking it back forgets the address. Null when the
 * request makes no such wish (SITE-11).
 */
export function guestLetter(
  fields: NewsletterFields,
  storeId: string,
): Pick<NewsletterFields, 'email1' | 'receiveEmail'> | null {
  const receiveEmail = newsletterChoice(fields, storeId);
  if (receiveEmail === undefined) return null;
  const email1 = receiveEmail === 'true' ? (fields.email1 ?? '').trim() : '';
  if (receiveEmail === 'true' && !isEmail(email1)) throw invalidInput('email1');
  return { email1, receiveEmail };
}
