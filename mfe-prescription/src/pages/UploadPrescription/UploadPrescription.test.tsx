import formWords from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { aSignedInUser, failWith, fakeServices } from '@sightline/shared-lib/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import en from '../../i18n/en.json';
import enLater from '../../i18n/later/en.json';

import { UploadPrescription } from './UploadPrescription';
import { uploadPrescriptionPage } from './uploadPrescriptionPage';

const path = '/checkout/upload-prescription';
const request = { kind: 'checkout-upload-prescription' as const, path, url: path, params: {}, query: {} };
const ORDER = 'GET /store/{storeId}/order/{orderId}';
const NAME = 'POST /store/{storeId}/prescription/prescriber';
const STATES = 'GET /store/{storeId}/country/country_state_list';
const SAVED = 'GET /store/{storeId}/prescription/@self';
const GIVE = 'POST /store/{storeId}/prescription/prescriptionDetails/multiple';

interface Pair {
  readonly state?: string;
  readonly reason?: string;
  readonly use?: string;
  readonly name?: string;
}

/** A frame and its lenses, as the platform writes them. */
function pair(number: number, { state = 'missing', reason, use = 'SV', name }: Pair = {}): object[] {
  const group = { quantity: '1.0', currency: 'USD', xitem_field1: `g-${number}` };
  const review = JSON.stringify({ Type: { code: use, description: 'A use' } });
  return [
    {
      ...group,
      orderItemId: `1${number}`,
      partNumber: `f${number}`,
      description: name ?? `Frame ${number}`,
      orderItemExtendAttribute: [
        { attributeName: 'RxLensId', attributeValue: 'L-1' },
        { attributeName: 'lensesReview', attributeValue: review },
      ],
    },
    {
      ...group,
      orderItemId: `2${number}`,
      partNumber: 'SRV-SV',
      description: 'Single vision lenses',
      x_prescriptionState: state,
      ...(reason ? { x_prescriptionReason: reason } : {}),
    },
    { ...group, orderItemId: `3${number}`, partNumber: 'SRV-AR', description: 'Anti-reflective' },
  ];
}

const placed = (lines: readonly object[], orderStatus = 'E') => ({
  orderId: '7307966',
  orderStatus,
  placedDate: '2026-11-18T10:00:00.000Z',
  grandTotalCurrency: 'USD',
  orderItem: lines,
});

/** A box of contact lenses for one eye, whose prescriber is asked. */
const box = (number: number, state = 'missing', eye = 'left'): object => ({
  orderItemId: `4${number}`,
  partNumber: 'CL-1',
  description: `Lenses ${number}`,
  quantity: '1.0',
  currency: 'USD',
  x_prescriptionState: state,
  orderItemExtendAttribute: [
    { attributeName: 'contactLensData', attributeValue: JSON.stringify({ [eye]: { power: '-1.25' } }) },
    { attributeName: 'prescriberRequest', attributeValue: state === 'missing' ? 'needed' : 'named' },
  ],
});
const states = {
  countries: [{ code: 'US', displayName: 'United States', states: [{ code: 'NY', displayName: 'New York' }] }],
};
const none = { prescriptions: [], files: [] };

