import { aSignedInUser, failWith, fakeServices } from '@sightline/shared-lib/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { wireOrder } from '../../testing/wireOrder';
import { Orders } from './Orders';

const HISTORY = 'GET /store/{storeId}/order/@history';

const many = (count: number) => ({
  Order: Array.from({ length: count }, (_, index) => wireOrder({ orderId: String(4_000_000 + index), orderItem: [] })),
  recordSetTotal: String(count),
  recordSetComplete: 'true',
});

function show(answer: object) {
  const services = fakeServices({ user: aSignedInUser(), handlers: { [HISTORY]: answer } });
  renderRemote(<Orders />, services);
  return { services, user: userEvent.setup() };
}

describe('the order list', () => {
  it('reads a hundred and shows ten, then more a page when asked [ORD-02]', async () => {
    const { services, user } = show(many(12));
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    expect(services.client.callsTo(HISTORY)[0]?.query).toMatchObject({ pageSize: 100 });
    await user.selectOptions(screen.getByLabelText('Orders a page'), '25');
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });

  it('says the status in words and narrows by status and period [ORD-01, ORD-02]', async () => {
    const old = wireOrder({ orderId: '3000001', orderStatus: '1', placedDate: '2025-09-01T00:00:00.000Z' });
    const { user } = show({
      Order: [wireOrder({ orderStatus: 'E' }), wireOrder({ orderId: '4018228', orderStatus: 'X' }), old],
    });
    const row = within((await screen.findAllByRole('listitem'))[0]!);
    expect(row.getByText('Waiting for a prescription')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Enter prescription' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await user.selectOptions(screen.getByLabelText('Status'), 'Cancelled');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('1 of 1 order.')).toBeInTheDocument();
  });

  it('says that there are none yet, and where to begin [ORD-02]', async () => {
    show({ recordSetTotal: '0' });
    expect(await screen.findByText('No orders yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See eyewear' })).toBeInTheDocument();
  });

  it('offers another try when the list does not load [ORD-02]', async () => {
    const { services, user } = show(() => {
      throw failWith(500);
    });
    await screen.findByText(/not loading/);
    services.client.handle({ [HISTORY]: many(1) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps its rows when an order cannot be read for its pictures, and logs that without its number [ERR-04] [ORD-02]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    show(many(1));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(logged.mock.calls).toEqual([['error loading order: 404 NO_FAKE_HANDLER']]));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    logged.mockRestore();
  });

  it('loads by itself once the shopper who was only recognised has given the password [AUTH-10]', async () => {
    const { services } = show(() => {
      throw failWith(401, 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWE');
    });
    await screen.findByText(/not loading/);
    services.client.handle({ [HISTORY]: many(1) });
    await act(() => services.identity.adopt({ userId: '15006', WCToken: 'new', personalizationID: '' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });
});
