import { expect, type Page } from '@playwright/test';

import type { SiteLocale } from './commerce';
import { heading, visit } from './visit';

/** A shopper of the demonstration data, with two addresses. */
export const EMMA = { email: 'emma.carter@example.com', password: 'Sightline1!' };

/** Journeys that sign in as her have one bag: one at a time. */
export const AS_EMMA = { lock: 'emma' };

let made = 0;

/** An e-mail nobody has registered yet. */
export function newEmail(): string {
  made += 1;
  return `journey.${Date.now().toString(36)}.${process.pid}.${made}@example.com`;
}

const WORDS = {
  'en-us': {
    register: '/sign-in/register',
    signIn: '/sign-in',
    firstName: 'First name',
    lastName: 'Last name',
    create: 'Create account',
    created: 'Your account is ready',
    enter: 'Sign in',
    account: 'Your account',
  },
  'it-it': {
    register: '/it-it/accesso/register',
    signIn: '/it-it/accesso',
    firstName: 'Nome',
    lastName: 'Cognome',
    create: 'Crea account',
    created: 'Il tuo account è pronto',
    enter: 'Accedi',
    account: 'Il tuo account',
  },
} as const;

/** Who signs in, and on which site. */
export interface Member {
  readonly email: string;
  readonly password: string;
  readonly locale?: SiteLocale;
}

/** Creates an account on its own page and ends signed in. */
export async function register(page: Page, { email, password, locale = 'en-us' }: Member): Promise<void> {
  const words = WORDS[locale];
  await visit(page, words.register);
  const main = page.getByRole('main');
  await main.getByLabel(words.firstName, { exact: true }).fill('Ann');
  await main.getByLabel(words.lastName, { exact: true }).fill('Doe');
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: words.create }).click();
  await expect(heading(page, words.created)).toBeVisible();
}

/** Signs in on the sign-in page and ends in the account. */
export async function signIn(page: Page, { email, password, locale = 'en-us' }: Member): Promise<void> {
  const words = WORDS[locale];
  await visit(page, words.signIn);
  const main = page.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: words.enter }).click();
  await expect(heading(page, words.account)).toBeVisible();
}
