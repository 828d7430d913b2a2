import { handleEvents } from './insightsHandler';

const NOW = 1_764_288_000_000;
const CLICK = {
  eventType: 'click',
  eventName: 'Product Clicked',
  index: 'products_en-us_grouped',
  userToken: 'anonymous-1',
  authenticatedUserToken: 'u-1',
  queryID: '43b15df305339e827f0ac0bdc5ebcaa7',
  objectIDs: ['SKU1_10801'],
  positions: [3],
  timestamp: NOW - 1000,
};
const send = (event: object) => handleEvents({ events: [{ ...CLICK, ...event }] }, NOW).answer;

describe('insights events', () => {
  it('accepts clicks, views and conversions, also as text [SRCH-03]', () => {
    const view = {
      eventType: 'view',
      eventName: 'Listed',
      index: 'i',
      userToken: 't',
      // The second as the provider's browser client writes it.
      filters: ['attributes.BRAND:Ambra%20%26%20Figli', 'attributes.BRAND%3AAmbra%20%26%20Figli'],
    };
    const purchase = {
      eventType: 'conversion',
      eventSubtype: 'purchase',
      eventName: 'Bought',
      index: 'i',
      userToken: 't',
      objectIDs: ['a'],
      objectData: [{ price: 12.5, quantity: 1, queryID: CLICK.queryID }],
      currency: 'USD',
      value: 12.5,
    };
    const outcome = handleEvents(JSON.stringify({ events: [CLICK, view, purchase] }), NOW);
    expect(outcome.answer).toEqual({ status: 200, body: { status: 200, message: 'OK' } });
    expect(outcome.events).toHaveLength(3);
  });

  it.each([
    ['an unknown type', { eventType: 'hover' }],
    ['a subtype on a click', { eventSubtype: 'purchase' }],
    ['a missing name', { eventName: '' }],
    ['a missing token', { userToken: undefined }],
    ['an e-mail as token', { authenticatedUserToken: 'jo@example.com' }],
    ['a short queryID', { queryID: 'abc' }],
    ['more than 20 objects', { objectIDs: Array(21).fill('a'), positions: Array(21).fill(1) }],
    ['neither objects nor filters', { objectIDs: undefined, positions: undefined }],
    [
      'a filter that is not encoded',
      { objectIDs: undefined, positions: undefined, filters: ['attributes.BRAND:Ambra & Figli'] },
    ],
    ['a filter without a name', { objectIDs: undefined, positions: undefined, filters: ['%3ABrand'] }],
    ['a click with queryID without positions', { positions: undefined }],
    ['an index of endless name', { index: 'i'.repeat(257) }],
    ['an object of endless name', { objectIDs: ['a'.repeat(257)] }],
    ['too few positions', { objectIDs: ['a', 'b'] }],
    ['position zero', { positions: [0] }],
    ['prices on a click', { value: 3 }],
    ['an event of five days ago', { timestamp: NOW - 5 * 86_400_000 }],
  ])('refuses %s with 422 [SRCH-03]', (_, change) => {
    expect(send(change)).toMatchObject({
      status: 422,
      body: { status: 422, message: expect.stringContaining('events[0]') },
    });
  });

  it('keeps nothing when one event is invalid', () => {
    expect(handleEvents({ events: [CLICK, { ...CLICK, eventType: 'x' }] }, NOW).events).toEqual([]);
  });

  it('refuses empty, oversized and unreadable bodies', () => {
    expect(handleEvents({}, NOW).answer.status).toBe(422);
    expect(handleEvents({ events: Array.from({ length: 101 }, () => CLICK) }, NOW).answer.status).toBe(422);
    expect(handleEvents('{', NOW).answer.status).toBe(400);
  });
});
