import { sql } from 'kysely';

import { inTransaction, migrate, testClock } from '../../kernel';
import type { OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { createTestMail, writtenLetters } from '../../testing/testMail';
import { LIMITS } from '../limits';
import type { Handover, MailSender } from './delivery.service';
import { pauseAfter } from './delivery.service';
import type { NewLetter } from '.';
import type { Message } from './message';

const HOUR = 3_600_000;
const secret = 'ann.secret@example.com';

describe('the delivery of letters', () => {
  let database: OpenDatabase;
  let clock: ReturnType<typeof testClock>;
  beforeAll(async () => {
    database = await openTestDatabase();
    clock = testClock();
    await migrate(database.db, [mail().migrations]);
  });
  beforeEach(() => database.db.withTables<{ letters: object }>().deleteFrom('letters').execute());
  afterAll(() => database.close());

  const mail = () => createTestMail(database.db, clock, { MAIL_ATTEMPTS: '3', MAIL_FROM: 'Shop <care@shop.example>' });
  const cancelled = (recipient = secret, cause?: string): NewLetter => ({
    kind: 'orderCancelled',
    facts: { orderId: '10400123', guest: false },
    recipient,
    storeId: '10801',
    locale: 'en-us',
    userId: '7',
    ...(cause ? { cause } : {}),
  });
  const write = (letter = cancelled()) => inTransaction(database.db, (trx) => mail().writer.write(trx, letter));
  const letters = () => writtenLetters(database.db);

  /** A mail server that answers what it is told, and remembers what it took. */
  function server(...answers: readonly (Handover | 'dies')[]) {
    const sent: Message[] = [];
    const left = [...answers];
    const sender: MailSender = {
      async send(message) {
        sent.push(message);
        const answer = left.shift() ?? { outcome: 'taken' };
        if (answer === 'dies') throw new Error('the process is gone');
        return answer;
      },
      close: () => undefined,
    };
    return { sent, sender };
  }
  const logged: string[] = [];
  const noting =
    (level: string) =>
    (...told: unknown[]) =>
      void logged.push(`${level} ${JSON.stringify(told)}`);
  const log = { warn: noting('warn'), error: noting('error') };
  beforeEach(() => void logged.splice(0));
  const busy: Handover = { outcome: 'refused', forGood: false, problem: '451' };

  it('sends nothing of a change that did not happen, and everything of one that did [ACC-09]', async () => {
    await expect(
      inTransaction(database.db, async (trx) => {
        await mail().writer.write(trx, cancelled());
        throw new Error('the order was not placed');
      }),
    ).rejects.toThrow('not placed');
    expect(await letters()).toEqual([]);
    await write();
    const { sent, sender } = server();
    expect(await mail().delivery(sender, log)()).toBe(1);
    expect(logged).toEqual([]);
    expect(sent).toMatchObject([
      { to: secret, from: 'Shop <care@shop.example>', subject: 'Order 10\u00a0400\u00a0123 is canceled' },
    ]);
    expect(sent[0]?.messageId).toMatch(/^<\d+\.[\w-]{16}@shop\.example>$/);
    expect(await letters()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('writes one letter of a cause, however often it is told [ACC-09]', async () => {
    for (let time = 0; time < 3; time += 1) await write(cancelled(secret, 'order-10400123-cancelled'));
    await write(cancelled(secret, 'order-10400124-cancelled'));
    expect((await letters()).map(({ cause }) => cause)).toEqual([
      'order-10400123-cancelled',
      'order-10400124-cancelled',
    ]);
  });

  it('tries again after growing pauses under the same Message-ID, gives up, and tells neither address nor words [ACC-09]', async () => {
    await write();
    const { sent, sender } = server(busy, busy, busy);
    const deliver = mail().delivery(sender, log);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    clock.advance(pauseAfter(1) - 1);
    expect(await deliver()).toBe(0);
    clock.advance(1);
    expect(await deliver()).toBe(1);
    expect(pauseAfter(2)).toBe(2 * pauseAfter(1));
    clock.advance(pauseAfter(2));
    expect(await deliver()).toBe(1);
    expect(await letters()).toMatchObject([{ state: 'refused', attempts: 3, problem: '451' }]);
    clock.advance(48 * HOUR);
    expect(await deliver()).toBe(0);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(logged.map((told) => told.split(' ')[0])).toEqual(['warn', 'warn', 'error']);
    expect(logged.join()).not.toMatch(/ann\.secret|10400123|cancelled"/);
  });

  it('does not ask again where the mail server refused for good [ACC-09]', async () => {
    await write();
    const { sent, sender } = server({ outcome: 'refused', forGood: true, problem: '550' });
    const deliver = mail().delivery(sender, log);
    await deliver();
    clock.advance(HOUR);
    await deliver();
    expect(sent).toHaveLength(1);
    expect(await letters()).toMatchObject([{ state: 'refused', problem: '550' }]);
  });

  it('keeps a letter that this release cannot write from the mail server, and does not try it again [ACC-09]', async () => {
    await write();
    await sql`update letters set kind = 'ofAnotherRelease'`.execute(database.db);
    const { sent, sender } = server();
    const deliver = mail().delivery(sender, log);
    expect(await deliver()).toBe(1);
    clock.advance(HOUR);
    expect(await deliver()).toBe(0);
    expect(sent).toEqual([]);
    expect(await letters()).toMatchObject([{ state: 'refused', attempts: 1, problem: 'cannot be written' }]);
  });

  it('sends a letter never twice by itself when a sender dies between sending and noting it [ACC-09]', async () => {
    await write();
    const { sent, sender } = server('dies');
    await expect(mail().delivery(sender, log)()).rejects.toThrow('gone');
    // Whoever starts next finds it in the hands of the dead one.
    const next = mail().delivery(sender, log);
    expect(await next()).toBe(0);
    clock.advance(HOUR);
    expect(await next()).toBe(0);
    expect(sent).toHaveLength(1);
    expect(await letters()).toMatchObject([{ state: 'unknown', attempts: 1, problem: 'sender gone' }]);
  });

  it('leaves a letter alone when nobody knows whether it was taken [ACC-09]', async () => {
    await write();
    const { sent, sender } = server({ outcome: 'unknown', problem: 'ESOCKET' });
    const deliver = mail().delivery(sender, log);
    await deliver();
    clock.advance(HOUR);
    await deliver();
    expect(sent).toHaveLength(1);
    expect(await letters()).toMatchObject([{ state: 'unknown', problem: 'ESOCKET' }]);
    expect(logged).toEqual([expect.stringMatching(/^error .*nobody knows/)]);
  });

  it('gives each letter to one of several senders at once [ACC-09]', async () => {
    for (let number = 0; number < 12; number += 1) await write(cancelled(`ann.${number}@example.com`));
    const { sent, sender } = server();
    const counts = await Promise.all([1, 2, 3].map(() => mail().delivery(sender, log)()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(12);
    expect(sent).toHaveLength(12);
  });

  it('sends no code that is dead when it would arrive [ACC-09]', async () => {
    await write({ ...cancelled(), kind: 'registrationCode', facts: { code: '123456', minutes: 30 } });
    clock.advance(31 * 60_000);
    const { sent, sender } = server();
    expect(await mail().delivery(sender, log)()).toBe(0);
    expect(sent).toEqual([]);
    expect(await letters()).toMatchObject([{ state: 'expired' }]);
  });

  it('keeps back what would flood an address, and lets the others through [ACC-09]', async () => {
    for (let number = 0; number < LIMITS.lettersAnHour + 2; number += 1) await write();
    await write(cancelled('ben@example.com'));
    const states = (await letters()).map(({ recipient, state }) => `${recipient} ${state}`);
    expect(states.filter((state) => state === `${secret} withheld`)).toHaveLength(2);
    expect(states.at(-1)).toBe('ben@example.com waiting');
    clock.advance(HOUR);
    await write();
    expect((await letters()).at(-1)).toMatchObject({ recipient: secret, state: 'waiting' });
  });

  it('forgets letters after the days they are kept, and those of members who go at once [ACC-06] [ACC-09]', async () => {
    await write();
    await inTransaction(database.db, (trx) => mail().writer.write(trx, { ...cancelled(), userId: '8' }));
    await inTransaction(database.db, (trx) => mail().forget(trx, ['8']));
    expect((await letters()).map((letter) => letter.user_id)).toEqual(['7']);
    clock.advance(29 * 24 * HOUR);
    await mail().housekeep();
    expect(await letters()).toHaveLength(1);
    clock.advance(2 * 24 * HOUR);
    await mail().housekeep();
    expect(await letters()).toEqual([]);
  });
});
