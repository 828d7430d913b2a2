import {
  aGuest,
  anAnonymousUser,
  failWith,
  fakeServices,
  quiet,
  type FakeServiceOverrides,
} from '@sightline/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { wireOrder } from '../../testing/wireOrder';
import { OrderLookup } from './OrderLookup';

const ORDER = 'GET /store/{storeId}/order/{orderId}';
const LOOKUP = 'POST /store/{storeId}/order/@lookup';
const missing = () => {
  throw failWith(404, '_ERR_ORDER_NOT_FOUND');
};

function show(orderId: string, handlers: FakeServiceOverrides['handlers'] = {}, who = aGuest(), parcel = '') {
  const services = fakeServices({ user: who, handlers: { [ORDER]: missing, ...handlers } });
  const request = { kind: 'order-lookup', path: '/', url: '/', params: {}, query: {} } as const;
  renderRemote(<OrderLookup data={{ orderId, parcel }} request={request} />, services);
  return { services, user: userEvent.setup() };
}

async function type(user: ReturnType<typeof userEvent.setup>, number: string) {
  if (number) await user.type(screen.getByLabelText('Order number'), number);
  await user.type(screen.getByLabelText(/^E-mail/), 'ann@mail.example');
  await user.click(screen.getByRole('button', { name: 'Show the order' }));
}

