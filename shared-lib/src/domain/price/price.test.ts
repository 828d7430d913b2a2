import * as fc from 'fast-check';

import { aPrice } from '../../testing/aProduct';
import { announcedPercent, discountApplies, isDiscountShown } from './discount';
import { choosePrice, choosePriceList, comparePrices, isPriceValid, priceOf } from './priceChoice';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const DAY = 86_400_000;

const price = fc
  .record({
    priceListPrecedence: fc.nat({ max: 3 }),
    precedence: fc.nat({ max: 3 }),
    offerMinor: fc.integer({ min: -10, max: 500 }),
    startDate: fc.option(fc.integer({ min: NOW - 5 * DAY, max: NOW + 5 * DAY })),
    endDate: fc.option(fc.integer({ min: NOW - 5 * DAY, max: NOW + 5 * DAY })),
  })
  .map((facts) => aPrice(facts));

describe('price choice', () => {
  it('never takes a price outside its window or at nothing [CAT-05]', () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 8 }), (prices) => {
        const chosen = choosePrice(prices, NOW);
        expect(chosen === null).toBe(prices.every((one) => !isPriceValid(one, NOW)));
        expect(chosen === null || isPriceValid(chosen, NOW)).toBe(true);
      }),
    );
  });

  it('takes the same price whatever the order they come in, and none is better [CAT-05]', () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 8 }), (prices) => {
        const chosen = choosePrice(prices, NOW);
        const reversed = choosePrice(prices.toReversed(), NOW);
        expect(reversed?.offerMinor).toBe(chosen?.offerMinor);
        const valid = prices.filter((one) => isPriceValid(one, NOW));
        expect(valid.every((other) => chosen !== null && comparePrices(chosen, other) <= 0)).toBe(true);
      }),
    );
  });

  it('prefers the price list, then the precedence, then the lower offer [CAT-05]', () => {
    const cheap = aPrice({ offerMinor: 100, precedence: 1, priceListPrecedence: 1 });
    const strong = aPrice({ offerMinor: 300, precedence: 9, priceListPrecedence: 1 });
    const listed = aPrice({ offerMinor: 500, precedence: 1, priceListPrecedence: 2 });
    expect(choosePrice([cheap, strong, listed], NOW)).toBe(listed);
    expect(choosePrice([cheap, strong], NOW)).toBe(strong);
    expect(choosePrice([cheap, aPrice({ ...cheap, offerMinor: 90 })], NOW)?.offerMinor).toBe(90);
  });

  it('counts a price from its start and not at its end [CAT-05]', () => {
    expect(isPriceValid(aPrice({ startDate: NOW }), NOW)).toBe(true);
    expect(isPriceValid(aPrice({ startDate: NOW + 1 }), NOW)).toBe(false);
    expect(isPriceValid(aPrice({ endDate: NOW }), NOW)).toBe(false);
    expect(isPriceValid(aPrice({ endDate: null }), NOW)).toBe(true);
    expect(isPriceValid(aPrice({ offerMinor: 0 }), NOW)).toBe(false);
  });

  it('changes to a future price once its day has come [CAT-05]', () => {
    const future = { listMinor: 18_300, offerMinor: 12_810, startDate: NOW + DAY, endDate: NOW + 4 * DAY };
    const regular = aPrice({ futurePrices: [future] });
    expect(choosePrice([regular], NOW)?.offerMinor).toBe(14_640);
    expect(choosePrice([regular], NOW + 2 * DAY)).toMatchObject({ offerMinor: 12_810, percentageDiscount: 30 });
    expect(choosePrice([regular], NOW + 5 * DAY)?.offerMinor).toBe(14_640);
  });

  it('takes the latest of the prices whose day has come, and none that names no day [CAT-05]', () => {
    const day = (start: number | null, offerMinor: number) => ({
      listMinor: 18_300,
      offerMinor,
      startDate: start,
      endDate: null,
    });
    const first = day(NOW - 3 * DAY, 13_000);
    const second = day(NOW - DAY, 12_000);
    for (const futurePrices of [
      [first, second],
      [second, first],
    ])
      expect(choosePrice([aPrice({ futurePrices })], NOW)?.offerMinor).toBe(12_000);
    expect(choosePrice([aPrice({ futurePrices: [day(null, 1)] })], NOW)?.offerMinor).toBe(14_640);
  });

  it('shows the price of the list that the product names, and of no other [CAT-05]', () => {
    const prices = { US_FRAMES: [aPrice({ offerMinor: 200 })], US_CL: [aPrice({ offerMinor: 100 })] };
    expect(priceOf({ prices, priceList: 'US_CL' }, { now: NOW })?.offerMinor).toBe(100);
    expect(priceOf({ prices }, { now: NOW })?.offerMinor).toBe(200);
  });

  it('shows everybody an entry without a segment, and nobody an entry that costs nothing [CAT-05] [CAT-07]', () => {
    expect(priceOf({ prices: { US_FRAMES: [aPrice({ segment: '', offerMinor: 200 })] } }, { now: NOW })).toMatchObject({
      offerMinor: 200,
    });
    const free = { currency: 'USD', listMinor: 20_000, offerMinor: 0 };
    expect(priceOf({ prices: {}, plainPrice: free }, { now: NOW })).toBeNull();
    expect(priceOf({ prices: {}, plainPrice: { ...free, offerMinor: -1 } }, { now: NOW })).toBeNull();
  });

  it('chooses the list named by the product, else one without an Rx marker, else the first [CAT-05]', () => {
    const [plain, rx, lenses] = [[aPrice({ precedence: 1 })], [aPrice({ precedence: 2 })], [aPrice({ precedence: 3 })]];
    const lists = { US_FRAMES_RX: rx, US_FRAMES: plain, US_CL: lenses };
    expect(choosePriceList(lists, 'US_CL')).toBe(lenses);
    expect(choosePriceList(lists, '')).toBe(plain);
    expect(choosePriceList(lists, 'IT_SUN')).toBe(plain);
    expect(choosePriceList({ US_FRAMES_RX: rx }, '')).toBe(rx);
    expect(choosePriceList({}, 'US_CL')).toEqual([]);
  });

  it('shows registered shoppers their own price, and everybody else the guests’ or none [CAT-07]', () => {
    const guest = aPrice({ offerMinor: 200 });
    const member = aPrice({ segment: 'RegisteredUsers', offerMinor: 150 });
    const product = { prices: { US_FRAMES: [guest, member] } };
    expect(priceOf(product, { now: NOW })?.offerMinor).toBe(200);
    expect(priceOf(product, { now: NOW, segments: ['RegisteredUsers'] })?.offerMinor).toBe(150);
    expect(priceOf(product, { now: NOW, segments: ['Students'] })?.offerMinor).toBe(200);
    expect(priceOf({ prices: { US_FRAMES: [member] } }, { now: NOW })).toBeNull();
  });

  it('goes back to the guests’ price when the members’ has ended, as the platform does [CAT-07]', () => {
    const guest = aPrice({ offerMinor: 200 });
    const ended = aPrice({ segment: 'RegisteredUsers', offerMinor: 150, endDate: NOW - DAY });
    const product = { prices: { US_FRAMES: [guest, ended] } };
    expect(priceOf(product, { now: NOW, segments: ['RegisteredUsers'] })?.offerMinor).toBe(200);
  });

  it('reads Offer as current and Display as initial price without price lists [CAT-05]', () => {
    const plainPrice = { currency: 'USD', listMinor: 20_000, offerMinor: 15_000 };
    expect(priceOf({ prices: {}, plainPrice }, { now: NOW })).toEqual({ ...plainPrice, percentageDiscount: 25 });
    const listOnly = { currency: 'USD', listMinor: 20_000, offerMinor: null };
    expect(priceOf({ prices: {}, plainPrice: listOnly }, { now: NOW })).toMatchObject({ offerMinor: 20_000 });
    expect(priceOf({ prices: {} }, { now: NOW })).toBeNull();
  });
});

