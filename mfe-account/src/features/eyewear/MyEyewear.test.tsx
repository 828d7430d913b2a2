import {
  aSignedInUser,
  failWith,
  fakeServices,
  type FakeHandlers,
  type FakeServiceOverrides,
} from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { wireLine, wireOrder } from '../../testing/wireOrder';
import { MyEyewear } from './MyEyewear';

const HISTORY = 'GET /store/{storeId}/order/@history';
const ORDER = 'GET /store/{storeId}/order/{orderId}';
const SAVED = 'GET /store/{storeId}/prescription/@self';
const PRODUCTS = 'GET /api/v2/products';

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([attributeName, attributeValue]) => ({ attributeName, attributeValue }));

const review = JSON.stringify({
  Type: { code: 'SV', description: 'Words of the platform' },
  TreatmentsFamily: { code: 'TINT', description: 'Tint' },
  Color: { code: 'GRY', description: 'Grey' },
  Thickness: { code: '1.60', description: 'Thin' },
});
const glasses = [
  wireLine({
    orderItemId: '1',
    xitem_field1: 'g-1',
    orderItemExtendAttribute: attributes({ RxLensId: 'L-1', lensesReview: review }),
  }),
  wireLine({
    orderItemId: '2',
    partNumber: 'SRV-SV',
    xitem_field1: 'g-1',
    orderItemExtendAttribute: attributes({ IsRoxLens: 'true' }),
  }),
];
const cloth = wireLine({ orderItemId: '3', partNumber: 'CLOTH', description: 'Cloth' });
const lenses = wireLine({
  orderItemId: '4',
  partNumber: 'BOX',
  description: 'Lacrima 30',
  orderItemExtendAttribute: attributes({ contactLensData: JSON.stringify({ left: { power: '-1.25' } }) }),
});
const frame = {
  id: '9',
  partNumber: '2900000000018',
  name: 'Ordora',
  manufacturer: 'Norvane',
  thumbnail: 'https://shop.example/pictures/ordora?w={width}&f={format}',
  attributes: [],
};

const history = (total = 1) => ({
  Order: [wireOrder({ orderItem: [] })],
  recordSetTotal: String(total),
  recordSetComplete: 'true',
});

function show(orderItem: object[], more: FakeHandlers = {}, commandFakes: FakeServiceOverrides['commandFakes'] = {}) {
  const services = fakeServices({
    user: aSignedInUser(),
    commandFakes,
    handlers: {
      [HISTORY]: history(),
      [ORDER]: wireOrder({ orderItem }),
      [PRODUCTS]: { contents: [frame] },
      [SAVED]: { prescriptions: [], files: [] },
      ...more,
    },
  });
  const { container } = renderRemote(<MyEyewear />, services);
  return { services, container, user: userEvent.setup() };
}

