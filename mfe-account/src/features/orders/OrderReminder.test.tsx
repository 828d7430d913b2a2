import { aGuest, aSignedInUser, failWith, fakeServices, quiet, type FakeHandlers } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { wireLine, wireOrder } from '../../testing/wireOrder';
import { OrderDetail } from './OrderDetail';

const ORDER = 'GET /store/{storeId}/order/{orderId}';
const OF_ORDER = 'GET /store/{storeId}/reorderreminder/{orderId}';
const CREATE = 'POST /store/{storeId}/reorderreminder/{orderId}';
const CHANGE = 'PUT /store/{storeId}/reorderreminder/{orderId}';
const NOW = Date.parse('2026-05-01T12:00:00Z');
const values = JSON.stringify({ right: { power: '-1.25', boxes: 2 }, left: { power: '-1.50', boxes: 1 } });
const lenses = wireLine({
  description: 'Halden Aqua',
  quantity: '3.0',
  orderItemExtendAttribute: [{ attributeName: 'contactLensData', attributeValue: values }],
});
const reminder = (overrides: object = {}) => ({
  orderId: '4018227',
  reminderDate: '2026-06-20',
  frequencyDays: 90,
  enabled: true,
  items: [{ orderItemId: '10023', partNumber: '2900000000018', name: 'Halden Aqua', quantity: 3 }],
  ...overrides,
});
const none = () => {
  throw failWith(404, '_ERR_REMINDER_NOT_FOUND');
};
const down = () => {
  throw failWith(503, 'DOWN');
};

function anOrder(handlers: FakeHandlers, order: object = {}, user = aSignedInUser()) {
  const services = fakeServices({
    user,
    now: NOW,
    handlers: {
      [ORDER]: wireOrder({ orderStatus: 'M', orderItem: [lenses], ...order }),
      'GET /api/v2/products': {
        contents: [
          {
            partNumber: '2900000000018',
            name: 'Aqua',
            seo: { href: '/l' },
            attributes: [
              { identifier: 'REPLACEMENT', values: [{ identifier: 'Monthly', value: 'Monthly' }] },
              { identifier: 'PACK_SIZE', values: [{ identifier: '6', value: '6' }] },
            ],
            price: [{ usage: 'Offer', value: '30.00', currency: 'USD' }],
            items: [{ partNumber: '2900000000018', buyable: 'true' }],
          },
        ],
        total: 1,
      },
      ...handlers,
    },
  });
  renderRemote(<OrderDetail orderId="4018227" onTitle={() => undefined} />, services);
  return { services, user: userEvent.setup() };
}

describe('the reminder of an order', () => {
  it('is set for a day a week before the eye with fewer boxes has none left, or for another [REM-01]', async () => {
    const { services, user } = anOrder({ [OF_ORDER]: none, [CREATE]: reminder() });
    await user.click(await screen.findByRole('button', { name: 'Remind me' }));
    // Placed on 21 April, one box of six lenses that are worn for 30 days each.
    expect(screen.getByLabelText('Day')).toHaveValue('2026-10-11');
    await user.clear(screen.getByLabelText('Day'));
    await user.click(screen.getByRole('button', { name: 'Save the reminder' }));
    expect(await screen.findByText('Choose a day.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Day'), '2026-05-01');
    await user.click(screen.getByRole('button', { name: 'Save the reminder' }));
    expect(await screen.findByText('Choose a day between tomorrow and two years from now.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '2026-06-20');
    await user.selectOptions(screen.getByLabelText('How often'), 'every 90 days');
    services.client.handle({ [OF_ORDER]: reminder() });
    await user.click(screen.getByRole('button', { name: 'Save the reminder' }));
    expect(await screen.findByText('We write to you on Jun 20, 2026, every 90 days.')).toBeInTheDocument();
    expect(services.client.callsTo(CREATE)[0]?.body).toEqual({ reminderDate: '2026-06-20', frequencyDays: 90 });
  });

  it('is changed, and keeps what was chosen when that fails [REM-01] [SITE-15]', async () => {
    const { services, user } = anOrder({ [OF_ORDER]: reminder(), [CHANGE]: down });
    await user.click(await screen.findByRole('button', { name: 'Change the reminder' }));
    await user.selectOptions(screen.getByLabelText('How often'), 'once');
    await user.click(screen.getByRole('button', { name: 'Save the reminder' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('How often')).toHaveDisplayValue('once');
    services.client.handle({ [CHANGE]: reminder({ frequencyDays: 0 }), [OF_ORDER]: reminder({ frequencyDays: 0 }) });
    await user.click(screen.getByRole('button', { name: 'Save the reminder' }));
    expect(await screen.findByText('We write to you on Jun 20, 2026, once.')).toBeInTheDocument();
  });

  it.each([
    ['is cancelled', { orderStatus: 'X' }],
    ['has no contact lenses', { orderItem: [wireLine()] }],
    ['was looked up by its number', { x_access: 'lookup' }],
  ])('is not offered for an order that %s [REM-01]', async (_which, order) => {
    anOrder({ [OF_ORDER]: none }, order);
    expect(await screen.findByText('Items')).toBeInTheDocument();
    await quiet();
    expect(screen.queryByRole('button', { name: 'Remind me' })).not.toBeInTheDocument();
  });

  it('is neither asked for nor shown to guests, whose own order it is [REM-01]', async () => {
    const { services } = anOrder({ [OF_ORDER]: down }, {}, aGuest());
    expect(await screen.findByText('Items')).toBeInTheDocument();
    await quiet();
    expect(services.client.callsTo(OF_ORDER)).toHaveLength(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
