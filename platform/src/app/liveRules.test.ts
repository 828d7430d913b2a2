import { setImmediate } from 'node:timers/promises';

import { migrate, testClock } from '../kernel';
import type { OpenDatabase } from '../kernel';
import { createMerchandisingModule } from '../modules/merchandising';
import type { RuleBook } from '../search';
import { openTestDatabase } from '../testing/testDatabase';
import { noReports, testShelf } from '../testing/testShelf';
import { createLiveRules } from './liveRules';

describe('published rules', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database.db, [open().migrations]);
  });
  afterAll(() => database.close());
  afterEach(() => jest.useRealTimers());

  const open = () =>
    createMerchandisingModule({
      db: database.db,
      clock: testClock('2026-11-21T10:00:00.000Z'),
      shelf: testShelf,
      reports: noReports,
      operationsToken: undefined,
      isSecure: false,
    });

  /** A process with its own search and its own look at the rules. */
  function aProcess() {
    const books: RuleBook[] = [];
    return { books, live: createLiveRules(open().service, { useRules: (book) => books.push(book) }) };
  }

  it('count on every process within five seconds, and are read once [SRCH-07]', async () => {
    const [one, other] = [aProcess(), aProcess()];
    await Promise.all([one.live.look(), other.live.look()]);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const errors: unknown[] = [];
    const stop = other.live.keep({ error: (error: unknown) => void errors.push(error) });
    const { service } = open();
    await service.add('en-us', { kind: 'synonyms', phrases: ['specs', 'glasses'], from: null }, 'Ann');
    await service.publish('en-us', 'Ann');
    jest.advanceTimersByTime(5000);
    for (let turn = 0; turn < 100_000 && other.books.length < 2; turn += 1) await setImmediate();
    stop();
    expect(other.books).toMatchObject([{ synonyms: [] }, { synonyms: [{ phrases: ['specs', 'glasses'] }] }]);
    expect([errors, other.live.version()]).toEqual([[], await service.version()]);
    expect(one.books).toHaveLength(1);
    await one.live.look();
    await one.live.look();
    expect(one.books).toHaveLength(2);
  });
});
