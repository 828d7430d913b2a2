import type { PriceFacts } from './price.domain';
import { segmentOffers } from './segmentOffers.domain';

const now = new Date('2026-11-21T10:00:00.000Z');

function price(segment: string, overrides: Partial<PriceFacts> = {}): PriceFacts {
  return {
    product_id: '1',
    item_id: null,
    store_id: '10801',
    price_list: 'US_FRAMES',
    segment,
    currency: 'USD',
    list_minor: 20_000,
    offer_minor: 20_000,
    lowest_minor: null,
    starts_at: new Date('2026-01-01T00:00:00.000Z'),
    ends_at: null,
    precedence: 10,
    price_list_precedence: 5,
    ...overrides,
  };
}

describe('what a store asks of guests and of members', () => {
  const offers = (...rows: PriceFacts[]) => segmentOffers(rows, 'US_FRAMES', now);

  it('is reduced to those whose own price is lower than the list price [CAT-06] [CAT-07]', () => {
    expect(offers(price('Guest'), price('RegisteredUsers', { offer_minor: 15_050 }))).toEqual({
      price: { guest: 200, registered: 150.5 },
      reduced: { guest: false, registered: true },
    });
    expect(offers(price('Guest', { offer_minor: 10_000 }))).toEqual({
      price: { guest: 100, registered: 100 },
      reduced: { guest: true, registered: true },
    });
  });

  it('is not reduced before a campaign begins, nor by less than a tile shows [CAT-05] [CAT-06]', () => {
    const later = price('Guest', {
      offer_minor: 10_000,
      starts_at: new Date('2026-12-01T00:00:00.000Z'),
      precedence: 30,
    });
    expect(offers(price('Guest'), later).reduced).toEqual({ guest: false, registered: false });
    expect(offers(price('Guest', { offer_minor: 19_990 })).reduced.guest).toBe(false);
    expect(offers()).toEqual({ price: { guest: 0, registered: 0 }, reduced: { guest: false, registered: false } });
  });
});
