import { aSignedInUser, failWith, fakeServices, type FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { wireLine, wireOrder } from '../../testing/wireOrder';
import { OrderReturn } from './OrderReturn';

const ORDER = 'GET /store/{storeId}/order/{orderId}';
const CREATE = 'POST /store/{storeId}/process/weaver/shipping/api';
const DETAIL = 'GET /store/{storeId}/returns/rmaItemDetail/{orderItemId}';
const CANCEL = 'POST /store/{storeId}/process/weaver/returns/cancel';

const LINES = 'GET /store/{storeId}/return/lines';

const exchanges = ['2900000000025', '2900000000026'];
const reasons = {
  reasons: [
    { code: '01', description: 'Too small', needsComment: false },
    { code: '05', description: 'Damaged or faulty', needsComment: true },
  ],
};
const state = (value: string) => [{ attributeName: 'RMAItemStatus', attributeValue: value }];
const pair = [
  wireLine({ orderItemId: '1', quantity: '2.0' }),
  wireLine({ orderItemId: '2', description: 'Other Frame', xitem_field1: 'g' }),
  wireLine({
    orderItemId: '3',
    description: 'Lenses',
    xitem_field1: 'g',
    orderItemExtendAttribute: [{ attributeName: 'IsRoxLens', attributeValue: 'true' }],
  }),
];

function show(
  kind: 'order-return-select' | 'order-return-confirm',
  order: object = {},
  handlers: FakeServiceOverrides['handlers'] = {},
) {
  const services = fakeServices({
    user: aSignedInUser(),
    handlers: {
      [ORDER]: wireOrder({ orderStatus: '1', orderItem: pair, x_return: { can: true, days: 25 }, ...order }),
      'GET /store/{storeId}/return/reasons': reasons,
      [LINES]: { lines: [], collectionDays: ['2026-05-01', '2026-05-04'] },
      ...handlers,
    },
  });
  const request = { kind, path: '/', url: '/', params: {}, query: {} } as const;
  const { unmount } = renderRemote(<OrderReturn data={{ kind, orderId: '4018227' }} request={request} />, services);
  return { services, unmount, user: userEvent.setup() };
}

describe('choosing what comes back', () => {
  it('announces pieces with their reason, and leads to the label [RET-01][RET-02]', async () => {
    const made = { rmaId: 'RMA-1', securityCheck: 's', status: 'CREATED', trackingNumber: '', items: [] };
    const { services, user } = show('order-return-select', {}, { [CREATE]: made });
    expect(await screen.findByText(/25 days left to send it back/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get my label' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: /Norvane Ordora/ }));
    await user.selectOptions(screen.getByLabelText('Reason'), 'Damaged or faulty');
    await user.selectOptions(screen.getByLabelText('How many'), '1');
    await user.click(screen.getByRole('button', { name: 'Get my label' }));
    expect(await screen.findAllByText('Say in a few words what is wrong with Norvane Ordora.')).not.toHaveLength(0);
    expect(services.client.callsTo(CREATE)).toHaveLength(0);

    await user.type(screen.getByLabelText('What is wrong?'), 'A scratch');
    await user.click(screen.getByRole('radio', { name: /^Show a code/ }));
    await user.click(screen.getByRole('button', { name: 'Get my label' }));
    await waitFor(() => expect(services.visited).toContainEqual(expect.stringContaining('4018227')));
    expect(services.client.callsTo(CREATE)[0]?.body).toMatchObject({
      orderId: '4018227',
      labelType: 'QR',
      items: [{ orderItemId: '1', quantity: '1', reasonCode: '05', comment: 'A scratch' }],
    });
  });

  it('offers other colours and sizes instead of the money, and keeps the wish when they are sold out [RET-02]', async () => {
    const refuse = () => {
      throw failWith(409, 'RMA_NOT_ELIGIBLE', { errorParameters: ['exchange', '1'] });
    };
    const { services, user } = show(
      'order-return-select',
      {},
      { [CREATE]: refuse, [LINES]: { lines: [{ orderItemId: '1', left: '2.0', exchanges, reasons: ['01'] }] } },
    );
    await user.click(await screen.findByRole('checkbox', { name: /Norvane Ordora/ }));
    await user.selectOptions(screen.getByLabelText('Reason'), 'Too small');
    const instead = await screen.findByLabelText('What you get for it');
    expect(instead).toHaveDisplayValue('Your money back');
    await user.selectOptions(instead, 'Exchange for 2900000000025');
    await user.click(screen.getByRole('button', { name: 'Get my label' }));
    expect(await screen.findByText(/What you chose instead is sold out/)).toBeInTheDocument();
    expect(services.client.callsTo(CREATE)[0]?.body).toMatchObject({
      items: [{ orderItemId: '1', x_exchangeFor: '2900000000025' }],
    });
    expect(instead).toHaveDisplayValue('Exchange for 2900000000025');
    await user.click(screen.getByRole('checkbox', { name: /Other Frame/ }));
    expect(screen.getAllByLabelText('What you get for it')).toHaveLength(1);
  });

  it('tells colours to exchange for apart by their lenses, without numbers [RET-02]', async () => {
    const named = (identifier: string, value: string) => ({ identifier, values: [{ identifier: value, value }] });
    const frame = (partNumber: string, tint: string) => ({
      id: partNumber,
      partNumber,
      name: 'Ordora',
      attributes: [named('FRONT_COLOR', 'Black'), named('LENS_COLOR', tint)],
    });
    const both = ['2900000000025', '2900000000032'];
    const { user } = show(
      'order-return-select',
      {},
      {
        [LINES]: { lines: [{ orderItemId: '1', left: '2.0', exchanges: both, reasons: ['01'] }] },
        'GET /api/v2/products': { contents: [frame(both[0]!, 'Green'), frame(both[1]!, 'Dark gray to blue gradient')] },
      },
    );
    await user.click(await screen.findByRole('checkbox', { name: /Norvane Ordora/ }));
    const offered = within(await screen.findByLabelText('What you get for it')).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual([
      'Your money back',
      'Exchange for Black, Green',
      'Exchange for Black, Dark gray to blue gradient',
    ]);
  });

  it('tells what is paid back for the pieces that are chosen, without what is exchanged [RET-02]', async () => {
    const thing = (orderItemId: string, x_refunds: readonly string[]) => ({
      orderItemId,
      left: `${x_refunds.length}.0`,
      exchanges,
      reasons: ['01'],
      x_refunds,
    });
    const { user } = show(
      'order-return-select',
      {},
      { [LINES]: { lines: [thing('1', ['59.50', '119.00']), thing('2', ['200.00'])], currency: 'USD' } },
    );
    await user.click(await screen.findByRole('checkbox', { name: /Norvane Ordora/ }));
    expect(screen.getByText(/^\$119\.00 is paid back once it has arrived/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('How many'), '1');
    expect(await screen.findByText(/^\$59\.50 is paid back once/)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Other Frame/ }));
    expect(screen.getByText(/^\$259\.50 is paid back once/)).toBeInTheDocument();
    const [first, second] = screen.getAllByLabelText('What you get for it');
    await user.selectOptions(first!, 'Exchange for 2900000000025');
    expect(await screen.findByText(/^\$200\.00 is paid back once/)).toBeInTheDocument();
    await user.selectOptions(second!, 'Exchange for 2900000000026');
    await waitFor(() => expect(screen.queryByText(/is paid back once/)).not.toBeInTheDocument());
    expect(
      screen.getByText(
        /^Instead we send you Norvane Ordora, 2900000000025 once it has arrived\. If that is sold out by then, \$59\.50 is paid back/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Instead we send you Other Frame, 2900000000026 once/)).toHaveTextContent('$200.00');
  });

  it('counts the delivery in where all that is left comes back for its money [RET-02]', async () => {
    const rest = [
      { orderItemId: '1', left: '1.0', exchanges: [], reasons: ['01'], x_refunds: ['59.50'] },
      { orderItemId: '2', left: '0.0', exchanges: [], reasons: [], x_refunds: [] },
    ];
    const { user } = show(
      'order-return-select',
      {},
      { [LINES]: { lines: rest, x_deliveryRefund: '5.00', currency: 'USD' } },
    );
    expect(await screen.findByText(/and \$5\.00 for delivery is paid back too/)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Norvane Ordora/ }));
    expect(
      screen.getByText(/^\$64\.50 is paid back once .* That includes \$5\.00 for delivery\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/is paid back too/)).not.toBeInTheDocument();
  });

  it('names each thing whose reason is missing [RET-02]', async () => {
    const { user } = show('order-return-select');
    await user.click(await screen.findByRole('checkbox', { name: /Norvane Ordora/ }));
    await user.click(screen.getByRole('checkbox', { name: /Other Frame/ }));
    await user.click(screen.getByRole('button', { name: 'Get my label' }));
    const missing = await screen.findAllByRole('link', { name: /^Choose why/ });
    expect(missing.map((link) => link.textContent)).toEqual([
      'Choose why Norvane Ordora comes back.',
      'Choose why Other Frame comes back.',
    ]);
  });

  it('has the parcel collected on a day that the platform offers [RET-02]', async () => {
    const { services, user } = show('order-return-select', {}, { [CREATE]: { rmaId: 'RMA-1' } });
    await user.click(await screen.findByRole('checkbox', { name: /Other Frame/ }));
    await user.selectOptions(screen.getByLabelText('Reason'), 'Too small');
    await user.click(screen.getByRole('radio', { name: /^Show a code/ }));
    await user.click(screen.getByRole('radio', { name: /^It is collected/ }));
    await user.selectOptions(screen.getByLabelText('Day'), 'May 4, 2026');
    // Who collects it prints nothing, and no code is asked for.
    expect(screen.queryByRole('radio', { name: 'Show a code' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Get my label' }));
    await waitFor(() =>
      expect(services.client.callsTo(CREATE)[0]?.body).toMatchObject({ x_collectOn: '2026-05-04', labelType: 'PDF' }),
    );
  });

  it('takes no more pieces than are left, and none of what was sent back before [RET-02]', async () => {
    const lines = [
      { orderItemId: '1', left: '0.0' },
      { orderItemId: '2', left: '1.0' },
    ];
    show('order-return-select', {}, { [LINES]: { lines } });
    const sent = await screen.findByRole('checkbox', { name: /Norvane Ordora/ });
    expect(sent).toBeDisabled();
    expect(sent).toHaveAccessibleDescription('Sent back already');
    expect(screen.getByRole('checkbox', { name: /Other Frame/ })).toBeEnabled();
  });

  it('takes the other pieces while one is on its way [RET-01][RET-02]', async () => {
    const line = wireLine({ orderItemId: '1', quantity: '3.0', orderItemExtendAttribute: state('SHI') });
    const { services, user } = show(
      'order-return-select',
      { orderItem: [line] },
      { [CREATE]: { rmaId: 'RMA-2' }, [LINES]: { lines: [{ orderItemId: '1', left: '2.0', reasons: ['01'] }] } },
    );
    const box = await screen.findByRole('checkbox', { name: /Norvane Ordora/ });
    expect(box).toBeEnabled();
    expect(box).toHaveAccessibleDescription('2 of 3 still with you');
    await user.click(box);
    await user.selectOptions(screen.getByLabelText('Reason'), 'Too small');
    expect(screen.getByLabelText('How many')).toHaveDisplayValue('2');
    expect(screen.queryByRole('option', { name: '3' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Get my label' }));
    await waitFor(() =>
      expect(services.client.callsTo(CREATE)[0]?.body).toMatchObject({ items: [{ orderItemId: '1', quantity: '2' }] }),
    );
  });

  it('names the eye of contact lenses, takes closed boxes, and asks for reasons that fit [RET-02]', async () => {
    const lens = (orderItemId: string, values: object) =>
      wireLine({
        orderItemId,
        orderItemExtendAttribute: [{ attributeName: 'contactLensData', attributeValue: JSON.stringify(values) }],
      });
    const known = (orderItemId: string, eye: string) => ({
      orderItemId,
      left: '1.0',
      reasons: ['05'],
      eyes: [eye],
      sealed: 'true',
    });
    const { user } = show(
      'order-return-select',
      { orderItem: [lens('1', { right: { power: '-2.00', baseCurve: '8.6' } }), lens('2', {})] },
      { [LINES]: { lines: [known('1', 'right'), known('2', 'left')] } },
    );
    const right = await screen.findByRole('checkbox', { name: 'Norvane Ordora, right eye' });
    expect(right).toHaveAccessibleDescription(/power .2\.00, base curve 8\.6 · Closed boxes only/);
    // Without their values, as orders are shown that were looked up.
    expect(screen.getByRole('checkbox', { name: 'Norvane Ordora, left eye' })).toHaveAccessibleDescription(
      /^Closed boxes only/,
    );
    await user.click(right);
    const offered = [...screen.getByLabelText<HTMLSelectElement>('Reason').options].map(({ text }) => text);
    expect(offered).toEqual(['Choose a reason', 'Damaged or faulty']);
  });

  it('shows a pair as one thing that comes back with its lenses [RET-02]', async () => {
    show('order-return-select');
    expect(await screen.findByRole('checkbox', { name: /Other Frame/ })).toHaveAccessibleDescription(
      'Comes back with its lenses',
    );
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('says in advance what is paid back for the delivery of a whole order, where something is [RET-02]', async () => {
    const words = 'Send back the whole order for your money, and $3.95 for delivery is paid back too.';
    show('order-return-select', {}, { [LINES]: { lines: [], x_deliveryRefund: '3.95000', currency: 'USD' } });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says nothing of the delivery where none is paid back [RET-02]', async () => {
    show('order-return-select');
    expect(await screen.findByRole('checkbox', { name: /Other Frame/ })).toBeInTheDocument();
    expect(screen.queryByText(/for delivery/)).not.toBeInTheDocument();
  });

  it('says why the platform refused, and keeps what was chosen [RET-01]', async () => {
    const refuse = () => {
      throw failWith(409, 'RMA_NOT_ELIGIBLE', { errorParameters: ['window'] });
    };
    const { user } = show('order-return-select', {}, { [CREATE]: refuse });
    await user.click(await screen.findByRole('checkbox', { name: /Other Frame/ }));
    await user.selectOptions(screen.getByLabelText('Reason'), 'Too small');
    await user.click(screen.getByRole('button', { name: 'Get my label' }));
    expect(await screen.findByText('The 30 days to send it back are over.')).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveDisplayValue('Too small');
  });

  it.each([
    ['early', 'It can be sent back once it has arrived'],
    ['late', 'The 30 days to send it back are over'],
    ['before', 'This order is too old to be sent back here'],
    ['never', 'A canceled order has nothing to send back'],
  ])('says why the platform lets nothing come back, here that it is %s: %s [RET-01]', async (why, words) => {
    show('order-return-select', { x_return: { can: false, why } });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get help with this order' })).toBeInTheDocument();
    expect(screen.getByText(/^Order .+, placed /)).toBeInTheDocument();
    expect(screen.getByText('Other Frame')).toBeInTheDocument();
  });

  it('says when what has not arrived can be sent back, and for how many days [RET-01] [CAT-11]', async () => {
    const x_return = { can: false, why: 'early' };
    const days = { making: { from: 0, to: 0 }, transit: { from: 1, to: 3 }, total: { from: 1, to: 3 } };
    const { unmount } = show('order-return-select', {
      x_return,
      deliveryPromise: { ...days, since: '2999-01-01T12:00:00.000Z' },
    });
    expect(await screen.findByText('We expect it by Jan 4, 2999. You then have 30 days for it.')).toBeInTheDocument();
    unmount();
    show('order-return-select', { x_return, deliveryPromise: { ...days, since: '2020-01-01T12:00:00.000Z' } });
    expect(await screen.findByText('You then have 30 days for it.')).toBeInTheDocument();
  });

  it('leads to the return that everything is in [RET-01]', async () => {
    show('order-return-select', { x_return: { can: false, why: 'all' } });
    expect(await screen.findByText('Everything of this order is in a return already')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your return' })).toHaveAttribute('href', '/return/confirmation/4018227');
  });
});

describe('a return that was announced', () => {
  const detail = {
    orderItemId: '2',
    rmaId: 'RMA-7',
    RMAStatus: 'CRE',
    RMAItemStatus: 'CRE',
    createdDate: '2026-04-28T12:00:00.000Z',
    quantity: '1',
    refundAmount: '146.40000',
    currency: 'USD',
  };
  const back = [wireLine({ orderItemId: '2', orderItemExtendAttribute: state('CRE') })];

  it('shows its number, what happens next, and the money [RET-02]', async () => {
    show('order-return-confirm', { orderItem: back }, { [DETAIL]: detail });
    expect(await screen.findByText('Return RMA-7')).toBeInTheDocument();
    expect(screen.getByText('Announced')).toBeInTheDocument();
    expect(
      screen.getByText('$146.40 is paid back once it has arrived and is checked, the way you paid.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download the label' })).toBeEnabled();
  });

  it('stands beside an earlier one of the same line, each with its money [RET-02]', async () => {
    const earlier = { ...detail, rmaId: 'RMA-3', RMAStatus: 'REF', createdDate: '2026-04-25T12:00:00.000Z' };
    const both = { ...detail, refundAmount: '99.00000', x_earlier: [earlier] };
    show('order-return-confirm', { orderItem: back }, { [DETAIL]: both });
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Return RMA-7', 'Return RMA-3']);
    expect(
      screen.getByText('$99.00 is paid back once it has arrived and is checked, the way you paid.'),
    ).toBeInTheDocument();
    expect(screen.getByText('$146.40 was paid back, the way you paid.')).toBeInTheDocument();
  });

  it.each([
    ['CRE', '$150.35 is paid back once it has arrived and is checked, the way you paid.'],
    ['REF', '$150.35 was paid back, the way you paid.'],
  ])('of a whole order says how much of the money is for the delivery: %s [RET-02]', async (RMAStatus, words) => {
    const whole = { ...detail, RMAStatus, x_deliveryRefund: '3.95000' };
    show('order-return-confirm', { orderItem: back }, { [DETAIL]: whole });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('That includes $3.95 for delivery.')).toBeInTheDocument();
  });

  it('says that the delivery comes once the other returns have arrived, and does not count it in [RET-02]', async () => {
    const waiting = { ...detail, x_deliveryRefund: '3.95000', x_deliveryWaits: 'true' };
    show('order-return-confirm', { orderItem: back }, { [DETAIL]: waiting });
    expect(await screen.findByText(/^\$146\.40 is paid back/)).toBeInTheDocument();
    expect(
      screen.getByText('$3.95 for delivery is paid back too, once the whole order is back with us.'),
    ).toBeInTheDocument();
  });

  it('says nothing of the delivery where none is paid back [RET-02]', async () => {
    show('order-return-confirm', { orderItem: back }, { [DETAIL]: detail });
    expect(await screen.findByText(/^\$146\.40 is paid back/)).toBeInTheDocument();
    expect(screen.queryByText(/delivery/)).not.toBeInTheDocument();
  });

  it('says when it is collected [RET-02]', async () => {
    show('order-return-confirm', { orderItem: back }, { [DETAIL]: { ...detail, x_collectOn: '2026-05-04' } });
    expect(await screen.findByText(/have it ready on May 4, 2026/)).toBeInTheDocument();
    expect(screen.queryByText(/hand it in/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'is on its way',
      { RMAStatus: 'CRE' },
      'Announced',
      'Instead we send you 2900000000025 once it has arrived. If that is sold out by then, $146.40 is paid back, the way you paid.',
    ],
    ['was sent', { RMAStatus: 'REF', x_exchanged: 'true' }, 'Exchanged', 'Instead we have sent you 2900000000025.'],
    ['was sold out', { RMAStatus: 'REF' }, 'Paid back', '$146.40 was paid back, the way you paid.'],
  ])('says what comes instead of the money when that %s [RET-02]', async (_when, change, stands, words) => {
    const swapped = { ...detail, x_exchangeFor: '2900000000025', ...change };
    show('order-return-confirm', { orderItem: back }, { [DETAIL]: swapped });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText(stands)).toBeInTheDocument();
    expect(screen.getAllByText(/\$146\.40|Instead we have sent/)).toHaveLength(1);
  });

  it.each([
    ['PDF', 'Download the label and print it.', 'Download the label', 'Stick the label on the parcel and hand it in.'],
    [
      'QR',
      'Download the code and keep it on your phone.',
      'Download the code',
      /^Hand in the parcel and show the code/,
    ],
  ])('says what to do with a label of type %s [RET-02]', async (x_labelType, first, button, last) => {
    show('order-return-confirm', { orderItem: back }, { [DETAIL]: { ...detail, x_labelType } });
    expect(await screen.findByText(first)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
    expect(screen.getByText(last)).toBeInTheDocument();
  });

  it('names the last day on which the parcel can be handed in, and none where it is collected [RET-02]', async () => {
    const announced = { ...detail, x_handInBy: '2026-05-20' };
    show('order-return-confirm', { orderItem: back }, { [DETAIL]: announced });
    expect(await screen.findByText(/hand it in\. Hand in the parcel by May 20, 2026\.$/)).toBeInTheDocument();
    document.body.innerHTML = '';
    show('order-return-confirm', { orderItem: back }, { [DETAIL]: { ...announced, x_collectOn: '2026-05-04' } });
    expect(await screen.findByText(/have it ready on/)).not.toHaveTextContent('May 20');
  });

  it('of an order that was paid in cash says that the money comes by bank transfer [RET-02]', async () => {
    const paymentInstruction = [{ payMethodId: 'COD', piAmount: '156.40000' }];
    show('order-return-confirm', { orderItem: back, paymentInstruction }, { [DETAIL]: detail });
    expect(await screen.findByText(/^\$146\.40 is paid back by bank transfer once it has arrived/)).toHaveTextContent(
      'asks you for your account',
    );
    expect(screen.queryByText(/the way you paid/)).not.toBeInTheDocument();
  });

  it('names how many of each thing come back, and whose eyes lenses are for [RET-02]', async () => {
    const lines = [wireLine({ orderItemId: '2', quantity: '3.0', orderItemExtendAttribute: state('CRE') })];
    show('order-return-confirm', { orderItem: lines }, { [DETAIL]: { ...detail, x_eyes: ['right'] } });
    expect(await screen.findByText('Norvane Ordora, right eye')).toBeInTheDocument();
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
  });

  it('is cancelled, and says so when it cannot be [RET-02]', async () => {
    let isDown = true;
    const { services, user } = show(
      'order-return-confirm',
      { orderItem: back },
      {
        [DETAIL]: () => ({ ...detail, RMAStatus: isDown ? 'CRE' : 'CAN' }),
        [CANCEL]: () => {
          if (isDown) throw failWith(500, 'DOWN');
          return {};
        },
      },
    );
    const ask = async () => user.click(await screen.findByRole('button', { name: 'Cancel this return' }));
    const answer = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await ask();
    await answer('Go on with the return');
    await ask();
    expect(services.client.callsTo(CANCEL)).toHaveLength(0);
    await answer('Cancel the return');
    expect(await screen.findByText('The return was not canceled. Try again.')).toBeInTheDocument();
    isDown = false;
    await ask();
    await answer('Cancel the return');
    const heading = await screen.findByRole('heading', { name: 'Return RMA-7 is canceled' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('link', { name: 'To the order' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return items' })).toHaveAttribute('href', '/return/select/4018227');
    expect(services.client.callsTo(CANCEL)[1]?.body).toEqual({ rmaId: 'RMA-7' });
  });
});
