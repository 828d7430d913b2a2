import { aDeliveryPromise, aSite, quiet } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { Cart } from '../pages/Cart/Cart';
import { CartSummary } from '../features/summary/CartSummary';
import { Payment } from '../pages/Payment/Payment';
import { Shipping } from '../pages/Shipping/Shipping';
import { renderRemote } from '../testing/renderRemote';
import { aShop } from '../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../testing/wireCart';

const HINT = /^By law we send contact lenses once your prescriber has confirmed them/;
const request = { kind: 'cart', path: '/cart', url: '/en-us/cart', params: {}, query: {} } as const;
const eyes = { right: { power: '-2.00' } };
const box = wireLine({
  ...DELIVERED,
  orderItemExtendAttribute: [{ attributeName: 'contactLensData', attributeValue: JSON.stringify(eyes) }],
});
const frame = wireLine(DELIVERED);

const mode = {
  shipModeId: '14501',
  shipModeCode: 'Standard',
  shippingCharge: '0',
  shippingChargeCurrency: 'USD',
  deliveryPromise: aDeliveryPromise([2, 4], [1, 3]),
};

const PAGES = {
  bag: <Cart data={{ notAdded: false, held: null }} request={request} />,
  payment: <Payment />,
  delivery: <Shipping />,
  drawer: <CartSummary onClose={() => undefined} />,
};

function open(page: keyof typeof PAGES, line: ReturnType<typeof wireLine>, asksPrescriber: boolean) {
  const CART = '/store/{storeId}/cart/@self';
  const { services } = aShop(wireCart([line]), {
    site: aSite({ config: { asksPrescriber } }),
    handlers: {
      [`GET ${CART}/usable_payment_info`]: { usablePaymentInformation: [{ paymentMethodName: 'VISA' }] },
      [`GET ${CART}/payment_instruction`]: { paymentInstruction: [] },
      'GET /store/{storeId}/person/@self/contact': {},
      [`GET ${CART}/usable_shipping_mode`]: { usableShippingMode: [mode] },
      'GET /store/{storeId}/cart/orderId/{orderId}/shipCharges': {},
      'GET /store/{storeId}/ShipModes/GetShipModes': { usableShippingMode: [mode] },
    },
  });
  renderRemote(PAGES[page], services);
}

const SIGN = { bag: 'Go to checkout', payment: 'Deliver to', delivery: 'How fast', drawer: 'View bag' } as const;

describe('contact lenses that wait for their prescriber', () => {
  it.each(['drawer', 'bag', 'delivery', 'payment'] as const)(
    'are told of in the %s before anything is paid [RX-20]',
    async (page) => {
      open(page, box, true);
      expect(await screen.findByText(HINT)).toBeInTheDocument();
    },
  );

  it.each([
    ['bag', 'the shop asks nobody', box, false],
    ['bag', 'there are none', frame, true],
    ['payment', 'the shop asks nobody', box, false],
    ['payment', 'there are none', frame, true],
    ['drawer', 'the shop asks nobody', box, false],
    ['drawer', 'there are none', frame, true],
  ] as const)('are not told of in the %s when %s [RX-20]', async (page, _when, line, asks) => {
    open(page, line, asks);
    await screen.findAllByText(SIGN[page]);
    await quiet();
    expect(screen.queryByText(HINT)).toBeNull();
  });

  it.each([
    ['number', true, '3\u2060–\u20607 business days'],
    ['day', false, 'Tue, May 12'],
  ] as const)(
    'arrive by a %s in checkout when it is %s that the shop asks [CAT-11] [RX-20]',
    async (_what, asks, words) => {
      open('delivery', box, asks);
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    },
  );
});
