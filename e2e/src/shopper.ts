import { expect, type Page } from '@playwright/test';

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

/** Creates an account on its own page and ends signed in. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await visit(page, '/sign-in/register');
  const main = page.getByRole('main');
  await main.getByLabel('First name', { exact: true }).fill('Ann');
  await main.getByLabel('Last name', { exact: true }).fill('Doe');
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Your account is ready')).toBeVisible();
}

/** Signs in on the sign-in page and ends in the account. */
export async function signIn(page: Page, { email, password }: { readonly email: string; readonly password: string }) {
  await visit(page, '/sign-in');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}
