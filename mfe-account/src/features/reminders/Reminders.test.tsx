import { aSignedInUser, failWith, fakeCommands, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { wireLine, wireOrder } from '../../testing/wireOrder';
import { Reminders } from './Reminders';

const ORDER = 'GET /store/{storeId}/order/{orderId}';
const LIST = 'GET /store/{storeId}/reorderreminder';
const DROP = 'DELETE /store/{storeId}/reorderreminder/{orderId}';
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
const down = () => {
  throw failWith(503, 'DOWN');
};

function show(handlers: FakeHandlers, accepts = true) {
  const services = fakeServices({
    user: aSignedInUser(),
    now: NOW,
    handlers,
    commands: fakeCommands({
      'cart.add': () => ({ ok: accepts, message: accepts ? '' : 'It is sold out.', serverMessage: '' }),
    }),
  });
  renderRemote(<Reminders />, services);
  return { services, user: userEvent.setup() };
}

describe('reminders in the account', () => {
  it('are ordered again in one press, in the values of each eye [REM-01] [RX-20]', async () => {
    const glasses = wireLine({ orderItemId: '10024', partNumber: '2900000000099', description: 'Norvane Ordora' });
    const { services, user } = show({
      [LIST]: { reminders: [reminder()] },
      [ORDER]: wireOrder({ orderItem: [lenses, glasses] }),
    });
    const [entry] = await screen.findAllByRole('listitem');
    expect(within(entry!).getByRole('heading', { name: 'Halden Aqua' })).toBeInTheDocument();
    await user.click(within(entry!).getByRole('button', { name: 'Buy again' }));
    expect(services.commands.runs).toEqual([
      ['cart.add', { items: [{ partNumber: '2900000000018', quantity: 3, attributes: { contactLensData: values } }] }],
    ]);
  });

  it('say why they could not be ordered again [REM-01]', async () => {
    const handlers = { [LIST]: { reminders: [reminder()] }, [ORDER]: wireOrder({ orderItem: [lenses] }) };
    const { services, user } = show(handlers, false);
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    expect(await screen.findByText('It is sold out.')).toBeInTheDocument();
    services.client.handle({ [ORDER]: down });
    await user.click(screen.getByRole('button', { name: 'Buy again' }));
    expect(await screen.findByText('Nothing was added to the bag. Try again.')).toBeInTheDocument();
  });

  it('tell those that were sent, and are taken away after a question [REM-01]', async () => {
    const { services, user } = show({
      [LIST]: { reminders: [reminder({ enabled: false, frequencyDays: 0 })] },
      [DROP]: {},
    });
    expect(await screen.findByText(/^We wrote to you on Jun 20, 2026/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove: Halden Aqua' }));
    services.client.handle({ [LIST]: { reminders: [] } });
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }));
    expect(await screen.findByText('No reminders yet.')).toBeInTheDocument();
    expect(services.client.callsTo(DROP)).toHaveLength(1);
  });

  it('are read again when that is asked for after a failure [REM-01] [SITE-15]', async () => {
    const { services, user } = show({ [LIST]: down });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    services.client.handle({ [LIST]: { reminders: [reminder()] } });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Halden Aqua' })).toBeInTheDocument();
  });
});
