import { offeredModes } from './features/delivery/deliveryValues';
import type { DeliveryMode } from './state/delivery';
import type { StoreConfiguration } from '@sightline/shared-lib/contracts';
import { aSite, quiet } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { Cart } from './pages/Cart/Cart';
import { Confirmation } from './pages/Confirmation/Confirmation';
import { renderRemote } from './testing/renderRemote';
import { aShop } from './testing/shop';
import { DELIVERED, wireCart, wireLine } from './testing/wireCart';

const mode = (code: string) => ({ code, shipModeId: code }) as DeliveryMode;

const waiting = wireCart(
  [
    wireLine({
      ...DELIVERED,
      orderItemId: '1',
      xitem_field1: 'g-1',
      description: 'Halden Forum',
      orderItemExtendAttribute: [{ attributeName: 'RxLensId', attributeValue: 'L-1' }],
    }),
    wireLine({
      ...DELIVERED,
      orderItemId: '2',
      xitem_field1: 'g-1',
      orderItemExtendAttribute: [{ attributeName: 'IsRoxLens', attributeValue: 'true' }],
      x_prescriptionState: 'missing',
    }),
  ],
  { orderStatus: 'E', placedDate: '2026-11-18T10:00:00.000Z' },
);

async function openCart(config: Partial<StoreConfiguration>) {
  const { services } = aShop(wireCart(), { site: aSite({ config }) });
  const request = { kind: 'cart' as const, path: '/cart', url: '/cart', params: {}, query: {} };
  renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, services);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('link', { name: /Go to checkout/ });
}

async function openConfirmation(config: Partial<StoreConfiguration>) {
  const { services } = aShop(null, {
    site: aSite({ config }),
    handlers: { 'GET /store/{storeId}/order/{orderId}': waiting },
  });
  const params: Record<string, string> = { orderId: '7307966' };
  const path = '/checkout/order-confirmation';
  const request = { kind: 'checkout-order-confirmation' as const, path, url: path, params, query: {} };
  renderRemote(<Confirmation data={null} request={request} />, services);
  await screen.findByRole('heading', { level: 1, name: 'Thank you, Marta.' });
}

describe('the store configuration', () => {
  it('says which speeds of delivery are offered, and in which order [SITE-06] [CHK-03]', () => {
    const modes = [mode('Standard'), mode('Express'), mode('Green')];
    const offered = [
      { name: 'Express', sequence: 1 },
      { name: 'Standard', sequence: 2 },
    ];
    expect(offeredModes(modes, offered).map(({ code }) => code)).toEqual(['Express', 'Standard']);
  });

  it('estimates tax in the bag only where the store does [SITE-06] [CART-05]', async () => {
    await openCart({ calculateTaxEnabled: true });
    expect(screen.getByRole('button', { name: 'Estimate tax' })).toBeInTheDocument();
  });

  it('leaves tax out of the bag where the store does [SITE-06]', async () => {
    await openCart({ calculateTaxEnabled: false });
    await quiet();
    expect(screen.queryByRole('button', { name: 'Estimate tax' })).not.toBeInTheDocument();
  });

  it('asks for a prescription with the confirmation [SITE-06] [CHK-06]', async () => {
    await openConfirmation({ uploadRXFileOnOrderConfirm: true });
    expect(await screen.findByText(/One thing left/)).toBeInTheDocument();
  });

  it('does not ask for one where the store does not want it there [SITE-06]', async () => {
    await openConfirmation({ uploadRXFileOnOrderConfirm: false });
    await quiet();
    expect(screen.queryByText(/One thing left/)).not.toBeInTheDocument();
  });
});
