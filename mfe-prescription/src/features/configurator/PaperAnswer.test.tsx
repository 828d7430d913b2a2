import words from '@sightline/shared-lib/forms/i18n/en.json';
import type { GivenLenses } from '@sightline/shared-lib/contracts';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import type { FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LensesConfigurator } from '../../fragments/LensesConfigurator';
import en from '../../i18n/en.json';
import enLater from '../../i18n/later/en.json';
import { chosenFile, PDF_START } from '../../testing/chosenFile';
import { asked } from '../../testing/askedQuestion';
import { FRAME, lensShop } from '../../testing/lensShop';

import { keepChoices } from './choiceMemory';
import { NO_ANSWERS } from './lensAnswers';

const t = createTranslator('en', 'prescription', { ...words, ...en, ...enLater });
const STORE = 'POST /store/{storeId}/prescription/storeRXFile';
const codes = { use: 'SV', treatment: 'AR', thickness: '1.50' };

beforeEach(() => {
  let addresses = 0;
  Object.assign(URL, { createObjectURL: () => `blob:page-${(addresses += 1)}`, revokeObjectURL: () => undefined });
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/eyeglasses/forum#lenses/prescription');
  keepChoices(FRAME, { ...NO_ANSWERS, codes, addOns: [] });
});

function show(overrides: FakeServiceOverrides = {}, given?: GivenLenses) {
  let stored = 0;
  const services = lensShop({
    ...overrides,
    handlers: { [STORE]: () => ({ rxFileStorageId: `f-${(stored += 1)}`, fileName: 'page' }), ...overrides.handlers },
  });
  const view = render(
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale="en-us">
        <LensesConfigurator
          partNumber={FRAME}
          {...(given ? { given } : {})}
          onAdded={() => undefined}
          onClose={() => undefined}
        />
      </TranslationProvider>
    </ServicesProvider>,
  );
  const namedPages = () =>
    (services.commands.runs as [string, { items: { attributes?: Record<string, string> }[] }][]).flatMap(([, input]) =>
      input.items.flatMap(({ attributes }) => attributes?.['rxFileStorageIds'] ?? []),
    );
  return { ...view, services, namedPages, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const inBag = { commandFakes: { 'cart.add': () => ({ ok: true, orderId: '1', orderItemIds: ['1'] }) } } as const;

async function send(user: ReturnType<typeof userEvent.setup>, ...names: readonly string[]) {
  await user.click(await screen.findByText('Upload a photo'));
  await screen.findByText('A photo or scan of the paper');
  const field = document.querySelector('input[type="file"][multiple]');
  const files = names.map((name) => chosenFile(name, PDF_START));
  await userEvent.upload(field as HTMLInputElement, files, { applyAccept: false });
  await user.click(await screen.findByText(/^Send \d page/));
}

describe('the paper, given while lenses are chosen', () => {
  it('is kept by the platform, goes on to the next question, and into the bag with the lenses [RX-03] [RX-06] [RX-11]', async () => {
    const { user, namedPages } = show(inBag);
    await send(user, 'front.pdf', 'back.pdf');
    await asked('Check your lenses');
    expect(screen.getByText(/^Your prescription, 2 pages/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Add to bag/ }));
    await waitFor(() => expect(namedPages()).toEqual(['["f-1","f-2"]']));
  });

  it('can be kept when its question is opened again [RX-03] [RX-10]', async () => {
    const { user, namedPages } = show(inBag);
    await send(user, 'front.pdf');
    await asked('Check your lenses');
    await user.click(screen.getByRole('button', { name: 'Change: Prescription' }));
    await asked('Your prescription');
    await user.click(await screen.findByText(/^Next:/));
    await asked('Check your lenses');
    await user.click(await screen.findByRole('button', { name: /^Add to bag/ }));
    await waitFor(() => expect(namedPages()).toEqual(['["f-1"]']));
  });

  it('is still there after the page was loaded again, by ids that tell nothing, and can be taken back [RX-06] [RX-10]', async () => {
    const first = show();
    await send(first.user, 'anns-eyes.pdf');
    await asked('Check your lenses');
    const kept = () => JSON.stringify({ ...window.sessionStorage });
    await waitFor(() => expect(kept()).toContain('f-1'));
    expect(kept()).not.toContain('eyes');
    first.unmount();
    const { user } = show();
    await asked('Check your lenses');
    await user.click(screen.getByLabelText('Change: Prescription'));
    // Who has sent it does not send it later, unless it is taken back.
    expect(screen.queryByText('Send it later')).toBeNull();
    await user.click(await screen.findByText('Give another one'));
    expect((await screen.findAllByText('Send it later')).length).toBeGreaterThan(0);
    expect(await screen.findByText('A photo or scan of the paper')).toBeInTheDocument();
    await waitFor(() => expect(kept()).not.toContain('f-1'));
  });

  it('keeps the pages that were chosen while the values are looked at [RX-03]', async () => {
    const { user } = show();
    await user.click(await screen.findByText('Upload a photo'));
    await screen.findByText('A photo or scan of the paper');
    const field = document.querySelector('input[type="file"][multiple]');
    await userEvent.upload(field as HTMLInputElement, chosenFile('front.pdf', PDF_START), { applyAccept: false });
    await screen.findByText('Send 1 page');
    await user.click(screen.getByText('Type it in'));
    expect(screen.getByText('Send 1 page')).not.toBeVisible();
    await user.click(screen.getByText('Upload a photo'));
    expect(screen.getByText('Send 1 page')).toBeVisible();
  });

  it('is asked for once more when the platform no longer keeps a page [RX-06]', async () => {
    const reason = { key: 'RX_FILE_NOT_FOUND', parameters: [] };
    const { user } = show({
      commandFakes: { 'cart.add': () => ({ ok: false, message: '', serverMessage: '', reason }) },
    });
    await send(user, 'front.pdf');
    await asked('Check your lenses');
    await user.click(await screen.findByRole('button', { name: /^Add to bag/ }));
    await asked('Your prescription');
    expect(screen.getByRole('alert')).toHaveTextContent('A page of your prescription is not kept any more.');
  });

  it('goes along when the lenses of a pair are changed [RX-06] [RX-11]', async () => {
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/cart#lenses/review');
    const results = ['f-9', 'f-8'].map((rxFileStorageId) => ({ rxFileStorageId, fileName: 'page' }));
    const part = (code: string) => ({ code, description: code });
    const { user, namedPages } = show(
      {
        ...inBag,
        handlers: { 'GET /store/{storeId}/prescription/orderId/{orderId}/orderItemId/{orderItemId}': { results } },
      },
      {
        lensesReview: {
          type: part('SV'),
          treatmentsFamily: part('AR'),
          color: part('CLR'),
          thickness: part('1.50'),
          addOns: [],
        },
        prescription: null,
        paperOf: { orderId: '7', orderItemId: '102' },
      },
    );
    expect(await screen.findByText(/^Your prescription, 2 pages/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Keep these lenses/ }));
    await waitFor(() => expect(namedPages()).toEqual(['["f-8","f-9"]']));
  });
});
