import { failWith, type FakeServiceOverrides } from '@sightline/shared-lib/testing';
import type { Fragments, PageRequest } from '@sightline/shared-lib/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Cart } from '../../pages/Cart/Cart';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { wireCart, wireLine } from '../../testing/wireCart';

const UPDATE = 'PUT /store/{storeId}/cart/@self/update_order_item';
const STOCK = 'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}';
const request = { kind: 'cart', path: '/cart', url: '/en-us/cart', params: {}, query: {} } satisfies PageRequest;
const box = '2900000000048';
const eye = { power: '-2.00', baseCurve: '8.6', diameter: '14.2' };

const line = (orderItemId: string, values: object, quantity: number) =>
  wireLine({
    orderItemId,
    quantity,
    partNumber: box,
    orderItemExtendAttribute: [{ attributeName: 'contactLensData', attributeValue: JSON.stringify(values) }],
  });
const attribute = (identifier: string, ...codes: string[]) => ({
  identifier,
  name: identifier,
  values: codes.map((code) => ({ identifier: code, value: code })),
});
const product = {
  id: '9',
  partNumber: box,
  name: 'Lacrima 30',
  catalogEntryTypeCode: 'ItemBean',
  attributes: [
    attribute('PRODUCT_TYPE', 'Contact Lenses'),
    attribute('CL_POWER', '-2.00', '-1.75'),
    attribute('CL_BASE_CURVE', '8.6'),
    attribute('CL_DIAMETER', '14.2'),
    attribute('REPLACEMENT', 'monthly'),
    attribute('PACK_SIZE', '6'),
  ],
};

type Opened = Fragments['prescription.lensValues'];

async function open(handlers: FakeServiceOverrides['handlers'] = {}, boxes = 2) {
  const { services } = aShop(wireCart([line('1', { right: eye }, boxes), line('2', { left: eye }, 1)]), {
    handlers: {
      'GET /api/v2/products': { contents: [product] },
      [STOCK]: { InventoryAvailability: [{ partNumber: box, availableQuantity: '4.0', inventoryStatus: 'Available' }] },
      ...handlers,
    },
  });
  renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, services);
  await userEvent.click(await screen.findByRole('button', { name: /^Change values: .*, Right eye$/ }));
  await waitFor(() => expect(services.openOverlays).toHaveLength(1));
  return { services, props: services.openOverlays[0]?.props as Opened };
}

describe('changing the values of contact lenses in the bag', () => {
  it('opens the form with the values of that eye and what the lens is made in [RX-20] [CART-03]', async () => {
    const { services, props } = await open();
    expect(services.openOverlays[0]?.name).toBe('prescription.lensValues');
    expect(props.eyes).toMatchObject({ right: { ...eye, boxes: 2 }, left: null });
    expect(props.choices.offered).toEqual({ power: ['-2.00', '-1.75'], baseCurve: ['8.6'], diameter: ['14.2'] });
    expect(props.boxDays).toBe(180);
  });

  it('writes values and boxes of its line in one call [RX-20] [CART-03]', async () => {
    const { services, props } = await open({ [UPDATE]: { orderId: '1', orderItem: [{ orderItemId: '1' }] } });
    const contactLensData = JSON.stringify({ right: { ...eye, power: '-1.75' } });
    expect(await act(() => props.onKeep({ quantity: 3, attributes: { contactLensData } }))).toBe(true);
    expect(services.client.callsTo(UPDATE)[0]?.body).toMatchObject({
      orderItem: [
        {
          orderItemId: '1',
          quantity: '3',
          orderItemExtendAttribute: [{ attributeName: 'contactLensData', attributeValue: contactLensData }],
        },
      ],
    });
  });

  it('says at its line why they were refused [RX-20] [CART-06]', async () => {
    const { props } = await open({
      [UPDATE]: () => {
        throw failWith(400, '_API_BAD_INV');
      },
    });
    expect(await act(() => props.onKeep({ quantity: 9, attributes: {} }))).toBe(false);
    expect(await screen.findByText('Too few are left, or none. Nothing was changed.')).toBeInTheDocument();
  });

  it('lets an eye have what the other one leaves, in the form and in the bag [RX-20] [CART-03]', async () => {
    const { props } = await open({}, 3);
    expect(props.boxesLeft).toBe(3);
    const boxes = within(screen.getByRole('group', { name: /Right eye/ }));
    expect(boxes.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
  });
});
