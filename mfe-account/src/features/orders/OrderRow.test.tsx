import { money } from '@sightline/shared-lib/domain/money';
import type { OrderSummary } from '@sightline/shared-lib/domain/order';
import { aSignedInUser, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { renderRemote } from '../../testing/renderRemote';
import { OrderList, OrderRow } from './OrderRow';

const ORDER: OrderSummary = {
  orderId: '4018227',
  orderStatus: 'S',
  placedDate: '2026-11-21T10:04:00.000Z',
  lastUpdateDate: '2026-11-21T10:04:00.000Z',
  buyerId: '1',
  grandTotal: money(83_910, 'USD'),
  totalProductPrice: money(78_900, 'USD'),
  extendedAttributes: {},
  asksPrescriber: false,
};

const thing = (url: string) => ({
  name: 'Ordora',
  brand: 'Norvane',
  detail: '',
  url,
  mm: 134,
  boxDays: null,
  outline: 'panto' as const,
  picture: `/pictures${url}/{width}.{format}`,
});

function show(...urls: readonly string[]) {
  const goods = urls.map(thing);
  renderRemote(
    <OrderList>
      <OrderRow order={ORDER} goods={goods} />
    </OrderList>,
    fakeServices({ user: aSignedInUser() }),
  );
  return { pictures: document.querySelectorAll('img').length };
}

describe('a row of orders', () => {
  it('counts what its pictures leave out, for each number of them that it may have room for [ORD-02]', () => {
    expect(show('/a', '/b', '/c', '/d', '/a')).toEqual({ pictures: 3 });
    expect(screen.getByText('+2')).toHaveAttribute('data-beside', '2');
    expect(screen.getByText('+1')).toHaveAttribute('data-beside', '3');
  });

  it('counts nothing where every picture has room [ORD-02]', () => {
    expect(show('/a', '/b')).toEqual({ pictures: 2 });
    expect(screen.queryByText(/^\+/)).toBeNull();
  });
});