describe('looking an order up', () => {
  it('asks for number and e-mail, and leads to the order without either in the call’s address [ORD-03]', async () => {
    const { services, user } = show('', { [LOOKUP]: {} });
    await type(user, ' 4 018 227');
    await waitFor(() => expect(services.visited).toEqual([expect.stringMatching(/track-order\/4018227$/)]));
    expect(services.client.callsTo(LOOKUP)).toMatchObject([
      { body: { orderId: '4018227', email: 'ann@mail.example' } },
    ]);
  });

  it('takes a number with its sign, and says of a long one that it is long [ORD-03]', async () => {
    const { services, user } = show('', { [LOOKUP]: {} });
    await type(user, '9'.repeat(60));
    expect(screen.getByLabelText('Order number')).toHaveValue('9'.repeat(60));
    expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription(
      'Order number is too long. 20 characters fit.',
    );
    await user.clear(screen.getByLabelText('Order number'));
    await user.type(screen.getByLabelText('Order number'), ' #10 400 082 ');
    await user.click(screen.getByRole('button', { name: 'Show the order' }));
    await waitFor(() => expect(services.client.callsTo(LOOKUP)).toMatchObject([{ body: { orderId: '10400082' } }]));
  });

  it('follows one parcel by its number: what its carrier told, with time and place, the newest first [ORD-02] [ORD-03]', async () => {
    const order = wireOrder({
      x_access: 'lookup',
      x_timeline: [{ event: 'shipped', at: '2026-04-22T08:00:00.000Z', subject: '' }],
      x_parcels: [
        {
          number: '1Z-884201',
          events: [
            { event: 'outForDelivery', place: 'Hoboken', at: '2026-04-23T06:12:00.000Z' },
            { event: 'lost-words', place: '', at: '2026-04-22T19:00:00.000Z' },
            { event: 'accepted', place: '', at: '2026-04-22T18:30:00.000Z' },
          ],
        },
      ],
    });
    show('4018227', { [ORDER]: order }, aGuest(), '1Z-884201');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your parcel' })).toBeInTheDocument();
    const told = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('time'));
    expect(told.map((item) => item.querySelector('time')?.dateTime.slice(0, 16))).toEqual([
      '2026-04-23T06:12',
      '2026-04-22T18:30',
      '2026-04-22T08:00',
    ]);
    expect(told[0]).toHaveTextContent(/Out for delivery.*Hoboken/);
    expect(told[0]).toHaveAttribute('aria-current', 'step');
    expect(told[2]).toHaveTextContent('Left our warehouse');
    expect(screen.getByRole('link', { name: /^To order/ })).toHaveAttribute('href', '/track-order/4018227');
  });

  it('says so when the order has no parcel of that number [ORD-02]', async () => {
    show('4018227', { [ORDER]: wireOrder({ x_access: 'lookup' }) }, aGuest(), '1Z-OTHER');
    expect(await screen.findByText('This order has no such parcel')).toBeInTheDocument();
  });

  it('keeps the parcel’s address while the order is still to be proved [ORD-03]', async () => {
    const { services, user } = show('', { [LOOKUP]: {} }, aGuest(), '1Z-884201');
    await type(user, '4018227');
    await waitFor(() => expect(services.visited).toEqual([expect.stringMatching(/track-order\/4018227\/1Z-884201$/)]));
  });

  it('says the same whichever of the two is wrong, and when a number was tried too often [ORD-03]', async () => {
    const answers = [failWith(404, '_ERR_ORDER_NOT_PROVEN'), failWith(409, '_ERR_LIMIT_EXCEEDED')];
    const { user } = show('', {
      [LOOKUP]: () => {
        throw answers.shift() ?? failWith(500, '');
      },
    });
    await type(user, '4018227');
    expect(await screen.findByText(/no order with this number and this e-\u2060mail/)).toBeInTheDocument();
    const again = screen.getByRole('button', { name: 'Show the order' });
    await user.click(again);
    expect(await screen.findByText(/tried too often/)).toBeInTheDocument();
    await user.click(again);
    expect(await screen.findByText(/That did not work/)).toBeInTheDocument();
    expect(screen.getByLabelText('Order number')).toHaveValue('4018227');
  });

  it('sends nothing that is no number [ORD-03]', async () => {
    const { services, user } = show('');
    await type(user, 'RMA-1');
    expect(await screen.findAllByText('An order number is made of digits alone.')).not.toHaveLength(0);
    expect(services.client.callsTo(LOOKUP)).toEqual([]);
  });

  it('opens the order of a letter’s address once it is proved, with what may be done with it [ORD-03] [RET-04]', async () => {
    let isProved = false;
    const { user } = show('4018227', {
      [ORDER]: () =>
        isProved ? wireOrder({ orderStatus: '1', x_access: 'lookup', x_return: { can: true, days: 25 } }) : missing(),
      [LOOKUP]: () => {
        isProved = true;
        return {};
      },
    });
    expect(await screen.findByLabelText('Order number')).toHaveValue('4018227');
    await type(user, '');
    expect(await screen.findByRole('heading', { level: 1, name: 'Delivered' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Return items/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/return\/select\/4018227$/),
    );
    await quiet();
    expect(screen.queryByRole('button', { name: 'Invoice (PDF)' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy again' })).not.toBeInTheDocument();
  });

  it('keeps what was typed while a visitor becomes a guest [ORD-03] [AUTH-01]', async () => {
    const { services, user } = show(
      '4018227',
      {
        [LOOKUP]: async () => {
          await services.identity.ensureIdentity();
          throw failWith(404, '_ERR_ORDER_NOT_PROVEN');
        },
      },
      anAnonymousUser(),
    );
    await type(user, '');
    expect(await screen.findByText(/no order with this number/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ann@mail.example');
  });

  it('opens the order though it was asked for, as the visitor became a guest, before it was proved [ORD-03]', async () => {
    let refuse: () => void = () => undefined;
    const before = new Promise<never>((_, reject) => (refuse = () => reject(failWith(404, '_ERR_ORDER_NOT_FOUND'))));
    const answers = [() => before];
    const { services, user } = show(
      '4018227',
      {
        [ORDER]: () => answers.shift()?.() ?? wireOrder({ orderStatus: '1', x_access: 'lookup' }),
        [LOOKUP]: async () => {
          await services.identity.ensureIdentity();
          return {};
        },
      },
      anAnonymousUser(),
    );
    await type(user, '');
    await waitFor(() => expect(services.client.callsTo(LOOKUP)).toHaveLength(1));
    await waitFor(() => expect(services.client.callsTo(ORDER)).toHaveLength(1));
    refuse();
    expect(await screen.findByRole('heading', { level: 1, name: 'Delivered' })).toBeInTheDocument();
  });

  it('offers whoever ordered in this browser everything an owner may do [ORD-03]', async () => {
    show('4018227', { [ORDER]: wireOrder({ orderStatus: 'M' }) });
    expect(await screen.findByRole('button', { name: /cancel/i })).toBeInTheDocument();
  });
});