describe('my eyewear', () => {
  it('lists what was bought with lenses and nothing else, its lenses in words and in the picture [ACC-06]', async () => {
    const { container } = show([...glasses, cloth, lenses]);
    expect(await screen.findByText('Single vision 1.60, gray')).toBeInTheDocument();
    expect(screen.getByText('power −1.25, 1 box')).toHaveTextContent('Left eye, power');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Norvane Ordora',
      'Lacrima 30',
    ]);
    expect(screen.getAllByText('Bought Apr 21, 2026')).toHaveLength(2);
    expect(container.innerHTML).toContain('lens=TINT-GRY');
  });

  it('names the saved prescription that the lenses are made to [ACC-06] [RX-04]', async () => {
    const [bought, lens] = glasses;
    const x_lens_prescription = JSON.stringify({ x_spherePower_left: '-2.00', x_spherePower_right: '+0.00' });
    const made = { ...lens, orderItemExtendAttribute: attributes({ IsRoxLens: 'true', x_lens_prescription }) };
    const saved = (nickName: string, OS: string) => ({ prescriptionId: nickName, nickName, SPH: { OD: '0.00', OS } });
    show([bought ?? {}, made], {
      [SAVED]: { prescriptions: [saved('Reading', '-1.00'), saved('Driving', '-2.00')], files: [] },
    });
    expect(await screen.findByText('Prescription: Driving')).toBeInTheDocument();
  });

  it('puts frame and lenses into the bag again by the lines of their order [ACC-06] [ORD-06]', async () => {
    const { services, user } = show(glasses, {}, { 'cart.again': () => ({ ok: true, asksPrescription: false }) });
    await user.click(await screen.findByRole('button', { name: 'Buy again: Norvane Ordora' }));
    await waitFor(() =>
      expect(services.commands.runs).toEqual([['cart.again', { fromOrderId: '4018227', orderItemIds: ['1', '2'] }]]),
    );
  });

  it('says that an expired prescription stayed behind, and why nothing was added [ACC-06] [RX-05]', async () => {
    const answers = [
      { ok: true, asksPrescription: true },
      { ok: false, message: 'Too few are left, or none.' },
    ] as const;
    let asked = 0;
    const { user } = show(glasses, {}, { 'cart.again': () => answers[(asked += 1) - 1] ?? answers[0] });
    const again = await screen.findByRole('button', { name: 'Buy again: Norvane Ordora' });
    await user.click(again);
    expect(await screen.findByText(/Their prescription has expired/)).toBeInTheDocument();
    await user.click(again);
    expect(await screen.findByText('Too few are left, or none.')).toBeInTheDocument();
  });

  it('shows contact lenses of both eyes as one, and puts both into the bag again [ACC-06] [RX-20]', async () => {
    const data = (eyes: object) => attributes({ contactLensData: JSON.stringify(eyes) });
    const right = { ...lenses, orderItemId: '5', orderItemExtendAttribute: data({ right: { power: '-2.00' } }) };
    const again = wireLine({ ...right, orderItemId: '6', partNumber: 'OTHER', description: 'Other' });
    const { services, user } = show(
      [lenses, right, again],
      { [PRODUCTS]: { contents: [{ ...frame, partNumber: 'BOX', name: 'Lacrima 30', manufacturer: '' }] } },
      { 'cart.again': () => ({ ok: true, asksPrescription: false }) },
    );
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(screen.getByText('power −1.25, 1 box').closest('li')).toHaveTextContent('power −2.00, 1 box');
    await user.click(screen.getByRole('button', { name: 'Buy again: Lacrima 30' }));
    await waitFor(() =>
      expect(services.commands.runs).toEqual([['cart.again', { fromOrderId: '4018227', orderItemIds: ['5', '4'] }]]),
    );
  });

  it('opens the configurator for the frame while it is sold [ACC-06] [RX-10]', async () => {
    const { services, user } = show(glasses, {}, { 'lenses.configure': () => null });
    await user.click(await screen.findByRole('button', { name: 'Choose new lenses: Norvane Ordora' }));
    expect(services.commands.runs).toMatchObject([['lenses.configure', { partNumber: '2900000000018' }]]);
  });

  it('offers nothing for a frame that is no longer sold [ACC-06]', async () => {
    show(glasses, { [PRODUCTS]: { contents: [] } });
    expect(await screen.findByText('No longer sold.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('passes over pages of the history without lenses, and goes on to older ones when asked [ACC-06]', async () => {
    const { services, user } = show([], {
      [HISTORY]: history(30),
      [ORDER]: () => wireOrder({ orderItem: services.client.callsTo(HISTORY).length > 1 ? glasses : [cloth] }),
    });
    const pages = () => services.client.callsTo(HISTORY).map(({ query }) => query?.['pageNumber']);
    await user.click(await screen.findByRole('button', { name: 'Older orders' }));
    await waitFor(() => expect(pages()).toEqual([1, 2, 3]));
  });

  it('leaves out an order that does not load, and logs that without its number; when none loads it says so [ACC-06] [ERR-04]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    show([], {
      [HISTORY]: {
        ...history(2),
        Order: ['4018226', '4018227'].map((orderId) => wireOrder({ orderId, orderItem: [] })),
      },
      [ORDER]: ({ pathParams }: { readonly pathParams?: Readonly<Record<string, string>> }) => {
        if (pathParams?.['orderId'] === '4018226') throw failWith(500, 'BROKEN');
        return wireOrder({ orderItem: glasses });
      },
    });
    expect(await screen.findByRole('button', { name: 'Buy again: Norvane Ordora' })).toBeInTheDocument();
    expect(logged.mock.calls).toEqual([['error loading order: 500 BROKEN']]);
    show([], { [ORDER]: () => Promise.reject(failWith(500, 'BROKEN')) });
    expect(await screen.findByText('Your eyewear is not loading.')).toBeInTheDocument();
    logged.mockRestore();
  });

  it('says so when there is nothing, and offers another try when it does not load [ACC-06] [ERR-02]', async () => {
    show([cloth]);
    expect(await screen.findByText('Nothing here yet.')).toBeInTheDocument();
    const broken = () => {
      throw failWith(500, 'BROKEN');
    };
    show([], { [HISTORY]: broken });
    expect(await screen.findByText('Your eyewear is not loading.')).toBeInTheDocument();
  });
});
