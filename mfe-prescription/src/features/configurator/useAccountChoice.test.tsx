import words from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { aSignedInUser, failWith, quiet, type FakeHandlers } from '@sightline/shared-lib/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LensesConfigurator } from '../../fragments/LensesConfigurator';
import en from '../../i18n/en.json';
import enLater from '../../i18n/later/en.json';
import { asked } from '../../testing/askedQuestion';
import { FRAME, lensShop } from '../../testing/lensShop';

import { keepChoices } from './choiceMemory';
import { NO_ANSWERS } from './lensAnswers';

const t = createTranslator('en', 'prescription', { ...words, ...en, ...enLater });
const CHOICE = '/store/{storeId}/rox/choice/{partNumber}';
const elsewhere = {
  codes: { use: 'SV', treatment: 'AR', thickness: '1.60' },
  addOns: [],
  prescription: 'values',
  prescriptionDetails: { rightSphere: '-3.75', leftSphere: '-4.00', pupillaryDistance: '63' },
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/eyeglasses/forum#lenses/review');
});

function show({ isMember = true, handlers = {} }: { isMember?: boolean; handlers?: FakeHandlers } = {}) {
  const services = lensShop({
    ...(isMember ? { user: aSignedInUser() } : {}),
    commandFakes: { 'cart.add': () => ({ ok: true, orderId: '1', orderItemIds: ['1'] }) },
    handlers: {
      'GET /store/{storeId}/prescription/@self': { prescriptions: [], files: [] },
      [`GET ${CHOICE}`]: { choice: elsewhere },
      [`PUT ${CHOICE}`]: {},
      [`DELETE ${CHOICE}`]: {},
      ...handlers,
    },
  });
  const view = render(
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale="en-us">
        <LensesConfigurator partNumber={FRAME} onAdded={() => undefined} onClose={() => undefined} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  return { ...view, services, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

describe('a half-finished choice of a signed-in shopper', () => {
  it('goes on at another device with its values, and is forgotten once the pair is in the bag [RX-10]', async () => {
    const { user, services } = show();
    await asked('Check your lenses');
    expect(screen.getByText('Left eye: sphere −4.00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Add to bag/ }));
    await waitFor(() => expect(services.client.callsTo(`DELETE ${CHOICE}`)).toHaveLength(1));
    expect(services.client.callsTo(`PUT ${CHOICE}`)).toEqual([]);
  });

  it('takes what was answered here before what was answered elsewhere [RX-10]', async () => {
    keepChoices(FRAME, { ...NO_ANSWERS, codes: { use: 'SV', thickness: '1.50' }, prescription: 'later' });
    show();
    await asked('Check your lenses');
    expect(screen.getByText('You send it later')).toBeInTheDocument();
    expect(screen.getByText(/Standard, index 1.50/)).toBeInTheDocument();
  });

  it('is kept by the platform with its last answer when the shopper leaves, and nowhere in the browser [RX-06] [RX-10]', async () => {
    const { user, services, unmount } = show();
    await asked('Check your lenses');
    await user.click(screen.getByLabelText('Change: Use'));
    await user.click(screen.getByLabelText(/^Progressive/, { selector: 'input' }));
    unmount();
    await waitFor(() => expect(services.client.callsTo(`PUT ${CHOICE}`)).toHaveLength(1));
    expect(services.client.callsTo(`PUT ${CHOICE}`)[0]?.body).toMatchObject({
      codes: { use: 'PR' },
      prescriptionDetails: { leftSphere: '-4.00' },
    });
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('4.00');
  });

  it('begins again where it does not load, and is asked for by no guest [RX-10]', async () => {
    const down = () => {
      throw failWith(500);
    };
    const first = show({ handlers: { [`GET ${CHOICE}`]: down } });
    await asked('What are the lenses for?');
    first.unmount();
    const { services } = show({ isMember: false });
    await asked('What are the lenses for?');
    await quiet();
    expect(services.client.calls.filter(({ path }) => path === CHOICE)).toEqual([]);
  });
});
