import type { PageRequest } from '@sightline/shared-lib/contracts';
import { aSite, failWith, quiet, type FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Cart } from '../../pages/Cart/Cart';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { wireCart, wireLine } from '../../testing/wireCart';

const DELETE = 'PUT /store/{storeId}/cart/@self/delete_order_item';
const request = { kind: 'cart', path: '/cart', url: '/en-us/cart', params: {}, query: {} } satisfies PageRequest;

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([attributeName, attributeValue]) => ({ attributeName, attributeValue }));

const pairWith = (ofLens: Readonly<Record<string, string>>) =>
  wireCart([
    wireLine({
      orderItemId: '101',
      xitem_field1: 'g-1',
      orderItemExtendAttribute: attributes({
        RxLensId: 'L-1',
        lensesReview: JSON.stringify({
          Type: { code: 'SV', description: 'Words of the platform' },
          Color: { code: 'CLR', description: 'Clear' },
          Thickness: { code: '1.60', description: 'Thin' },
        }),
      }),
    }),
    wireLine({
      orderItemId: '102',
      partNumber: 'SRV-SV',
      xitem_field1: 'g-1',
      orderItemExtendAttribute: attributes(ofLens),
    }),
    wireLine({
      orderItemId: '103',
      partNumber: 'SRV-AR',
      description: 'Antiriflesso',
      xitem_field1: 'g-1',
      orderItemExtendAttribute: attributes({ IsRox: 'true' }),
    }),
  ]);

const pairOf = (more: Readonly<Record<string, string>>) =>
  pairWith({
    IsRoxLens: 'true',
    x_lens_prescription: JSON.stringify({ x_spherePower_left: '-2.00', x_Pupillary_distance: '63', ...more }),
  });

const pair = pairOf({});

/** The same pair, whose prescription came as a photo. */
const pairByPhoto = pairWith({ IsRoxLens: 'true', prescriptionUploaded: 'true' });

async function change(overrides: FakeServiceOverrides) {
  const shop = aShop(pair, overrides);
  renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, shop.services);
  await userEvent.click(await screen.findByRole('button', { name: 'Change lenses: Norvane Ordora' }));
  return shop.services;
}

it('names the lenses of a pair in the shop’s own words, and each part by its own line [CART-02] [RX-11]', async () => {
  const shop = aShop(pair, { site: aSite({ locale: 'it-it' }) });
  renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, shop.services);
  expect(await screen.findByText('Single vision 1,60')).toBeInTheDocument();
  expect(screen.getByText(/, clear/)).toBeInTheDocument();
  expect(screen.getByText('Antiriflesso')).toBeInTheDocument();
});

it('names a treatment that costs nothing, and so has no line, in the shop’s own words too [CART-02] [RX-11]', async () => {
  const Treatment = { code: 'HC', description: 'Words of the platform' };
  const review = JSON.stringify({ Type: { code: 'SV', description: '' }, TreatmentsFamily: Treatment });
  const shop = aShop(
    wireCart([
      wireLine({
        orderItemId: '101',
        xitem_field1: 'g-1',
        orderItemExtendAttribute: attributes({ RxLensId: 'L-1', lensesReview: review }),
      }),
      wireLine({
        orderItemId: '102',
        partNumber: 'SRV-SV',
        xitem_field1: 'g-1',
        orderItemExtendAttribute: attributes({ IsRoxLens: 'true' }),
      }),
    ]),
  );
  renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, shop.services);
  expect(await screen.findByText('Hard coat')).toBeInTheDocument();
  expect(screen.queryByText('Words of the platform')).not.toBeInTheDocument();
});

it('shows addition and prism of a pair where its prescription has them, and no columns otherwise [CART-02] [RX-02]', async () => {
  const withPrism = pairOf({ x_Prism_left: '1.50', x_PrismBase_left: 'out' });
  const shop = aShop(withPrism);
  renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, shop.services);
  expect(await screen.findByText('1.5 out')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Prism', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Add', hidden: true })).not.toBeInTheDocument();
});

describe('changing the lenses of a pair in the bag', () => {
  afterEach(() => window.history.replaceState(null, '', window.location.pathname));

  it('begins with the lenses it has, and takes the old pair out once the new one is in [RX-11] [CART-03]', async () => {
    const services = await change({
      commandFakes: { 'lenses.configure': () => ({ rxLensId: 'L-2', groupKey: 'g-2' }) },
      handlers: { [DELETE]: { orderId: '1' } },
    });
    await waitFor(() => expect(services.client.callsTo(DELETE)).toHaveLength(1));
    expect(services.client.callsTo(DELETE)[0]?.body).toMatchObject({
      orderItemId_0: '101',
      orderItemId_1: '102',
      orderItemId_2: '103',
    });
    const [[name, input]] = services.commands.runs as [[string, Record<string, unknown>]];
    expect([name, input['openSummary']]).toEqual(['lenses.configure', false]);
    expect(input['given']).toMatchObject({
      lensesReview: { type: { code: 'SV' } },
      prescription: { leftSphere: '-2.00', pupillaryDistance: '63' },
    });
  });

  it('names the line whose documents go along, where the prescription came as a photo [RX-06] [RX-11]', async () => {
    const shop = aShop(pairByPhoto, { commandFakes: { 'lenses.configure': () => null } });
    renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, shop.services);
    await userEvent.click(await screen.findByRole('button', { name: 'Change lenses: Norvane Ordora' }));
    await waitFor(() => expect(shop.services.commands.runs).toHaveLength(1));
    const [[, input]] = shop.services.commands.runs as [[string, { given: object }]];
    expect(input.given).toMatchObject({ prescription: null, paperOf: { orderItemId: '102' } });
  });

  it('is open again for the same pair after the page was loaded again [RX-10]', async () => {
    const first = await change({ commandFakes: { 'lenses.configure': () => new Promise(() => undefined) } });
    await waitFor(() => expect(first.commands.runs).toHaveLength(1));
    cleanup();
    window.history.pushState(window.history.state, '', '#lenses/colour');
    const shop = aShop(pair, { commandFakes: { 'lenses.configure': () => null } });
    renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, shop.services);
    await waitFor(() => expect(shop.services.commands.runs).toHaveLength(1));
    expect(shop.services.commands.runs[0]).toMatchObject(['lenses.configure', { given: { lensesReview: {} } }]);
    await quiet();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(shop.services.commands.runs).toHaveLength(2);
  });

  it('is opened once, whatever the history tells while it is open [RX-10] [RX-11]', async () => {
    const services = await change({ commandFakes: { 'lenses.configure': () => new Promise(() => undefined) } });
    await waitFor(() => expect(services.commands.runs).toHaveLength(1));
    window.history.pushState(window.history.state, '', '#lenses/colour');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(services.commands.runs).toHaveLength(1);
  });

  it('leaves the pair as it is when the shopper leaves without another [RX-11]', async () => {
    const services = await change({ commandFakes: { 'lenses.configure': () => null } });
    await waitFor(() => expect(services.commands.runs).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Change lenses: Norvane Ordora' })).toBeInTheDocument();
    expect(services.client.callsTo(DELETE)).toHaveLength(0);
  });

  it('says at the line when the old pair cannot be taken out, or nothing opens [RX-11]', async () => {
    await change({
      commandFakes: { 'lenses.configure': () => ({ rxLensId: 'L-2', groupKey: 'g-2' }) },
      handlers: {
        [DELETE]: () => {
          throw failWith(500, 'GENERIC');
        },
      },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});
