import words from '@sightline/shared-lib/forms/i18n/en.json';
import type { Fragments } from '@sightline/shared-lib/contracts';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LensesConfigurator } from '../../fragments/LensesConfigurator';
import en from '../../i18n/en.json';
import enLater from '../../i18n/later/en.json';
import { asked } from '../../testing/askedQuestion';
import { FRAME, lensShop } from '../../testing/lensShop';

import { keepChoices } from './choiceMemory';
import { NO_ANSWERS } from './lensAnswers';

const t = createTranslator('en', 'prescription', { ...words, ...en, ...enLater });
const PAGE = '/eyeglasses/forum';

beforeEach(() => window.sessionStorage.clear());

function show(services = lensShop(), given?: Fragments['lenses.configurator']['given']) {
  const onAdded = jest.fn();
  const onClose = jest.fn();
  render(
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale="en-us">
        <LensesConfigurator partNumber={FRAME} {...(given ? { given } : {})} onAdded={onAdded} onClose={onClose} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  return { onAdded, onClose, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

type User = ReturnType<typeof userEvent.setup>;

async function next(user: User) {
  await waitFor(() => expect(screen.getByText(/^Next:/).closest('button')).not.toHaveAttribute('aria-disabled'));
  await user.click(screen.getByText(/^Next:/));
}

async function pick(user: User, name: RegExp) {
  await user.click(await screen.findByLabelText(name, { selector: 'input' }));
  await next(user);
}

describe('the address of a question', () => {
  it('is left for the page where the shopper arrived with it, after other questions too [RX-10]', async () => {
    window.history.replaceState(null, '', `${PAGE}#lenses/use`);
    const { user, onClose } = show();
    await pick(user, /^Single vision/);
    await asked('Your prescription');
    await user.click(screen.getByRole('button', { name: 'Back to Forum' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(window.location.pathname + window.location.hash).toBe(PAGE);
  });

  it('is left with the pair in the bag where the shopper arrived with it [RX-11]', async () => {
    const codes = { use: 'SV', treatment: 'AR', thickness: '1.50' };
    keepChoices(FRAME, { ...NO_ANSWERS, codes, prescription: 'later' });
    window.history.replaceState(null, '', `${PAGE}#lenses/addOns`);
    const added = { ok: true, orderId: '1', orderItemIds: ['1'] };
    const { user, onAdded } = show(lensShop({ commandFakes: { 'cart.add': () => added } }));
    await asked('Anything else?');
    await next(user);
    await user.click(await screen.findByRole('button', { name: /^Add to bag/ }));
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
    expect(window.location.hash).toBe('');
  });

  it('says the question that is shown after the page was loaded again, and Back leads on to another one [RX-10]', async () => {
    keepChoices(FRAME, { ...NO_ANSWERS, codes: { use: 'SV', treatment: 'AR', thickness: '1.50' }, addOns: [] });
    window.history.replaceState(null, '', PAGE);
    for (const [index, step] of ['use', 'prescription', 'treatment', 'review'].entries())
      window.history.pushState({ lenses: index + 1 }, '', `#lenses/${step}`);
    const { onClose } = show();
    await asked('Your prescription');
    expect(window.location.hash).toBe('#lenses/prescription');
    act(() => window.history.back());
    await asked('What are the lenses for?');
    expect(window.location.hash).toBe('#lenses/use');
    act(() => window.history.back());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(window.location.pathname + window.location.hash).toBe(PAGE);
  });
});
