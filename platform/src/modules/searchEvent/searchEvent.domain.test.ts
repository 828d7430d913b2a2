import { dayOf, keptEvents, LAST_POSITION, type ReportedEvent } from './searchEvent.domain';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const event: ReportedEvent = {
  eventType: 'click',
  index: 'products_en-us_grouped',
  locale: 'en-us',
  userToken: 'somebody',
  queryID: 'q1',
  objectIDs: ['SKU1', 'SKU2'],
  positions: [1, 2],
  timestamp: NOW - 1000,
};
const known = (objectId: string, locale: string) =>
  objectId.startsWith('SKU') && locale === 'en-us' ? `P-${objectId}` : undefined;
const kept = (change: Partial<ReportedEvent> = {}) => keptEvents({ ...event, ...change }, NOW, known);
const rows = (change?: Partial<ReportedEvent>) => kept(change).map(({ row }) => row);
const key = (change?: Partial<ReportedEvent>) => kept(change)[0]?.key;

describe('what is kept of an event of a search [SRCH-07]', () => {
  it('is day, kind, locale, query and each article with its place, and nothing of who searched', () => {
    const shared = { day: '2026-11-21', kind: 'click', locale: 'en-us', query_id: 'q1' };
    expect(rows()).toEqual([
      { ...shared, part_number: 'P-SKU1', position: 1 },
      { ...shared, part_number: 'P-SKU2', position: 2 },
    ]);
    const { queryID: _query, positions: _places, ...bare } = event;
    expect(keptEvents(bare, NOW, known).map(({ row }) => [row.query_id, row.position])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(
      kept()
        .map(({ key: one }) => one)
        .join(),
    ).not.toContain('somebody');
  });

  it('is of the more exact kind, where there is one', () => {
    expect(rows({ eventType: 'conversion' })[0]?.kind).toBe('conversion');
    expect(rows({ eventType: 'conversion', eventSubtype: 'purchase' })[0]?.kind).toBe('purchase');
  });

  it('is of the day on which it happened, and of none to come', () => {
    expect(dayOf(NOW)).toBe('2026-11-21');
    expect(rows({ timestamp: Date.parse('2026-11-20T23:59:59.999Z') })[0]?.day).toBe('2026-11-20');
    expect(rows({ timestamp: Date.parse('2026-11-22T00:00:00.000Z') })[0]?.day).toBe('2026-11-21');
    const { timestamp: _moment, ...momentless } = event;
    expect(keptEvents(momentless, NOW, known)[0]?.row.day).toBe('2026-11-21');
  });

  it('is of articles of the locale alone, at places that a list has', () => {
    expect(rows({ objectIDs: ['OTHER', 'SKU2'] }).map((row) => [row.part_number, row.position])).toEqual([
      ['P-SKU2', 2],
    ]);
    expect(rows({ locale: 'it-it' })).toEqual([]);
    expect(rows({ positions: [LAST_POSITION, LAST_POSITION + 1] }).map((row) => row.position)).toEqual([1000]);
    const { objectIDs: _objects, ...aboutNothing } = event;
    expect(keptEvents(aboutNothing, NOW, known)).toEqual([]);
  });

  it('is known again when it is sent again, and told apart by whatever differs', () => {
    expect(key()).toMatch(/^[0-9a-f]{64}$/);
    expect(key()).toBe(key());
    const others: Partial<ReportedEvent>[] = [
      { userToken: 'another' },
      { eventType: 'view' },
      { index: 'products_en-us' },
      { queryID: 'q2' },
      { objectIDs: ['SKU2'] },
      { positions: [3] },
      { timestamp: NOW },
    ];
    expect(new Set([key(), ...others.map(key)]).size).toBe(others.length + 1);
    const { timestamp: _moment, ...momentless } = event;
    const at = (now: number) => keptEvents(momentless, now, known)[0]?.key;
    // One that does not say its moment counts once a day.
    expect(at(NOW + 3_600_000)).toBe(at(NOW));
    expect(at(NOW + 86_400_000)).not.toBe(at(NOW));
  });
});