function open(lines: readonly object[], { orderStatus = 'E', give = {} as object, name = {} as object } = {}) {
  const services = fakeServices({
    user: aSignedInUser(),
    handlers: { [ORDER]: placed(lines, orderStatus), [SAVED]: none, [GIVE]: give, [NAME]: name, [STATES]: states },
  });
  render(
    <ServicesProvider services={services}>
      <TranslationProvider
        t={createTranslator('en', 'prescription', { ...formWords, ...en, ...enLater })}
        locale="en-us"
      >
        <UploadPrescription data={{ orderId: '7307966' }} request={request} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  const given = () =>
    services.client.callsTo(GIVE).map(({ body }) => {
      const { items } = body as { items: { orderItemId: string }[] };
      return items.map(({ orderItemId }) => orderItemId);
    });
  return { services, given, user: userEvent.setup() };
}

const row = async (name: RegExp) => {
  const found = (await screen.findAllByRole('listitem')).find((one) => name.test(one.textContent ?? ''));
  if (!found) throw new Error(`There is no row ${String(name)}.`);
  return found;
};

async function typeIt(user: ReturnType<typeof userEvent.setup>) {
  const distance = await screen.findByRole('textbox', { name: /Pupillary distance/ });
  await user.type(distance, '63');
  await user.click(screen.getByRole('button', { name: /Check and continue/ }));
}

it('says that no order is here when the address names none, and does not speak of a failure [RX-07]', async () => {
  render(
    <ServicesProvider services={fakeServices()}>
      <TranslationProvider t={createTranslator('en', 'prescription', { ...en, ...enLater })} locale="en-us">
        <UploadPrescription data={{ orderId: '' }} request={request} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  expect(await screen.findByText(/This order is not on this device/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('offers another try for an order that does not load, and logs that without its number [ERR-04] [RX-07]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const fail = () => {
    throw failWith(500, 'GENERIC', { errorMessage: 'Order 7307966 is away.' });
  };
  render(
    <ServicesProvider services={fakeServices({ user: aSignedInUser(), handlers: { [ORDER]: fail } })}>
      <TranslationProvider t={createTranslator('en', 'prescription', { ...en, ...enLater })} locale="en-us">
        <UploadPrescription data={{ orderId: '7307966' }} request={request} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(logged.mock.calls).toEqual([['error loading order: 500 GENERIC']]);
  logged.mockRestore();
});

it('lists what is made to a prescription by kind, complete things with their state, and asks for the first that needs one [RX-01] [RX-07]', async () => {
  open([
    ...pair(1, { state: 'waiting' }),
    ...pair(2, { use: 'PR' }),
    ...pair(3, { state: 'approved' }),
    { orderItemId: '9', partNumber: 'cloth', description: 'Cloth', quantity: '1.0', currency: 'USD' },
  ]);
  expect(await screen.findByRole('heading', { name: 'For Frame 2' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Glasses for distance' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Progressive glasses' })).toBeInTheDocument();
  expect(await row(/Frame 1/)).toHaveTextContent('An optician reads it');
  expect(await row(/Frame 3/)).toHaveTextContent('Read and approved');
  expect(await row(/Frame 2/)).toHaveAttribute('aria-current', 'step');
  expect(
    screen
      .getAllByRole('listitem')
      .map((one) => one.textContent)
      .join(),
  ).not.toMatch(/Cloth|Anti-reflective/);
});

it('gives one thing its prescription, goes on to the next, and says what was skipped [RX-01] [RX-07]', async () => {
  const complained = jest.spyOn(console, 'error');
  const { user, given } = open([...pair(1), ...pair(2), ...pair(3, { name: 'Frame 2' })]);
  await typeIt(user);
  expect(await screen.findByRole('heading', { name: 'For Frame 2 (1)' })).toHaveFocus();
  expect(given()).toEqual([['21']]);
  expect(await row(/Frame 1/)).toHaveTextContent('With your order');
  await user.click(screen.getAllByRole('button', { name: 'Skip, send it later' })[0] as HTMLElement);
  expect(await row(/Frame 2 \(1\)/)).toHaveTextContent('You send it later');
  await typeIt(user);
  expect(await screen.findByRole('heading', { name: 'That is all for now' })).toHaveFocus();
  expect(screen.getByText('Still to come: Frame 2 (1). These lenses wait until we have it.')).toBeInTheDocument();
  expect(given()).toEqual([['21'], ['23']]);
  await user.click(within(await row(/Frame 2 \(1\)/)).getByRole('button', { name: /Enter it/ }));
  await typeIt(user);
  expect(await screen.findByRole('heading', { name: 'Every prescription is with your order' })).toBeInTheDocument();
  // Nothing of an earlier thing stays on the page twice.
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

it('gives the same prescription to all of a kind that need one, in one call [RX-01]', async () => {
  const { user, given } = open([...pair(1), ...pair(2), ...pair(3, { use: 'RD' }), ...pair(4, { state: 'waiting' })]);
  const distance = await screen.findByRole('textbox', { name: /Pupillary distance/ });
  await user.type(distance, '6');
  await user.click(screen.getByRole('checkbox', { name: /The same prescription/ }));
  expect(screen.getByRole('heading', { name: 'For Frame 1 and Frame 2' })).toBeInTheDocument();
  // What was typed before stays, marked for whoever enters the field again.
  expect(distance).toHaveValue('6');
  await user.type(distance, '64');
  await user.click(screen.getByRole('button', { name: /Check and continue/ }));
  expect(await screen.findByRole('heading', { name: 'For Frame 3' })).toBeInTheDocument();
  expect(given()).toEqual([['21', '22']]);
});

it('stays where it is with what was typed when nothing was saved [RX-07]', async () => {
  const { user } = open([...pair(1), ...pair(2)], {
    give: () => {
      throw failWith(500, 'GENERIC');
    },
  });
  await typeIt(user);
  expect(await screen.findByText(/The prescription was not saved/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'For Frame 1' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Pupillary distance/ })).toHaveValue('63');
});

it('says why a prescription was sent back, and takes another one [RX-07]', async () => {
  const { user, given } = open(pair(1, { state: 'rejected', reason: 'unreadable' }), { orderStatus: 'N' });
  expect(await row(/Frame 1/)).toHaveTextContent('The optician could not read it.');
  await typeIt(user);
  expect(await screen.findByText('An optician reads what is new before a lens is cut.')).toBeInTheDocument();
  expect(given()).toEqual([['21']]);
});

it('takes no prescription for an order that went into making [RX-07]', async () => {
  open(pair(1, { state: 'approved' }), { orderStatus: 'R' });
  expect(await screen.findByText(/cannot be changed any more.* call us: \+1 \(212\) 555-0142\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Change/ })).not.toBeInTheDocument();
});

it('warns when an order holds more pairs than it takes prescriptions for [RX-01] [CHK-07]', async () => {
  open(Array.from({ length: 11 }, (_, index) => pair(index)).flat());
  expect(await screen.findByText(/at most 10 pairs/)).toBeInTheDocument();
});

describe('the page of a prescription', () => {
  const backOf = async (params: Readonly<Record<string, string>>) => {
    const t = createTranslator('en', 'prescription@test', { ...en, ...enLater });
    const result = await uploadPrescriptionPage.load({ ...request, params }, { ...fakeServices(), t, segments: [] });
    return 'head' in result ? result.head.back : null;
  };

  it('leads back to its order, for the bag is empty by then [RX-07]', async () => {
    const back = { path: '/checkout/order-confirmation/7307966', label: 'Back to the order' };
    expect(await backOf({ orderId: '7307966' })).toEqual(back);
    expect(await backOf({})).toBeUndefined();
  });
});

describe('contact lenses whose prescriber the law has the shop ask', () => {
  const field = (name: RegExp) => screen.findByRole('textbox', { name });
  const send = () => screen.getByRole('button', { name: 'Ask this prescriber' });
  async function typePrescriber(user: ReturnType<typeof userEvent.setup>) {
    await user.type(await field(/^Full name of the wearer/), 'Ann Fox');
    await user.type(await field(/^Prescriber/), 'Dr. Vision ');
    await user.type(await field(/^Practice/), 'Eyes on Main');
    await screen.findByRole('option', { name: 'New York' });
    await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'New York');
  }

  it('have one prescriber for all of them, who can be reached in one way at least [RX-20]', async () => {
    const { services, user } = open([box(1), box(2)]);
    expect(
      await screen.findByRole('heading', { name: 'For Lenses 1, left eye and Lenses 2, left eye' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/You can also send it later/)).toBeInTheDocument();
    await typePrescriber(user);
    await user.click(send());
    expect(
      (await screen.findAllByText('Give a phone, a fax or an e-\u2060mail of the practice.')).length,
    ).toBeGreaterThan(0);
    expect(services.client.callsTo(NAME)).toEqual([]);
    await user.type(await field(/^Fax/), '+1 212 555 0142');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Every prescription is with your order' })).toHaveFocus();
    expect(services.client.callsTo(NAME).map(({ body }) => body)).toEqual([
      {
        orderId: '7307966',
        prescriber: {
          patient: 'Ann Fox',
          name: 'Dr. Vision',
          practice: 'Eyes on Main',
          state: 'NY',
          telephone: '',
          fax: '+1 212 555 0142',
          email: '',
        },
      },
    ]);
    expect(await row(/Lenses 2/)).toHaveTextContent('The prescriber is asked.');
    // Nothing is asked for any more, so there is nothing to help with.
    expect(screen.queryByText(/You can also send it later/)).toBeNull();
  });

  it('of one name are told apart by their eye [RX-20]', async () => {
    open([
      { ...box(1, 'missing', 'right'), description: 'Lenses' },
      { ...box(2), description: 'Lenses' },
    ]);
    expect(await row(/^Lenses, right eye/)).toBeInTheDocument();
    expect(await row(/^Lenses, left eye/)).toBeInTheDocument();
  });

  it('keep what was typed when it was not saved [RX-20]', async () => {
    const name = () => {
      throw failWith(500, 'GENERIC');
    };
    const { user } = open([box(1)], { name });
    await typePrescriber(user);
    await user.type(await field(/^Phone/), '2125550142');
    await user.click(send());
    expect(await screen.findByText(/This was not saved/)).toBeInTheDocument();
    expect(await field(/^Practice/)).toHaveValue('Eyes on Main');
  });

  it('can have another prescriber while the first one is asked [RX-20]', async () => {
    const { user } = open([box(1, 'waiting')], { orderStatus: 'W' });
    await user.click(within(await row(/Lenses 1/)).getByRole('button', { name: /Change/ }));
    expect(await field(/^Practice/)).toBeInTheDocument();
  });
});
