import type { Fragments } from '@sightline/shared-lib/contracts';
import words from '@sightline/shared-lib/forms/i18n/en.json';
import { createTranslator, ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LensesConfigurator } from '../fragments/LensesConfigurator';
import en from '../i18n/en.json';
import enLater from '../i18n/later/en.json';

import { FRAME, lensShop } from './lensShop';

const english = createTranslator('en', 'prescription', { ...words, ...en, ...enLater });

export type User = ReturnType<typeof userEvent.setup>;

interface ConfiguratorOptions {
  readonly t?: typeof english;
  /** Lenses of the bag that are changed. */
  readonly given?: Fragments['lenses.configurator']['given'];
}

/** The lens configurator of a frame, and what it calls. */
export function showConfigurator(services = lensShop(), { t = english, given }: ConfiguratorOptions = {}) {
  const onAdded = jest.fn();
  const onClose = jest.fn();
  const { unmount } = render(
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale="en-us">
        <LensesConfigurator partNumber={FRAME} {...(given ? { given } : {})} onAdded={onAdded} onClose={onClose} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  return { unmount, services, onAdded, onClose, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

/** Presses Next; the bar follows a frame after question and answer. */
export async function next(user: User) {
  await waitFor(() => expect(screen.getByText(/^Next:/).closest('button')).not.toHaveAttribute('aria-disabled'));
  await user.click(screen.getByText(/^Next:/));
}

/** Chooses an answer and presses Next. */
export async function pick(user: User, name: RegExp) {
  await user.click(await screen.findByLabelText(name, { selector: 'input' }));
  await next(user);
}

/** Types values of both eyes, in the question of the prescription. */
export async function typeValues(right: string, left: string) {
  const fields = [
    ...(await screen.findAllByLabelText(/^Sphere/)),
    screen.getByLabelText(/^Pupillary distance/, { selector: '[type=text]' }),
  ];
  for (const [index, value] of [right, left, '63'].entries()) {
    fireEvent.change(fields[index] as HTMLElement, { target: { value } });
  }
}

/** Types values of both eyes and takes them. */
export async function giveValues(user: User, right: string, left: string) {
  await typeValues(right, left);
  await user.click(await screen.findByText('Check and continue'));
}
