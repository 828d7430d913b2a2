import type { Trx } from '../../kernel';
import { createAccountLetters } from '.';

type Writer = Parameters<typeof createAccountLetters>[0];
type News = Parameters<ReturnType<typeof createAccountLetters>>[1];

const trx = {} as Trx;
const requestedAt = new Date('2026-04-07T10:04:00.000Z');
const news: News = {
  step: 'requested',
  userId: '1000042',
  logonId: 'dora@mail.example',
  storeId: '10807',
  langId: '-2',
  requestedAt,
  dueAt: new Date('2026-05-07T10:04:00.000Z'),
  ordersKeptYears: 10,
  waitsFor: [],
};

describe('letters about the deletion of an account', () => {
  async function lettersOf(one: News) {
    const written: unknown[][] = [];
    const write: Writer['write'] = async (...given) => void written.push(given);
    const tell = createAccountLetters({ write });
    await tell(trx, one);
    expect(written.every(([handle]) => handle === trx)).toBe(true);
    return written.map(([, letter]) => letter);
  }
  const shared = { recipient: 'dora@mail.example', storeId: '10807', locale: 'ch-fr' };

  it('say by when it can be taken back, and stay with the account [ACC-06] [ACC-09]', async () => {
    expect(await lettersOf(news)).toEqual([
      {
        ...shared,
        kind: 'accountDeletionRequested',
        facts: { dueAt: '2026-05-07T10:04:00.000Z' },
        userId: '1000042',
        cause: `deletion-1000042-${requestedAt.getTime()}-requested`,
      },
    ]);
  });

  it('say that it was taken back [ACC-06] [ACC-09]', async () => {
    expect(await lettersOf({ ...news, step: 'cancelled' })).toEqual([
      {
        ...shared,
        kind: 'accountDeletionCancelled',
        facts: {},
        userId: '1000042',
        cause: `deletion-1000042-${requestedAt.getTime()}-cancelled`,
      },
    ]);
  });

  it('say that it is done and how long orders are kept, in a letter that no account holds [ACC-06] [ACC-09]', async () => {
    expect(await lettersOf({ ...news, step: 'done' })).toEqual([
      {
        ...shared,
        kind: 'accountDeleted',
        facts: { ordersKeptYears: 10 },
        userId: null,
        cause: `deletion-1000042-${requestedAt.getTime()}-done`,
      },
    ]);
  });
});
