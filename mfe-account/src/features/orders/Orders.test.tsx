import type { PlatformCall } from '@sightline/shared-lib/contracts';
import { aSignedInUser, failWith, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { wireOrder } from '../../testing/wireOrder';
import { Orders } from './Orders';

const HISTORY = 'GET /store/{storeId}/order/@history';

const many = (count: number, from = 0) => ({
  Order: Array.from({ length: count }, (_, index) =>
    wireOrder({ orderId: String(4_000_000 + from + index), orderItem: [] }),
  ),
  recordSetTotal: String(count),
  recordSetComplete: 'true',
});

function show(answer: FakeHandlers[string], more: FakeHandlers = {}) {
  const services = fakeServices({ user: aSignedInUser(), handlers: { [HISTORY]: answer, ...more } });
  renderRemote(<Orders />, services);
  return { services, user: userEvent.setup() };
}

describe('the order list', () => {
  it('reads a hundred and shows ten, more a page when asked, and the next hundred when it gets there [ORD-02]', async () => {
    const { services, user } = show((call: PlatformCall) => {
      const from = (Number(call.query?.['pageNumber']) - 1) * 100;
      const { Order } = many(100, from);
      return { Order: Order.slice(0, 120 - from), recordSetTotal: '120' };
    });
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    expect(services.client.callsTo(HISTORY)[0]?.query).toMatchObject({ pageSize: 100, pageNumber: 1 });
    await user.selectOptions(screen.getByLabelText('Orders a page'), '50');
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    const older = () => user.click(screen.getByRole('button', { name: 'Older orders' }));
    await older();
    expect(screen.getByText('50 of 120 orders in the last 6 months.')).toBeInTheDocument();
    await older();
    expect(await screen.findByText('20 of 120 orders in the last 6 months.')).toBeInTheDocument();
    expect(services.client.callsTo(HISTORY).map(({ query }) => query?.['pageNumber'])).toEqual([1, 2]);
  });

  it('asks on a phone for a period alone while all orders stand on one page [ORD-02]', async () => {
    const onPhone = () => screen.getByLabelText('Status').closest('[data-on-phone]')?.getAttribute('data-on-phone');
    const { user } = show(({ query }: PlatformCall) => many(query?.['period'] === 'All' ? 11 : 2));
    expect(onPhone()).toBe('none');
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(onPhone()).toBe('period');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    expect(onPhone()).toBe('all');
    await user.click(screen.getByRole('radio', { name: '6 months' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(onPhone()).toBe('all');
  });

  it.each([
    ['E', 'Prescriber needed', true],
    ['W', 'With the prescriber', false],
    ['N', 'Not confirmed', true],
  ])(
    'says of status %s of contact lenses that wait for their prescriber: %s [RX-20] [ORD-01]',
    async (letter, words, asks) => {
      show({ Order: [wireOrder({ orderStatus: letter, x_asksPrescriber: 'true' })], recordSetTotal: '1' });
      const row = within((await screen.findAllByRole('listitem'))[0]!);
      expect(row.getByText(words)).toBeInTheDocument();
      expect(row.queryAllByRole('link', { name: 'Name the prescriber' })).toHaveLength(asks ? 1 : 0);
      expect(row.queryByRole('link', { name: 'Add a prescription' })).toBeNull();
    },
  );

  it('says the status in words, and asks the platform by status, period and words [ORD-01] [ORD-02] [RET-03]', async () => {
    const { services, user } = show({ Order: [wireOrder({ orderStatus: 'E' })], recordSetTotal: '1' });
    const row = within((await screen.findAllByRole('listitem'))[0]!);
    expect(row.getByText('Waiting for a prescription')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Add a prescription' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Canceled');
    await user.type(screen.getByLabelText('Number or product'), ' round{Enter}');
    await waitFor(() =>
      expect(services.client.callsTo(HISTORY).map(({ query }) => query)).toEqual([
        { pageNumber: 1, pageSize: 100, period: 'Last6Months' },
        { pageNumber: 1, pageSize: 100, period: 'All' },
        { pageNumber: 1, pageSize: 100, period: 'All', group: 'cancelled' },
        { pageNumber: 1, pageSize: 100, period: 'All', group: 'cancelled', searchTerm: 'round' },
      ]),
    );
  });

  it('keeps the filters where none of the orders fits them [ORD-02]', async () => {
    const { user } = show(({ query }: PlatformCall) =>
      query?.['group'] ? { recordSetTotal: '0' } : { Order: [wireOrder()], recordSetTotal: '1' },
    );
    await screen.findByRole('listitem');
    await user.selectOptions(screen.getByLabelText('Status'), 'Canceled');
    expect(await screen.findByText('0 of 0 orders in the last 6 months.')).toBeInTheDocument();
    expect(screen.getByLabelText('Status')).toHaveValue('cancelled');
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
    const away = () => {
      throw failWith(503, 'ERR_AWAY');
    };
    show(many(1), { 'GET /store/{storeId}/order/{orderId}': away });
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(logged.mock.calls).toEqual([['error loading order: 503 ERR_AWAY']]));
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
