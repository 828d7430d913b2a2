import type { Page } from '@playwright/test';

/** Fills in who prescribed contact lenses, up to the button. */
export async function fillPrescriber(page: Page, wearer: string) {
  const form = page.getByRole('form', { name: 'Name the prescriber' });
  await form.getByRole('textbox', { name: /^Full name of the wearer/ }).fill(wearer);
  await form.getByRole('textbox', { name: /^Prescriber/ }).fill('Dr. Vision');
  await form.getByRole('textbox', { name: /^Practice/ }).fill('Eyes on Main');
  await form.getByRole('combobox', { name: /^State/ }).selectOption({ label: 'New York' });
  await form.getByRole('textbox', { name: /^Phone/ }).fill('+1 212 555 0142');
  return { send: () => form.getByRole('button', { name: 'Ask this prescriber' }).click() };
}
