import { aSignedInUser, failWith, fakeCommands, fakeServices, quiet } from '@sightline/shared-lib/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { wireLine, wireOrder } from '../../testing/wireOrder';
import { OrderDetail } from './OrderDetail';

const ORDER = 'GET /store/{storeId}/order/{orderId}';
const ADDRESS = 'PUT /store/{storeId}/order/{orderId}/address';
const CANCEL = 'PUT /store/{storeId}/order/{orderId}/cancel';
const INVOICE = 'GET /store/{storeId}/sapinvoice/{orderId}/download';

function show(order: object | (() => object), more: Record<string, object> = {}, asksPrescription = false) {
  const services = fakeServices({
    user: aSignedInUser(),
    handlers: { [ORDER]: order, ...more },
    commands: fakeCommands({
      'cart.add': () => ({ ok: true, orderId: '1', orderItemIds: [] }),
      'cart.again': () => ({ ok: true, asksPrescription }),
    }),
  });
  const onTitle = jest.fn();
  const { unmount } = renderRemote(<OrderDetail orderId="4018227" onTitle={(title) => onTitle(title)} />, services);
  return { unmount, services, onTitle, user: userEvent.setup() };
}

beforeAll(() => {
  // The browser shows dialogs; jsdom knows the element only.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('one order', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows where the parcel is, its tracking number, lines and totals [ORD-02]', async () => {
    const { onTitle } = show(
      wireOrder({
        orderItem: [
          wireLine({ orderItemExtendAttribute: [{ attributeName: 'track_number', attributeValue: '1Z884201' }] }),
        ],
      }),
    );
    expect(await screen.findByText(/Tracking number 1Z884201/)).toBeInTheDocument();
    expect(screen.getByText('On its way to you').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('$156.40')).toBeInTheDocument();
    expect(onTitle).toHaveBeenCalledWith('On its way');
  });

  it('tells taxes by name, discounts, what the insurer pays, and what it was paid with [ORD-02] [INS-02]', async () => {
    const attributes = {
      taxes: JSON.stringify([
        { name: 'GST', amount: '4.00000' },
        { name: 'PST', amount: '6.00000' },
      ]),
      CLAIM_APPLIED: 'true',
      totalInsuranceAdjustment: '-40.00000',
      insurerName: 'Clearwater Vision',
    };
    show(
      wireOrder({
        totalAdjustment: '-60.00000',
        adjustment: [
          { code: 'SAVE20', description: 'Autumn', amount: '-20.00000', displayLevel: 'Order', usage: 'Discount' },
          { code: 'IDME-MIL', description: 'Military', amount: '-5.00000', displayLevel: 'Order', usage: 'Discount' },
          { code: 'INSURANCE', description: 'Plan', amount: '-40.00000', displayLevel: 'Order', usage: 'Discount' },
        ],
        orderExtendAttribute: Object.entries(attributes).map(([attributeName, attributeValue]) => ({
          attributeName,
          attributeValue,
        })),
        paymentInstruction: [
          {
            piId: '1',
            payMethodId: 'VISA',
            piAmount: '96.40000',
            protocolData: [{ name: 'account', value: '************4242' }],
          },
        ],
      }),
    );
    const amount = async (term: string) => (await screen.findByText(term)).nextSibling;
    expect(await amount('GST')).toHaveTextContent('$4.00');
    expect(await amount('PST')).toHaveTextContent('$6.00');
    expect(screen.queryByText('Tax')).toBeNull();
    expect(await amount('Code SAVE20')).toHaveTextContent('$20.00');
    expect(await amount('Military discount')).toHaveTextContent('$5.00');
    expect(await amount('Insurance')).toHaveTextContent('$40.00');
    expect(screen.queryByText('Plan')).toBeNull();
    expect(screen.getByText('Payment: Visa ending in 4242')).toBeInTheDocument();
  });

  it('leads to the orders that it was split into [ORD-02]', async () => {
    const { services } = show(wireOrder(), {
      'GET /store/{storeId}/order': { Order: [wireOrder({ orderId: '4018230' }), wireOrder({ orderId: '4018231' })] },
    });
    const split = await screen.findByText(/^This order was split:/);
    expect(split).toHaveTextContent('This order was split: 4 018 230, 4 018 231');
    expect([...split.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/account/my-orders/4018230',
      '/account/my-orders/4018231',
    ]);
    expect(services.client.callsTo('GET /store/{storeId}/order')[0]?.query).toMatchObject({
      q: 'findByParentOrderId',
      orderId: '4018227',
    });
  });

  it('leads from each tracking number to its parcel’s own page [ORD-02]', async () => {
    const orderExtendAttribute = [{ attributeName: 'trackingNumbers', attributeValue: '["1Z-1","1Z-2"]' }];
    show(wireOrder({ orderExtendAttribute, x_parcels: [{ number: '1Z-1' }, { number: '1Z-2' }] }));
    expect(await screen.findByRole('link', { name: 'Follow parcel 1Z-1' })).toHaveAttribute(
      'href',
      '/track-order/4018227/1Z-1',
    );
    expect(screen.getByRole('link', { name: 'Follow parcel 1Z-2' })).toBeInTheDocument();
  });

  it('shows what was sent in exchange as a parcel of its own that costs nothing [RET-02][ORD-02]', async () => {
    const exchange = [
      { attributeName: 'exchangedFrom', attributeValue: '10023' },
      { attributeName: 'track_number', attributeValue: '["1Z-EX"]' },
    ];
    show(
      wireOrder({
        orderStatus: '1',
        orderExtendAttribute: [{ attributeName: 'trackingNumbers', attributeValue: '["1Z-1"]' }],
        orderItem: [
          wireLine(),
          wireLine({ orderItemId: '10024', orderItemPrice: '0.00000', orderItemExtendAttribute: exchange }),
        ],
        x_timeline: [{ event: 'exchangeSent', at: '2026-05-02T08:00:00.000Z', subject: 'RMA-7' }],
        x_parcels: [{ number: '1Z-1' }, { number: '1Z-EX' }],
      }),
    );
    expect(await screen.findByText('Exchange, nothing to pay')).toBeInTheDocument();
    expect(screen.getByText('Exchange for return RMA-7 sent')).toBeInTheDocument();
    const ways = screen.getAllByText('On its way to you').map((step) => step.closest('li'));
    expect(ways.map((step) => step?.getAttribute('aria-current'))).toEqual([null, 'step']);
    expect(screen.getAllByText('At your door')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Follow parcel 1Z-EX' })).toBeInTheDocument();
  });

  it('says that the payment was refused, and leads to where the order is paid [ORD-01]', async () => {
    show(wireOrder({ orderStatus: 'M', x_openPayment: { state: 'due', due: '156.40000' } }));
    expect(await screen.findByText(/We could not take \$156\.40/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay again' })).toHaveAttribute('href', '/checkout/payment/4018227');
  });

  it('asks nobody to pay while a payment is being checked [ORD-01]', async () => {
    show(wireOrder({ orderStatus: 'M', x_openPayment: { state: 'underway' } }));
    expect(await screen.findByText('Your payment is being checked')).toBeInTheDocument();
    await quiet();
    expect(screen.queryByRole('link', { name: 'Pay again' })).not.toBeInTheDocument();
  });

  it('is sent to another address, and shows it; the form keeps what was typed when it is refused [ORD-01]', async () => {
    const at = (street: string) =>
      wireOrder({
        orderStatus: 'M',
        x_canChangeAddress: 'true',
        orderItem: [
          wireLine({
            addressId: '307445',
            firstName: 'Ann',
            lastName: 'Doe',
            addressLine: [street, ''],
            city: 'New York',
            state: 'NY',
            zipCode: '10001',
            country: 'US',
            phone1: '2125550111',
          }),
        ],
      });
    let order = at('1 Front Street');
    let refused = true;
    const { services, user } = show(() => order, {
      [ADDRESS]: () => {
        if (refused) throw failWith(409, '_ERR_ADDRESS_NOT_AMENDABLE', { errorParameters: ['tax', '4018227'] });
        order = at('7 Oak Row');
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change the address' }));
    const street = await screen.findByRole('textbox', { name: 'Street address' });
    expect(street).toHaveValue('1 Front Street');
    await user.clear(street);
    await user.type(street, '7 Oak Row');
    await user.click(screen.getByRole('button', { name: 'Send it there' }));
    expect(await screen.findByText(/There the tax is another one/)).toBeInTheDocument();
    expect(street).toHaveValue('7 Oak Row');
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Send it there' }));
    expect(await screen.findByText(/7 Oak Row, New York/)).toBeInTheDocument();
    expect(services.client.callsTo(ADDRESS).at(-1)?.body).toMatchObject({
      firstName: 'Ann',
      addressLine: ['7 Oak Row', ''],
      zipCode: '10001',
    });
    expect(services.shownToasts).toEqual([{ message: 'Your order goes to the new address.', tone: 'good' }]);
  });

  it('offers no other address where the platform takes none any more [ORD-01]', async () => {
    show(wireOrder({ orderItem: [wireLine({ city: 'New York', zipCode: '10001', addressLine: ['1 Front Street'] })] }));
    expect(await screen.findByText(/1 Front Street/)).toBeInTheDocument();
    await quiet();
    expect(screen.queryByRole('button', { name: 'Change the address' })).not.toBeInTheDocument();
  });

  it('says why it cannot be sent back, as the platform judges it [RET-01]', async () => {
    show(wireOrder({ orderStatus: '1', x_return: { can: false, why: 'before' } }));
    expect(await screen.findByText('This order is too old to be sent back here.')).toBeInTheDocument();
    await quiet();
    expect(screen.queryByRole('link', { name: /Return items/ })).not.toBeInTheDocument();
  });

  it.each([
    ['the days since its last update', 5, ['25 days left']],
    ['those of the specification without a date', null, ['18 days left']],
    ['none once they are over', 31, []],
  ])('counts %s where the platform does not judge it [RET-01]', async (_which, age, words) => {
    const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    show(wireOrder({ orderStatus: '1', placedDate: day(40), lastUpdateDate: age === null ? '' : day(age) }));
    await screen.findByRole('heading', { name: 'Items' });
    await quiet();
    const links = screen.queryAllByRole('link', { name: /^Return items/ });
    expect(links.map(({ textContent }) => textContent?.match(/\d+ days left/)?.[0])).toEqual(words);
  });

  const inReturn = (state: string) =>
    wireLine({
      orderItemId: `9${state}`,
      orderItemExtendAttribute: state ? [{ attributeName: 'RMAItemStatus', attributeValue: state }] : [],
    });

  it.each([
    ['You returned this order', ['REF'], 'all'],
    ['This order is being returned', ['REF', 'SHI'], 'all'],
    // What was sent in exchange is kept, and so is a piece whose return was called off.
    ['Delivered', ['REF', ''], 'all'],
    ['Delivered', ['REF', 'CAN'], 'all'],
    ['Delivered', ['REF'], 'late'],
  ])('is titled “%s” with lines in %j and “%s” to return [ORD-02][RET-01]', async (title, states, why) => {
    const { onTitle } = show(
      wireOrder({ orderStatus: '1', orderItem: states.map(inReturn), x_return: { can: false, why } }),
    );
    await waitFor(() => expect(onTitle).toHaveBeenLastCalledWith(title));
  });

  it('offers no return of what is in one already, but that one [RET-01]', async () => {
    const returned = inReturn('REF');
    show(wireOrder({ orderStatus: '1', orderItem: [returned], x_return: { can: false, why: 'all' } }));
    expect(await screen.findByRole('link', { name: 'Your return' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Return items/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/sent back|are over|Returns\.Refused/)).not.toBeInTheDocument();
  });

  it('leads to no return that was called off [RET-02]', async () => {
    show(wireOrder({ orderStatus: '1', orderItem: [inReturn('CAN')], x_return: { can: true, days: 20 } }));
    expect(await screen.findByRole('link', { name: /Return items/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Your return' })).not.toBeInTheDocument();
  });

  it('says what the contact lenses of each eye are made to [ORD-02][RX-20]', async () => {
    const values = JSON.stringify({ left: { power: '-1.25', baseCurve: '8.6', colour: 'Grey' } });
    const attributes = [{ attributeName: 'contactLensData', attributeValue: values }];
    show(wireOrder({ orderItem: [wireLine({ quantity: '3.0', orderItemExtendAttribute: attributes })] }));
    expect(await screen.findByText('power −1.25, base curve 8.6, color gray, 3 boxes')).toHaveTextContent(
      'Left eye, power',
    );
    expect(screen.queryByText(/3 pieces/)).not.toBeInTheDocument();
  });

  it('says how long the boxes of each eye last [ORD-02][RX-20]', async () => {
    const values = JSON.stringify({ right: { power: '-1.25' } });
    const attributes = [{ attributeName: 'contactLensData', attributeValue: values }];
    const line = wireLine({ quantity: '2.0', orderItemExtendAttribute: attributes });
    const named = (identifier: string, code: string) => ({ identifier, values: [{ identifier: code, value: code }] });
    const product = {
      id: '9',
      partNumber: line.partNumber,
      name: 'Lacrima 30',
      attributes: [named('REPLACEMENT', 'monthly'), named('PACK_SIZE', '6')],
    };
    show(wireOrder({ orderItem: [line] }), { 'GET /api/v2/products': { contents: [product] } });
    expect(await screen.findByText('power −1.25, 2 boxes, lasts 360 days')).toHaveTextContent('Right eye, power');
  });

  it('leads to the store where it is collected, not to a door, and says who collects it [ORD-02][CHK-03]', async () => {
    const place = {
      firstName: 'Lakeside',
      addressLine: ['4 Lake Street'],
      city: 'Avon',
      state: 'CT',
      zipCode: '06001',
    };
    const orderExtendAttribute = [
      { attributeName: 'recipientName', attributeValue: 'Ada' },
      { attributeName: 'recipientSurname', attributeValue: 'Byron' },
    ];
    const collected = wireLine({ ...place, addressId: 'store-1', physicalStoreId: '1370' });
    show(wireOrder({ orderItem: [collected], orderExtendAttribute }));
    expect(await screen.findByText('On its way to the store')).toBeInTheDocument();
    expect(screen.getByText('In the store')).toBeInTheDocument();
    expect(screen.queryByText('At your door')).not.toBeInTheDocument();
    expect(screen.getByText('To Lakeside, 4 Lake Street, Avon, CT 06001')).toBeInTheDocument();
    expect(screen.getByText('Collected by Ada Byron')).toBeInTheDocument();
  });

  /** Glasses and their lenses, and something else. */
  const review = JSON.stringify({
    Type: { code: 'PR', description: 'Gleitsicht' },
    Color: { code: 'GRY', description: 'Grau' },
    Thickness: { code: '1.60', description: 'Dünn' },
  });
  const glasses = (prescription: object) => [
    wireLine(),
    wireLine({
      orderItemId: '10024',
      description: 'Halden Forum',
      xitem_field1: 'g-1',
      orderItemExtendAttribute: [
        { attributeName: 'RxLensId', attributeValue: '7' },
        { attributeName: 'lensesReview', attributeValue: review },
      ],
    }),
    wireLine({
      orderItemId: '10025',
      description: 'Gleitsichtgläser',
      xitem_field1: 'g-1',
      orderItemExtendAttribute: [{ attributeName: 'IsRoxLens', attributeValue: 'true' }],
      ...prescription,
    }),
  ];
  const deliveryPromise = { making: { from: 4, to: 6 }, transit: { from: 1, to: 3 }, total: { from: 5, to: 9 } };

  it('opens with the prescription it waits for, and counts days from it [ORD-01] [ORD-05] [RX-07] [CAT-11]', async () => {
    const { onTitle } = show(
      wireOrder({ orderStatus: 'E', deliveryPromise, orderItem: glasses({ x_prescriptionState: 'missing' }) }),
    );
    expect(await screen.findByText('A prescription is needed for Halden Forum')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add a prescription' })).toHaveAttribute(
      'href',
      '/checkout/upload-prescription/4018227',
    );
    expect(screen.getByText(/Until then the whole order waits\.$/)).toBeInTheDocument();
    expect(screen.getByText(/To cancel it before it is sent, write to our customer service\.$/)).toBeInTheDocument();
    // What needs no prescription comes together with the lenses.
    expect(screen.getByRole('heading', { name: 'Parcel' })).toBeInTheDocument();
    expect(screen.getByText('Waiting for your prescription').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('4\u2060–\u20606 business days after that')).toBeInTheDocument();
    expect(screen.getByText('1\u2060–\u20603 business days after that')).toBeInTheDocument();
    expect(onTitle).toHaveBeenCalledWith('Lenses wait for you');
  });

  const boxes = (state: string, request: string, more: object = {}) => [
    wireLine({
      description: 'Halden Aqua',
      orderItemExtendAttribute: [
        { attributeName: 'contactLensData', attributeValue: JSON.stringify({ left: { power: '-1.25' } }) },
        { attributeName: 'prescriberRequest', attributeValue: request },
        { attributeName: 'prescriberDue', attributeValue: request === 'asked' ? '2026-11-18T21:30:00.000Z' : '' },
      ],
      x_prescriptionState: state,
      ...more,
    }),
  ];

  it.each([
    ['E', 'missing', 'needed', 'Who prescribed Halden Aqua?', 'Name the prescriber'],
    ['W', 'waiting', 'named', 'We ask your prescriber about Halden Aqua', 'Change it'],
    ['W', 'waiting', 'asked', 'Your prescriber was asked about Halden Aqua', 'Change it'],
    ['W', 'waiting', 'needed', 'An optician reads the prescription for Halden Aqua', 'Change it'],
    ['N', 'rejected', 'refused', 'Halden Aqua were not confirmed', 'Name the prescriber'],
  ])(
    'says what contact lenses wait for in %s, %s, %s [RX-20] [ORD-02]',
    async (orderStatus, state, request, title, action) => {
      show(wireOrder({ orderStatus, orderItem: boxes(state, request) }));
      expect(await screen.findByText(title)).toBeInTheDocument();
      const link = screen.getByRole('link', { name: action });
      expect(link).toHaveAttribute('href', '/checkout/upload-prescription/4018227');
      expect(screen.queryByText(/^A prescription is needed/)).not.toBeInTheDocument();
    },
  );

  it('holds everything back with glasses and contact lenses that wait, and names them by their brand, once [RX-20] [RX-07]', async () => {
    const [cloth, ...pair] = glasses({ x_prescriptionState: 'waiting' });
    const box = { partNumber: 'C-30', description: '30' };
    const orderItem = [
      ...pair,
      ...boxes('missing', 'needed', { ...box, orderItemId: '10027' }),
      ...boxes('missing', 'needed', { ...box, orderItemId: '10028' }),
      cloth,
    ];
    const named = (identifier: string, value: string) => ({ identifier, values: [{ identifier: value, value }] });
    const attributes = [
      named('BRAND', 'Lacrima'),
      named('MODEL_NAME', '30'),
      named('REPLACEMENT', 'monthly'),
      named('PACK_SIZE', '6'),
    ];
    const product = { id: '9', partNumber: 'C-30', name: '30', attributes };
    show(wireOrder({ orderStatus: 'E', orderItem }), { 'GET /api/v2/products': { contents: [product] } });
    expect(await screen.findByText('Who prescribed Lacrima 30?')).toBeInTheDocument();
    expect(screen.getByText('Halden Forum, Lacrima 30, Norvane Ordora')).toBeInTheDocument();
    expect(screen.getByText('Waiting for your prescription').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('shows one parcel under one number, and several where things were sent under their own [ORD-02] [CAT-11]', async () => {
    const orderExtendAttribute = [{ attributeName: 'trackingNumbers', attributeValue: '["1Z-1"]' }];
    const x_parcels = [{ number: '1Z-1' }, { number: '1Z-2' }];
    const [cloth, ...pair] = glasses({ x_prescriptionState: 'approved' });
    const { unmount } = show(wireOrder({ orderExtendAttribute, x_parcels, orderItem: [cloth, ...pair] }));
    expect(await screen.findAllByRole('link', { name: 'Follow parcel 1Z-1' })).toHaveLength(1);
    expect(screen.queryByText(/^Parcel \d of/)).not.toBeInTheDocument();
    unmount();
    const own = [{ attributeName: 'track_number', attributeValue: '["1Z-2"]' }];
    const apart = { ...cloth, orderItemExtendAttribute: own };
    show(wireOrder({ orderExtendAttribute, x_parcels, orderItem: [apart, ...pair] }));
    expect(await screen.findByText('Parcel 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Follow parcel 1Z-2' })).toBeInTheDocument();
  });

  it('has no step of a prescription for lenses without power [RX-07] [ORD-02]', async () => {
    show(wireOrder({ orderStatus: 'S', orderItem: glasses({}).slice(1) }));
    expect(await screen.findByText('On its way to you')).toBeInTheDocument();
    expect(screen.getByText('Made and checked')).toBeInTheDocument();
    expect(screen.queryByText('Prescription checked')).not.toBeInTheDocument();
  });

  it('tells until when a prescriber may answer [RX-20]', async () => {
    show(wireOrder({ orderStatus: 'W', orderItem: boxes('waiting', 'asked') }));
    const said = await screen.findByText(/^If there is no answer by Wednesday, November 18, 2026/);
    expect(said).toHaveTextContent('the law lets us send them');
  });

  it('says why the prescriber did not confirm contact lenses [RX-20]', async () => {
    const orderItem = boxes('rejected', 'refused', { x_prescriptionReason: 'not-confirmed' });
    show(wireOrder({ orderStatus: 'N', orderItem }));
    expect(await screen.findByText(/^The prescriber did not confirm these lenses/)).toBeInTheDocument();
  });

  it('says that an optician is next, and lets the prescription be changed [RX-07]', async () => {
    const { onTitle } = show(wireOrder({ orderStatus: 'W', orderItem: glasses({ x_prescriptionState: 'waiting' }) }));
    expect(await screen.findByText('An optician reads the prescription for Halden Forum')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change it' })).toBeInTheDocument();
    expect(screen.getByText('An optician checks your prescription').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(screen.queryByText(/is needed/)).not.toBeInTheDocument();
    expect(onTitle).toHaveBeenCalledWith('An optician reads your prescription');
  });

  it('says why a prescription came back and asks for another one [RX-07] [ORD-01]', async () => {
    const returned = { x_prescriptionState: 'rejected', x_prescriptionReason: 'expired' };
    const { onTitle } = show(wireOrder({ orderStatus: 'N', orderItem: glasses(returned) }));
    expect(await screen.findByText('We need another prescription for Halden Forum')).toBeInTheDocument();
    expect(screen.getByText('It is too old. Send a newer one.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add a prescription' })).toBeInTheDocument();
    expect(screen.queryByText('Order canceled')).not.toBeInTheDocument();
    expect(screen.getByText(/To cancel it before it is sent/)).toBeInTheDocument();
    expect(onTitle).toHaveBeenCalledWith('Your prescription was sent back');
  });

  it.each([
    ['W', 'waiting'],
    ['R', 'approved'],
  ])(
    'says the day by the promise of an order in %s, whenever it was changed [CAT-11] [RX-07]',
    async (orderStatus, state) => {
      const lastUpdateDate = '2026-04-29T06:12:00.000Z';
      const orderItem = glasses({ x_prescriptionState: state });
      const counted = { ...deliveryPromise, since: '2026-04-23T06:12:00.000Z' };
      show(wireOrder({ orderStatus, lastUpdateDate, deliveryPromise: counted, orderItem }));
      expect((await screen.findAllByText('Made and checked'))[0]).toBeInTheDocument();
      // Nine working days after the Thursday on which the prescription was there.
      expect(screen.getByText('May 6, 2026')).toBeInTheDocument();
    },
  );

  it('says the day of an order without lenses too, as long as it has not passed [CAT-11]', async () => {
    const promise = { ...deliveryPromise, total: { from: 1, to: 3 } };
    const since = (placedDate: string) =>
      wireOrder({
        orderStatus: 'M',
        placedDate,
        deliveryPromise: { ...promise, since: placedDate },
        orderItem: [wireLine()],
      });
    show(since(new Date(fakeServices().now).toISOString()));
    expect((await screen.findByText('At your door')).closest('li')).toHaveTextContent(/^\w+ \d+, \d{4}/);
    cleanup();
    show(since('2026-01-05T06:12:00.000Z'));
    expect((await screen.findByText('At your door')).closest('li')).toHaveTextContent(/^Next/);
  });

  it('asks for nothing once an order is released [RX-07]', async () => {
    show(wireOrder({ orderStatus: 'R', orderItem: glasses({ x_prescriptionState: 'approved' }) }));
    expect((await screen.findAllByText('Made and checked'))[0]).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Enter|Change/ })).not.toBeInTheDocument();
  });

  it('names lenses in the language of the shopper, in one line with their frame [ORD-05]', async () => {
    show(wireOrder({ orderStatus: 'R', orderItem: glasses({ x_prescriptionState: 'approved' }) }));
    expect(await screen.findByText('Progressive 1.60, gray')).toBeInTheDocument();
    expect(screen.queryByText(/Gleitsicht/)).not.toBeInTheDocument();
    expect(screen.getByText('$292.80')).toBeInTheDocument();
  });

  it.each([
    ['E', 'missing', 'Prescription needed'],
    ['W', 'waiting', 'Prescription given on Apr 22, 2026, an optician checks it'],
    ['R', 'approved', 'Prescription approved on Apr 23, 2026'],
    ['N', 'rejected', 'Prescription sent back, another one is needed'],
  ])(
    'says beside the lenses of an order in %s where their prescription stands: %s [ORD-05] [RX-07]',
    async (orderStatus, state, words) => {
      const x_timeline = [
        { event: 'prescriptionApproved', at: '2026-04-23T12:00:00.000Z', subject: '' },
        { event: 'prescriptionReceived', at: '2026-04-22T12:00:00.000Z', subject: '' },
        { event: 'prescriptionReceived', at: '2026-04-21T12:00:00.000Z', subject: '' },
      ];
      show(wireOrder({ orderStatus, x_timeline, orderItem: glasses({ x_prescriptionState: state }) }));
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.getAllByText(/^Prescription (needed|given on|approved on|sent back,)/)).toHaveLength(1);
    },
  );

  it('names no day of a prescription while two pairs could be meant [ORD-05] [RX-07]', async () => {
    const x_timeline = [{ event: 'prescriptionReceived', at: '2026-04-22T12:00:00.000Z', subject: '' }];
    const again = glasses({ x_prescriptionState: 'approved' }).slice(1);
    const other = again.map((line) => ({ ...line, orderItemId: `2${String(line.orderItemId)}`, xitem_field1: 'g-2' }));
    const orderItem = [...glasses({ x_prescriptionState: 'waiting' }), ...other];
    show(wireOrder({ orderStatus: 'W', x_timeline, orderItem }));
    expect(await screen.findByText('Prescription given, an optician checks it')).toBeInTheDocument();
    expect(screen.getByText('Prescription checked and approved')).toBeInTheDocument();
  });

  it('cancels a created order after asking, and shows what it became [ORD-06]', async () => {
    const { services, user } = show(wireOrder({ orderStatus: 'M' }), { [CANCEL]: {} });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    services.client.handle({ [ORDER]: wireOrder({ orderStatus: 'X' }) });
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('Order canceled')).toBeInTheDocument();
    expect(services.client.callsTo(CANCEL)).toHaveLength(1);
  });

  it('shows an order that has left while it was being cancelled, and says why it was not [ORD-06]', async () => {
    const late = () => {
      throw failWith(409, '_ERR_ORDER_NOT_CANCELLABLE');
    };
    const { services, user } = show(wireOrder({ orderStatus: 'M' }), { [CANCEL]: late });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    services.client.handle({ [ORDER]: wireOrder({ orderStatus: 'S' }) });
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument());
    expect(screen.getByText('On its way to you').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('alert')).toHaveTextContent(/could not be canceled.* Call us: \+1 \(212\) 555-0142\./);
  });

  it('does not say that an order may have left where nobody answered whether it is cancelled [ORD-06] [ERR-02]', async () => {
    const lost = () => {
      throw failWith(503, '');
    };
    const { user } = show(wireOrder({ orderStatus: 'M' }), { [CANCEL]: lost });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/: There was no answer/);
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeEnabled();
  });

  it('says of an order called off before it was paid that nothing was charged, and has no invoice [ORD-04] [ORD-06]', async () => {
    const paymentInstruction = [
      { payMethodId: 'VISA', piId: '1', protocolData: [{ name: 'account', value: '************1111' }] },
    ];
    const event = (name: string) => ({ event: name, at: '2026-04-21T12:00:00.000Z', subject: '' });
    const x_timeline = [event('cancelled'), event('placed')];
    show(wireOrder({ orderStatus: 'X', paymentInstruction, x_timeline }));
    expect(await screen.findByText('Nothing was charged.')).toBeInTheDocument();
    expect(screen.queryByText(/Paid with/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Invoice/ })).not.toBeInTheDocument();
  });

  it('keeps the invoice of an order that was paid and paid back [ORD-04] [ORD-06]', async () => {
    const paymentInstruction = [
      { payMethodId: 'VISA', piId: '1', protocolData: [{ name: 'account', value: '************1111' }] },
    ];
    const event = (name: string) => ({ event: name, at: '2026-04-21T12:00:00.000Z', subject: '' });
    const x_timeline = [event('refunded'), event('cancelled'), event('paid'), event('placed')];
    show(wireOrder({ orderStatus: 'X', paymentInstruction, x_timeline }));
    expect(await screen.findByRole('button', { name: /Invoice/ })).toBeInTheDocument();
    expect(screen.getByText('Paid with Visa ending in 1111')).toBeInTheDocument();
  });

  it('offers no cancelling once the order left [ORD-06]', async () => {
    show(wireOrder());
    await screen.findByText('On its way to you');
    await quiet();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('buys what came in exchange again, not what was sent back for it [ORD-06][RET-02]', async () => {
    const orderItemExtendAttribute = [{ attributeName: 'exchangedFrom', attributeValue: '10023' }];
    const exchange = wireLine({ orderItemId: '10024', partNumber: '2900000000025', orderItemExtendAttribute });
    const { services, user } = show(wireOrder({ orderStatus: '1', orderItem: [wireLine(), exchange] }));
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    await waitFor(() =>
      expect(services.commands.runs).toEqual([['cart.add', { items: [{ partNumber: '2900000000025', quantity: 1 }] }]]),
    );
  });

  it('buys the same again through the bag [ORD-06]', async () => {
    const { services, user } = show(wireOrder());
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    await waitFor(() =>
      expect(services.commands.runs).toEqual([['cart.add', { items: [{ partNumber: '2900000000018', quantity: 1 }] }]]),
    );
  });

  it('does not call a prescription expired that was never given [ORD-06][RX-05]', async () => {
    const orderItem = glasses({ x_prescriptionState: 'missing' });
    const { services, user } = show(wireOrder({ orderStatus: 'E', orderItem }), {}, true);
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    await waitFor(() => expect(services.commands.runs).toHaveLength(1));
    await quiet();
    expect(screen.queryByText(/prescription has expired/)).not.toBeInTheDocument();
  });

  it.each([false, true])(
    'buys glasses again with their lenses, by the lines of their order, and says when their prescription has expired: %s [ORD-06][RX-05]',
    async (hasExpired) => {
      const noted = (name: string, value: string) => [{ attributeName: name, attributeValue: value }];
      const frame = wireLine({ xitem_field1: 'g-1', orderItemExtendAttribute: noted('RxLensId', 'L-1') });
      const isLens = noted('IsRoxLens', 'true');
      const lens = wireLine({ orderItemId: '10024', xitem_field1: 'g-1', orderItemExtendAttribute: isLens });
      const alone = wireLine({ orderItemId: '10025' });
      const { services, user } = show(wireOrder({ orderItem: [frame, lens, alone] }), {}, hasExpired);
      await user.click(await screen.findByRole('button', { name: 'Buy again' }));
      await waitFor(() =>
        expect(services.commands.runs).toEqual([
          ['cart.again', { fromOrderId: '4018227', orderItemIds: ['10025', '10023', '10024'] }],
        ]),
      );
      if (hasExpired) await screen.findByText(/Their prescription has expired/);
      else await quiet();
      expect(screen.queryAllByText(/Their prescription has expired/)).toHaveLength(hasExpired ? 1 : 0);
    },
  );

  it('buys contact lenses again in the values of their eye [ORD-06][RX-20]', async () => {
    const attributeValue = JSON.stringify({ left: { power: '-1.25' } });
    const orderItemExtendAttribute = [
      { attributeName: 'contactLensData', attributeValue },
      { attributeName: 'prescriptionUploaded', attributeValue: 'true' },
    ];
    const { services, user } = show(wireOrder({ orderItem: [wireLine({ orderItemExtendAttribute })] }));
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    const attributes = { contactLensData: attributeValue };
    await waitFor(() => expect(services.commands.runs).toMatchObject([['cart.add', { items: [{ attributes }] }]]));
  });

  it('hands the invoice to the browser under the number of the order [ORD-04]', async () => {
    const saved: string[] = [];
    const address = jest.fn(() => 'blob:invoice');
    Object.assign(URL, { createObjectURL: address, revokeObjectURL: jest.fn() });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { user } = show(wireOrder(), { [INVOICE]: () => file });
    await user.click(await screen.findByRole('button', { name: /Invoice/ }));
    await waitFor(() => expect(saved).toEqual(['4018227.pdf blob:invoice']));
    expect(address).toHaveBeenCalledWith(file);
  });

  it('says that the invoice failed, reports it, and logs it by name without the order [ORD-04] [ERR-04]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const { services, user } = show(wireOrder(), {
      [INVOICE]: () => {
        throw failWith(500);
      },
    });
    await user.click(await screen.findByRole('button', { name: /Invoice/ }));
    expect(await screen.findByText(/The invoice did not download/)).toBeInTheDocument();
    expect(services.reported).toHaveLength(1);
    expect(logged.mock.calls).toEqual([['error downloading invoice: 500']]);
  });

  it('offers another try for an order that does not load, and logs that without its number [ERR-04] [ORD-02]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const { services, user } = show(() => {
      throw failWith(500, 'GENERIC', { errorMessage: 'order 4018227' });
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(logged.mock.calls).toEqual([['error loading order: 500 GENERIC']]);
    services.client.handle({ [ORDER]: wireOrder() });
    await user.click(again);
    expect(await screen.findByText('On its way to you')).toBeInTheDocument();
  });

  it('shows an order whose tracking and prescription cannot be read, and logs that without either [ERR-04] [ORD-02]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const attributes = [
      { attributeName: 'track_number', attributeValue: '[{"1Z884201' },
      { attributeName: 'x_lens_prescription', attributeValue: '{"x_spherePower_left":"-1.75"' },
    ];
    show(wireOrder({ orderItem: [wireLine({ orderItemExtendAttribute: attributes })] }));
    expect(await screen.findByText('$156.40')).toBeInTheDocument();
    expect(screen.queryByText(/Tracking number/)).toBeNull();
    const lines = new Set(logged.mock.calls.flat());
    expect(lines).toEqual(new Set(['error parsing tracking numbers', 'could not retrieve Rx from order item']));
  });

  it('says so when the order belongs to nobody here [ORD-02]', async () => {
    show(() => {
      throw failWith(404);
    });
    expect(await screen.findByText('There is no such order in your account.')).toBeInTheDocument();
  });

  it('tells what happened with its times, and leaves out what it has no words for [ORD-02]', async () => {
    const at = '2026-04-22T14:05:00.000Z';
    const x_timeline = [
      { event: 'returnAnnounced', at, subject: 'RMA-7' },
      { event: 'eclipsed', at, subject: '' },
      { event: 'refunded', at, subject: '', amount: '40.00' },
      { event: 'refunded', at, subject: '', amount: '12.50' },
      { event: 'placed', at: '2026-04-21T10:04:00.000Z', subject: '' },
    ];
    show(wireOrder({ x_timeline }));
    const told = await screen.findByRole('heading', { name: 'What happened' });
    const rows = within(told.parentElement!).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Return RMA-7 announcedApr 22, 2026, /),
      expect.stringMatching(/^Money paid back: \$40\.00Apr 22, 2026, /),
      expect.stringMatching(/^Money paid back: \$12\.50Apr 22, 2026, /),
      expect.stringMatching(/^Order placedApr 21, 2026, /),
    ]);
  });

  it.each([
    { so: 'a received order', x_timeline: ['placed'], told: false },
    { so: 'one that is on its way', x_timeline: ['shipped', 'placed'], told: false },
    {
      so: 'one whose shipping day the track no longer says',
      x_timeline: ['delivered', 'shipped', 'placed'],
      told: true,
    },
    { so: 'a paid order', x_timeline: ['paid', 'placed'], told: true },
  ])('tells what happened once it is more than the track says: $so [ORD-02]', async ({ x_timeline, told }) => {
    const at = '2026-04-22T14:05:00.000Z';
    show(wireOrder({ x_timeline: x_timeline.map((event) => ({ event, at, subject: '' })) }));
    expect(await screen.findByText('Order received')).toBeInTheDocument();
    expect(screen.queryAllByRole('heading', { name: 'What happened' })).toHaveLength(told ? 1 : 0);
  });
});
