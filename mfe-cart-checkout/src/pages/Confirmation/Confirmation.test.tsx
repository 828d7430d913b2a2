import type { Fragments, PageRequest } from '@sightline/shared-lib/contracts';
import { aDeliveryPromise, aGuest, aSignedInUser, aSite, failWith, quiet } from '@sightline/shared-lib/testing';
import type { FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../../testing/wireCart';
import { Confirmation } from './Confirmation';

const ORDER = 'GET /store/{storeId}/order/{orderId}';
const placedDate = '2026-11-18T10:00:00.000Z';
const placed = (lines = [wireLine(DELIVERED)], overrides = {}) =>
  wireCart(lines, { orderStatus: 'M', placedDate, ...overrides });

const frame = wireLine({
  ...DELIVERED,
  orderItemId: '1',
  xitem_field1: 'g-1',
  description: 'Halden Forum',
  orderItemExtendAttribute: [{ attributeName: 'RxLensId', attributeValue: 'L-1' }],
});
const lens = wireLine({
  ...DELIVERED,
  orderItemId: '2',
  xitem_field1: 'g-1',
  orderItemExtendAttribute: [{ attributeName: 'IsRoxLens', attributeValue: 'true' }],
  x_prescriptionState: 'missing',
});

const REQUEST = {
  kind: 'checkout-order-confirmation',
  path: '/checkout/order-confirmation',
  url: '',
  params: { orderId: '7307966' } as Record<string, string>,
  query: {},
} satisfies PageRequest;

function open(order: object | (() => object), overrides: FakeServiceOverrides = {}, orderId = '7307966') {
  const request = { ...REQUEST, params: orderId ? { orderId } : ({} as Record<string, string>) };
  const { handlers, ...others } = overrides;
  const shop = aShop(null, { handlers: { [ORDER]: order, ...handlers }, ...others });
  renderRemote(<Confirmation data={null} request={request} />, shop.services);
  return shop;
}

describe('the confirmation [CHK-06]', () => {
  it('thanks by name, with the number and where the receipt goes [SITE-15]', async () => {
    open(placed());
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Marta.' })).toBeInTheDocument();
    expect(screen.getByText('7 307 966')).toBeInTheDocument();
    expect(screen.getByText(/The receipt is on its way to marta.rossi@example.com/)).toBeInTheDocument();
    expect(screen.queryByText(/One thing left/)).toBeNull();
  });

  it('is the last of three steps, from which none leads back [CHK-01]', async () => {
    open(placed());
    const steps = within(await screen.findByRole('list', { name: 'Checkout steps' }));
    expect(steps.getByText('3 Confirmation')).toHaveAttribute('aria-current', 'step');
    expect(steps.queryByRole('link')).toBeNull();
  });

  it('says first what is left to do when lenses wait for a prescription', async () => {
    const Upload = ({ onAttached }: { readonly onAttached?: () => void }) => (
      <button type="button" onClick={onAttached}>
        Send file
      </button>
    );
    open(placed([frame, lens], { orderStatus: 'E' }), { fragmentFakes: { 'prescription.upload': Upload } });
    expect(await screen.findByText('The lenses for Halden Forum wait until we have it.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enter it now' })).toHaveAttribute(
      'href',
      '/checkout/upload-prescription/7307966',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Upload a photo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send file' }));
    expect(await screen.findByText('Prescription received. An optician reads it next.')).toBeInTheDocument();
  });

  it('is read again when it is opened again: a prescription was given on its own page meanwhile [RX-07]', async () => {
    let state = 'missing';
    const order = () => placed([frame, Object.assign({}, lens, { x_prescriptionState: state })], { orderStatus: 'E' });
    const { services } = open(order);
    expect(await screen.findByText('One thing left: your prescription')).toBeInTheDocument();
    cleanup();
    state = 'waiting';
    renderRemote(<Confirmation data={null} request={REQUEST} />, services);
    await waitFor(() => expect(screen.queryByText('One thing left: your prescription')).toBeNull());
    expect(screen.getByText('7 307 966')).toBeInTheDocument();
  });

  it('asks who prescribed contact lenses where the law has the shop ask [RX-20]', async () => {
    const box = wireLine({
      ...DELIVERED,
      description: 'Halden Aqua',
      x_prescriptionState: 'missing',
      orderItemExtendAttribute: [{ attributeName: 'prescriberRequest', attributeValue: 'needed' }],
    });
    open(placed([box], { orderStatus: 'E' }));
    expect(await screen.findByText('One thing left: your prescriber')).toBeInTheDocument();
    expect(screen.getByText(/^By law we ask the prescriber before we send Halden Aqua/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Name the prescriber' })).toHaveAttribute(
      'href',
      '/checkout/upload-prescription/7307966',
    );
  });

  it.each([
    [
      'nobody is named',
      'missing',
      'needed',
      [
        'TodayYou name your prescriber, or upload the prescription.',
        'ThenWe ask your prescriber to confirm the lenses.',
        'ThenYour prescriber confirms them. If there is no answer in time, the law lets us send them.',
      ],
    ],
    [
      'one is named',
      'waiting',
      'named',
      [
        'TodayWe ask your prescriber to confirm the lenses.',
        'ThenYour prescriber confirms them. If there is no answer in time, the law lets us send them.',
      ],
    ],
    [
      'one was asked',
      'waiting',
      'asked',
      ['TodayYour prescriber confirms them. If there is no answer in time, the law lets us send them.'],
    ],
    ['the prescription was uploaded', 'waiting', 'needed', ['TodayAn optician reads it.']],
  ])(
    'tells the steps of the prescriber in their order when %s, and counts from them [RX-20] [CAT-11]',
    async (_when, state, request, asked) => {
      const box = wireLine({
        ...DELIVERED,
        x_prescriptionState: state,
        orderItemExtendAttribute: [{ attributeName: 'prescriberRequest', attributeValue: request }],
      });
      open(placed([box], { orderStatus: 'W', deliveryPromise: aDeliveryPromise([1, 2], [1, 1]) }));
      const heading = await screen.findByRole('heading', { name: 'What happens now' });
      const steps = [...(heading.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
      expect(steps).toEqual([
        ...asked,
        '1\u2060–\u20602 business days after thatWe pack your order.',
        '1 business day after thatIt arrives.',
      ]);
    },
  );

  it('counts by the promise once the prescriber has confirmed [RX-20] [CAT-11]', async () => {
    const box = wireLine({
      ...DELIVERED,
      x_prescriptionState: 'approved',
      orderItemExtendAttribute: [{ attributeName: 'prescriberRequest', attributeValue: 'confirmed' }],
    });
    open(placed([box], { orderStatus: 'R', deliveryPromise: aDeliveryPromise([1, 2], [1, 1], placedDate) }));
    expect(await screen.findByText('We pack your order.')).toBeInTheDocument();
    expect(screen.getByText('Mon, Nov 23')).toBeInTheDocument();
  });

  it.each([
    ['glasses', 'Sun', true, 'It arrives. Drop in at a store to have glasses fitted.'],
    ['contact lenses', 'Contact Lenses', true, 'It arrives.'],
    ['glasses of a shop without stores', 'Sun', false, 'It arrives.'],
  ])(
    'offers to fit %s only where stores fit them [CHK-06] [STOR-06]',
    async (_what, type, isStoreLocatorEnabled, words) => {
      const attributes = [{ identifier: 'PRODUCT_TYPE', name: 'Type', values: [{ identifier: type, value: type }] }];
      const product = {
        id: '9',
        partNumber: frame.partNumber,
        name: 'X',
        catalogEntryTypeCode: 'ItemBean',
        attributes,
      };
      open(placed([frame], { orderStatus: 'M', deliveryPromise: aDeliveryPromise([1, 2], [1, 1]) }), {
        site: aSite({ config: { isStoreLocatorEnabled } }),
        handlers: { 'GET /api/v2/products': { contents: [product] } },
      });
      await screen.findByRole('heading', { name: 'What happens now' });
      await quiet();
      expect(screen.getByText(words)).toBeInTheDocument();
    },
  );

  it.each([
    [true, 1],
    [false, 0],
  ])('says that a store sets a hearing device, where there are stores: %j [CHK-06] [STOR-08]', async (has, times) => {
    const attributes = [
      { identifier: 'GOODS_KIND', values: [{ value: 'Hearing device', identifier: 'hearing-device' }] },
    ];
    open(placed(), {
      site: aSite({ config: { isStoreLocatorEnabled: has } }),
      handlers: {
        'GET /api/v2/products': {
          contents: [{ id: '9', partNumber: '2900000000018', name: 'X', catalogEntryTypeCode: 'ItemBean', attributes }],
        },
      },
    });
    await screen.findByRole('heading', { name: 'What happens now' });
    await quiet();
    expect(screen.queryAllByText(/^A store sets the hearing device to your audiogram\./)).toHaveLength(times);
    const ways = screen.queryAllByRole('link', { name: 'Book a time for it' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      Array.from({ length: times }, () => '/appointment?service=hearing-test'),
    );
  });

  it('marks a gift as free, as the bag does [CHK-06] [CART-06]', async () => {
    const gift = wireLine({
      ...DELIVERED,
      orderItemId: '9',
      description: 'Cloth',
      unitPrice: 8,
      freeGift: 'true',
      adjustment: [{ code: 'CLEARVIEW', amount: '-8.00000', displayLevel: 'OrderItem', usage: 'Discount' }],
    });
    open(placed([wireLine(DELIVERED), gift], { totalAdjustment: '-8.00000' }));
    const item = (await screen.findByText('Cloth')).closest('li');
    expect(item).toHaveTextContent('A gift from us');
    expect(item).toHaveTextContent(/Free \$8\.00$/);
  });

  it('counts the days of each step from the one before it while a prescription is still to come [CAT-11] [RX-07]', async () => {
    open(placed([frame, lens], { orderStatus: 'E', deliveryPromise: aDeliveryPromise([1, 2], [1, 1]) }));
    expect(await screen.findByText('1\u2060–\u20602 business days after that')).toBeInTheDocument();
    expect(screen.getByText('1 business day after that')).toBeInTheDocument();
    expect(screen.getByText('An optician reads it.')).toBeInTheDocument();
    // Nothing happens today: the whole order waits.
    expect(screen.queryByText('We pack your order.')).toBeNull();
  });

  it('asks for another prescription when one came back [RX-07]', async () => {
    open(placed([frame, Object.assign({}, lens, { x_prescriptionState: 'rejected' })], { orderStatus: 'N' }));
    expect(await screen.findByText('Your prescription was sent back: add another one')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enter it now' })).toBeInTheDocument();
  });

  it('leads several pairs to the page that asks whose prescription is whose [RX-01] [RX-07]', async () => {
    const other = { ...lens, orderItemId: '3', xitem_field1: 'g-2', description: 'Other lenses' };
    open(placed([frame, lens, other], { orderStatus: 'E' }));
    expect(await screen.findByText(/The lenses for Halden Forum, Other lenses wait/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upload a photo' })).not.toBeInTheDocument();
  });

  it('says nothing of a prescription that is there', async () => {
    const known = wireLine({
      ...DELIVERED,
      orderItemId: '2',
      xitem_field1: 'g-1',
      orderItemExtendAttribute: [
        { attributeName: 'IsRoxLens', attributeValue: 'true' },
        { attributeName: 'prescriptionUploaded', attributeValue: 'true' },
      ],
      x_prescriptionState: 'waiting',
    });
    open(placed([frame, known]));
    expect(await screen.findByText('Lenses are cut, coated and checked.')).toBeInTheDocument();
    expect(screen.queryByText(/One thing left/)).toBeNull();
  });

  it('says when it arrives by the promise of the order, and where its receipt goes [CAT-11] [SITE-15]', async () => {
    const shop = aShop(null);
    shop.services.storage.set('lastOrder', { orderId: '7307966', email: 'ann@example.com' });
    const read = { ...lens, x_prescriptionState: 'waiting' };
    open(placed([frame, read], { deliveryPromise: aDeliveryPromise([1, 2], [1, 1], '2026-11-19T08:00:00.000Z') }), {
      storage: shop.services.storage,
    });
    // Counted from when the prescription came, a day after the order.
    expect(await screen.findByText('Tue, Nov 24')).toBeInTheDocument();
    expect(screen.getByText('Mon, Nov 23')).toBeInTheDocument();
    expect(screen.getByText(/on its way to ann@example.com/)).toBeInTheDocument();
  });

  it.each([
    ['a card', 'VISA', 'Visa ending in 1111'],
    ['PayPal', 'PayPal', 'PayPal'],
    ['four parts', 'Klarna', 'Four payments of about $137.50'],
    ['cash', 'COD', 'Cash on delivery. You pay the courier, in cash or by card.'],
  ])('says where and how it goes and that %s pays for it [PAY-01]', async (_how, payMethodId, words) => {
    const protocolData = payMethodId === 'VISA' ? [{ name: 'account', value: '************1111' }] : [];
    open(placed(undefined, { paymentInstruction: [{ piId: '1', piAmount: '549.99', payMethodId, protocolData }] }));
    const answer = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling;
    expect(await answer('Payment')).toHaveTextContent(words);
    expect(await answer('Deliver to')).toHaveTextContent('Marta Rossi, 40 Avon Meadow Ln');
    expect(await answer('Delivery time')).toHaveTextContent('Standard');
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();
  });

  it('tells what was bought before it offers anything else [CHK-06]', async () => {
    open(placed());
    const offer = await screen.findByRole('button', { name: 'Create an account' });
    const bought = screen.getByRole('complementary', { name: 'Order summary' });
    expect(bought.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers guests an account last, and shoppers their order', async () => {
    open(placed());
    await userEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
    // Until the account's own form is there, its page is one press away.
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/sign-in/register?email=marta.rossi%40example.com',
    );
    document.body.innerHTML = '';
    open(placed(), { user: aSignedInUser() });
    expect(await screen.findByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/account/my-orders/7307966',
    );
  });

  it('ends the visit of a guest on a device of others, and nothing there tells of the order [AUTH-01]', async () => {
    const { services } = open(placed(), { user: aGuest() });
    services.storage.set('lastOrder', { orderId: '7307966', email: 'ann@example.com' }, 1);
    await userEvent.click(await screen.findByRole('button', { name: 'End the visit' }));
    await waitFor(() => expect(services.visited).toEqual(['/']));
    expect(services.identity.state.userId).toBe('');
    expect(services.storage.get('lastOrder')).toBeNull();
  });

  it('makes an account in place, with what the order told already, and says that the order is in it', async () => {
    const Register = (known: Fragments['account.register']) => (
      <button type="button" onClick={() => void identity.adopt(tokens).then(known.onRegistered)}>
        {`Register ${known.firstName} ${known.lastName} ${known.email} ${known.phone}`}
      </button>
    );
    const Confirm = ({ email }: { readonly email: string }) => <p>Code for {email}</p>;
    const tokens = { userId: '15006', WCToken: 't', WCTrustedToken: '', personalizationID: '1-2' };
    const { identity } = open(placed(), {
      fragmentFakes: { 'account.register': Register, 'account.confirmEmail': Confirm },
    }).services;
    await userEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
    // What was pressed is gone: reading continues where the form is.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Keep this order in an account' })).toHaveFocus());
    await userEvent.click(
      await screen.findByRole('button', { name: /^Register Marta Rossi marta\.rossi@example\.com [\d +]+$/ }),
    );
    const note = await screen.findByRole('status');
    expect(note).toHaveTextContent('Your account is ready');
    expect(note).toHaveFocus();
    // The letter that was mailed with the account asks for its code here.
    expect(await screen.findByText('Code for ann@example.com')).toBeInTheDocument();
  });

  it('promises the prescription with the account only where the order has one [CHK-06]', async () => {
    open(placed());
    expect(await screen.findByText(/Next time your address is there\./)).toBeInTheDocument();
    document.body.innerHTML = '';
    open(placed([frame, lens], { orderStatus: 'E' }));
    expect(await screen.findByText(/Next time your address and your prescription are there\./)).toBeInTheDocument();
  });

  it('names the store where it is collected without its number in Italy [CHK-06][STOR-02]', async () => {
    const line = wireLine({
      ...DELIVERED,
      physicalStoreId: '12370',
      firstName: '1370 Milano Via Dante',
      lastName: '',
      country: 'IT',
    });
    open(placed([line]), { site: aSite({ locale: 'it-it' }) });
    expect(await screen.findByText('Ready to collect: Milano Via Dante. Bring the order number.')).toBeInTheDocument();
  });

  it('tells the insurer once, where it is present [INS-01]', async () => {
    const orderComplete = jest.fn();
    window.insuranceIntegration = { orderComplete } as unknown as NonNullable<Window['insuranceIntegration']>;
    for (let times = 0; times < 2; times += 1) {
      document.body.innerHTML = '';
      open(placed(undefined, { orderId: '55' }), {}, '55');
      await screen.findByRole('heading', { level: 1, name: 'Thank you, Marta.' });
    }
    expect(orderComplete.mock.calls).toEqual([[{ orderId: '55' }]]);
    delete window.insuranceIntegration;
  });

  it.each([
    [
      'an unknown order',
      () => {
        throw failWith(404, '_ERR_ORDER_NOT_FOUND');
      },
      '7307966',
    ],
    ['no order at all', placed(), ''],
    ['a cart', wireCart(), '7307966'],
  ])('shows the way to the orders for %s', async (_what, order, orderId) => {
    open(order, {}, orderId);
    expect(await screen.findByText('This order is not here.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My orders' })).toBeInTheDocument();
  });

  it('can be read again when it does not load, which is logged without its number [ERR-04]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    let broken = true;
    open((() => {
      if (broken) throw failWith(500, 'GENERIC');
      return placed();
    }) as () => never);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(logged.mock.calls).toEqual([['error loading order: 500 GENERIC']]);
    logged.mockRestore();
    broken = false;
    await act(() => userEvent.click(again));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Marta.' })).toBeInTheDocument();
  });
});
