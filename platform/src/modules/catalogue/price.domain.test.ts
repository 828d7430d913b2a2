import { priceOf } from '@sightline/shared-lib/domain/price';
import type { PriceLists } from '@sightline/shared-lib/domain/product';
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';

import { choosePrice, pricesOf, searchAmount, wirePrices } from './price.domain';
import type { PriceFacts } from './price.domain';

const now = new Date('2026-11-21T10:00:00.000Z');
const at = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

function price(overrides: Partial<PriceFacts> = {}): PriceFacts {
  return {
    product_id: '1',
    item_id: null,
    store_id: '10801',
    price_list: 'US_FRAMES',
    segment: 'Guest',
    currency: 'USD',
    list_minor: 18300,
    offer_minor: 14640,
    lowest_minor: null,
    starts_at: at(-10),
    ends_at: null,
    precedence: 10,
    price_list_precedence: 5,
    ...overrides,
  };
}

const anyPrice = record({
  price_list: constantFrom('US_FRAMES', 'US_FRAMES_RX', 'US_CL'),
  segment: constantFrom('Guest', 'RegisteredUsers'),
  offer_minor: integer({ min: 0, max: 5 }),
  starts_at: integer({ min: -3, max: 3 }).map(at),
  ends_at: option(integer({ min: -3, max: 3 }).map(at)),
  precedence: integer({ min: 0, max: 3 }),
  price_list_precedence: integer({ min: 0, max: 3 }),
}).map(price);

/** Price lists as a shopper's page has them. */
function readLists(rows: readonly PriceFacts[]): PriceLists {
  const entries = Object.entries(wirePrices(rows, now)).map(([name, prices]) => [
    name,
    prices.map(({ listPrice, offerPrice, startDate, endDate, ...same }) => ({
      ...same,
      listMinor: Math.round(listPrice * 100),
      offerMinor: Math.round(offerPrice * 100),
      startDate: Date.parse(startDate),
      endDate: endDate === null ? null : Date.parse(endDate),
      futurePrices: [],
    })),
  ]);
  return Object.fromEntries(entries);
}

describe('the choice of a price', () => {
  it('charges everybody what the page shows them [CAT-05] [CAT-07]', () => {
    assert(
      property(array(anyPrice), constantFrom('Guest', 'RegisteredUsers'), (rows, segment) => {
        const shown = priceOf(
          { prices: readLists(rows), priceList: 'US_FRAMES' },
          { now: now.getTime(), segments: [segment] },
        );
        expect(choosePrice(rows, 'US_FRAMES', segment, now)?.offer_minor).toBe(shown?.offerMinor);
      }),
      { numRuns: 500 },
    );
  });

  it('never chooses a price outside its window or without an offer [CAT-05]', () => {
    assert(
      property(array(anyPrice), (rows) => {
        const chosen = choosePrice(rows, 'US_FRAMES', 'Guest', now);
        return (
          !chosen ||
          (chosen.offer_minor > 0 && chosen.starts_at <= now && (chosen.ends_at === null || chosen.ends_at > now))
        );
      }),
    );
  });

  it('is beaten by no other valid price of its list and segment [CAT-05]', () => {
    assert(
      property(array(anyPrice), (rows) => {
        const chosen = choosePrice(rows, 'US_FRAMES', 'Guest', now);
        if (!chosen) return true;
        const rivals = rows.filter(
          (row) =>
            row.price_list === chosen.price_list &&
            row.segment === chosen.segment &&
            row.offer_minor > 0 &&
            row.starts_at <= now &&
            (row.ends_at === null || row.ends_at > now),
        );
        return rivals.every((row) => {
          const byList = chosen.price_list_precedence - row.price_list_precedence;
          const byPrecedence = chosen.precedence - row.precedence;
          return (
            byList > 0 ||
            (byList === 0 && (byPrecedence > 0 || (byPrecedence === 0 && chosen.offer_minor <= row.offer_minor)))
          );
        });
      }),
    );
  });

  it('gives guests only guest prices, and registered shoppers theirs where there is one [CAT-07]', () => {
    const rows = [price(), price({ segment: 'RegisteredUsers', offer_minor: 13000 })];
    expect(choosePrice(rows, 'US_FRAMES', 'Guest', now)?.offer_minor).toBe(14640);
    expect(choosePrice(rows, 'US_FRAMES', 'RegisteredUsers', now)?.offer_minor).toBe(13000);
    expect(choosePrice(rows.slice(0, 1), 'US_FRAMES', 'RegisteredUsers', now)?.offer_minor).toBe(14640);
    expect(choosePrice(rows.slice(1), 'US_FRAMES', 'Guest', now)).toBeUndefined();
  });

  it('takes the list of the product, else one without prescription marker, else the first [CAT-05]', () => {
    const listOf = (names: string[]): string | undefined =>
      choosePrice(
        names.map((name) => price({ price_list: name })),
        'US_FRAMES',
        'Guest',
        now,
      )?.price_list;
    expect(listOf(['US_CL', 'US_FRAMES', 'US_FRAMES_RX'])).toBe('US_FRAMES');
    expect(listOf(['X', 'US_FRAMES_RX'])).toBe('US_FRAMES_RX');
    expect(listOf(['US_RX', 'US_CL'])).toBe('US_CL');
    expect(listOf(['US_RX'])).toBe('US_RX');
    expect(listOf([])).toBeUndefined();
  });

  it('uses the prices of a pack where it has its own [CAT-05]', () => {
    const rows = [price(), price({ item_id: '9', offer_minor: 900 }), price({ item_id: '8', offer_minor: 800 })];
    expect(pricesOf(rows, '9').map((row) => row.offer_minor)).toEqual([900]);
    expect(pricesOf(rows, '7').map((row) => row.offer_minor)).toEqual([14640]);
    expect(pricesOf(rows, null).map((row) => row.offer_minor)).toEqual([14640]);
  });

  it('tells prices to come within those of today, as numbers [CAT-01]', () => {
    const lists = wirePrices(
      [price(), price({ starts_at: at(6), ends_at: at(9), offer_minor: 12810 }), price({ ends_at: at(-1) })],
      now,
    );
    expect(lists['US_FRAMES']).toHaveLength(1);
    expect(lists['US_FRAMES']?.[0]).toMatchObject({
      listPrice: 183,
      offerPrice: 146.4,
      percentageDiscount: 20,
      endDate: null,
      futurePrices: [{ listPrice: 183, offerPrice: 128.1, startDate: at(6).toISOString() }],
    });
  });

  it('prints amounts as the search service does [PLAT-02]', () => {
    expect([80000, 74999, 74990, 5].map(searchAmount)).toEqual(['800.0', '749.99', '749.9', '0.05']);
  });
});
