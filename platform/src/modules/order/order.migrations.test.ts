import { sql } from 'kysely';

import { migrate, type OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { orderMigrations } from './order.migrations';
import { findOrder } from './order.repository';

describe('orders written before claims and marks had a writer', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it('lose what their shopper may have written, and hold on to lenses that wait [PLAT-06]', async () => {
    const { db } = opened;
    const { '0423_written_facts': writtenFacts, ...before } = orderMigrations;
    await migrate(db, [before]);
    const named = (attributeName: string, attributeValue: string) => ({
      attributeName,
      attributeType: 'STRING',
      attributeValue,
    });
    const told = JSON.stringify([named('x_insuranceClaim', 'no JSON'), named('note', 'kept')]);
    const marked = JSON.stringify([named('IsRoxLens', 'true'), named('prescriptionUploaded', 'true')]);
    for (const [orderId, status, placedAt] of [
      ['1', 'P', null],
      ['2', 'E', '2026-01-02T10:00:00Z'],
    ] as const) {
      await sql`insert into orders values (${orderId}, '10801', '7', ${status}, false, 'USD', '', null, 1, true, false,
        0, 0, 0, 0, 0, '[]', '[]', ${told}, '', null, now(), now(), ${placedAt})`.execute(db);
      for (const [position, type] of ['services', 'contact-lenses'].entries()) {
        await sql`insert into order_items values (${`${orderId}${position}`}, ${orderId}, ${position}, '1', 'A', '',
          ${type}, 0, 1, 100, '1', '14501', null, null, 0, 0, 0, '[]', ${position === 0 ? marked : '[]'}, '', '',
          'Available', now(), now(), '')`.execute(db);
      }
    }
    await migrate(db, [{ ...before, '0423_written_facts': writtenFacts }]);
    const [cart, placed] = [await findOrder(db, '1'), await findOrder(db, '2')];
    expect(cart).toMatchObject({ insuranceClaim: null, prepared: false, attributes: [named('note', 'kept')] });
    expect(placed).toMatchObject({ insuranceClaim: null, prepared: true, attributes: [named('note', 'kept')] });
    const facts = (order: typeof cart) =>
      order?.lines.map(({ opticalRole, attributes }) => [opticalRole, attributes.map((one) => one.attributeName)]);
    // The catalogue says at the next calculation what the articles of a cart are.
    expect(facts(cart)).toEqual([
      ['none', ['IsRoxLens']],
      ['contactLens', []],
    ]);
    expect(facts(placed)).toEqual([
      ['lens', ['IsRoxLens', 'prescriptionUploaded']],
      ['contactLens', []],
    ]);
  });
});