describe('discounts', () => {
  it('shows a discount only with a percentage and a list price above 0 [CAT-06]', () => {
    expect(isDiscountShown({ listMinor: 18_300, offerMinor: 14_640, percentageDiscount: 20 })).toBe(true);
    expect(isDiscountShown({ listMinor: 18_300, offerMinor: 18_300, percentageDiscount: 0 })).toBe(false);
    expect(isDiscountShown({ listMinor: 0, offerMinor: 0, percentageDiscount: 20 })).toBe(false);
    expect(isDiscountShown({ listMinor: 100, offerMinor: 200, percentageDiscount: 20 })).toBe(false);
  });

  it('counts the percentage from the lowest price of the last 30 days where one is told [PDP-08] [CAT-06]', () => {
    const price = { listMinor: 20_000, offerMinor: 15_000, percentageDiscount: 25 };
    expect(announcedPercent(price)).toBe(25);
    expect(announcedPercent({ ...price, lowestMinor: null })).toBe(25);
    expect(announcedPercent({ ...price, lowestMinor: 18_000 })).toBe(17);
    // It was as cheap within the month: nothing may be announced.
    expect(announcedPercent({ ...price, lowestMinor: 14_000 })).toBe(0);
    expect(announcedPercent({ ...price, percentageDiscount: 0, lowestMinor: 18_000 })).toBe(0);
  });

  it('carries the lowest price from the list to the tag [CAT-05]', () => {
    const lists = { IT_FRAMES: [aPrice({ lowestMinor: 18_000 })] };
    expect(priceOf({ prices: lists }, { now: NOW })?.lowestMinor).toBe(18_000);
    expect(priceOf({ prices: { IT_FRAMES: [aPrice()] } }, { now: NOW })).not.toHaveProperty('lowestMinor');
  });

  it('applies at or below the list price [CAT-06]', () => {
    expect(discountApplies({ listMinor: 100, offerMinor: 100, percentageDiscount: 0 })).toBe(true);
    expect(discountApplies({ listMinor: 100, offerMinor: 101, percentageDiscount: 0 })).toBe(false);
  });
});
