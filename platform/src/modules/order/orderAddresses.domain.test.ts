import { aLine, anAddress, anOrder } from '../../testing/anOrder';
import { orderAddresses } from './orderAddresses.domain';

const home = aLine({ address: anAddress({ email1: 'home@example.com' }) });
const second = aLine({ orderItemId: '2', address: anAddress({ email1: 'second@example.com' }) });
const store = { physicalStoreId: '11001', physicalStoreExternalId: 'US_1' };

describe('mail addresses of whoever ordered [ORD-03]', () => {
  it('are that of its letters, of its first line and of the account, without spaces around them', () => {
    const order = anOrder([home, second], { notifyEmail: ' letters@example.com ' });
    expect(orderAddresses(order, 'me@example.com ')).toEqual([
      'letters@example.com',
      'home@example.com',
      'me@example.com',
    ]);
  });

  it('leave out what is no address, and what nobody named', () => {
    const nowhere = aLine({ address: null });
    expect(orderAddresses(anOrder([nowhere], { notifyEmail: 'ann' }), null)).toEqual([]);
    expect(orderAddresses(anOrder([]), ' ')).toEqual([]);
  });

  it('are not that of the store where the order is collected', () => {
    const order = anOrder([home, { ...second, pickUp: store }]);
    expect(orderAddresses(order, 'me@example.com')).toEqual(['me@example.com']);
  });
});
