import { aSite, quiet } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aShop, request } from '../../testing/productShop';
import { renderPage } from '../../testing/renderPage';
import { wireProduct, wireStock } from '../../testing/wire';
import { productDetailPage } from './ProductDetail';

const INVENTORY = 'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}';
const SOLD = 'It has just been sold out. Nothing was put into your bag.';
const OF_STOCK = { ok: false, serverMessage: '', reason: { key: '_API_BAD_INV', parameters: [] } } as const;

// The test's browser keeps no entries.
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

describe('stock of now on a page that was kept', () => {
  // Before any sign of a shopper, which counts for the whole file.
  it('is asked for at once by whoever loads the page again [PDP-05]', async () => {
    performance.getEntriesByType = () => [{ type: 'reload' } as PerformanceNavigationTiming];
    let asked = 0;
    const routes = { [INVENTORY]: () => wireStock({ '2900000000018': (asked += 1) === 1 ? 1 : 0 }) };
    await renderPage(productDetailPage, request(), aShop(wireProduct(), { routes }));
    expect(await screen.findByRole('link', { name: 'Tell me when it is back' })).toBeInTheDocument();
    expect(screen.queryByText('One left.')).toBeNull();
  });

  it.each([
    ['cart.add', /Add to bag/],
    ['checkout.express', /PayPal/],
  ])('leaves a refusal of %s where it is when it is answered later [PDP-04] [PDP-05]', async (command, name) => {
    let asked = 0;
    let refused = false;
    let release = () => undefined as void;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const routes = {
      [INVENTORY]: async () => {
        asked += 1;
        if (asked === 2 && !refused) await late;
        return wireStock({ '2900000000018': asked === 1 ? 1 : 0 });
      },
    };
    const site = aSite({ config: { availablePaymentMethods: ['PAYPAL'], paymentMethods: [] } });
    const refuse = () => {
      refused = true;
      return { ...OF_STOCK, message: 'Too few.' };
    };
    const services = aShop(wireProduct(), { site, routes, commandFakes: { [command]: refuse } });
    await renderPage(productDetailPage, request(), services);
    await userEvent.setup().click(screen.getByRole('button', { name }));
    expect((await screen.findByText(SOLD)).closest('[role=alert]')?.parentElement).toHaveFocus();
    release();
    await waitFor(() => expect(asked).toBe(3));
    await quiet();
    expect(screen.getByText(SOLD)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tell me when it is back' })).toBeInTheDocument();
  });
});
