import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readCart } from '../cart';
import { findOrdersByParent, findOwnOrder } from '../order';
import { listLinePrescriptions } from '../prescription';
import { listProducts, resolveUrl } from '../product';
import { readReminder } from '../reminder';
import { readReturnItems } from '../return';
import { findStores, readStore } from '../store';
import type { PlatformCall } from '../../contracts';
import { answeringClient, failWith, fakeClient } from '../../testing';
import { fillPath } from '../client/fillPath';
import { EVERY_CALL } from './everyCall';

const line = { orderId: '1', orderItemId: '2' };

/** The path a client would ask for, with the store left open. */
function filled(call: PlatformCall | undefined): string {
  return call
    ? `${call.method} ${fillPath(call.path.replace('{storeId}', '<store>'), { ...call.pathParams })}`.replace(
        '<store>',
        '{storeId}',
      )
    : '';
}

describe('every call', () => {
  it.each(EVERY_CALL)(
    '%s asks the address of the contract and reads the least of answers [API-02]',
    async (_, run, route, answer) => {
      const client = answeringClient(answer);
      await run(client);
      expect(filled(client.calls[0])).toBe(route);
    },
  );

  it('is in this list, one function each [API-02]', () => {
    const nouns = readdirSync(join(__dirname, '..'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['client', 'everyCall', 'wire'].includes(entry.name))
      .map(({ name }) => name);
    const operations = nouns.flatMap((noun) =>
      Object.entries(jest.requireActual<object>(`../${noun}`)).filter(([, value]) => typeof value === 'function'),
    );
    expect(operations.length).toBeGreaterThan(100);
    const listed = new Set<string>(EVERY_CALL.map(([name]) => name));
    expect(operations.map(([name]) => name).filter((name) => !listed.has(name))).toEqual([]);
  });

  it.each(EVERY_CALL)('%s passes failures of the platform on [ERR-01]', async (_, run) => {
    const client = fakeClient();
    client.send = async () => {
      throw failWith(500, 'ERR_INTERNAL_SERVER_ERROR');
    };
    await expect(run(client)).rejects.toMatchObject({ failure: { status: 500 } });
  });

  it('needs an order id to find orders by their parent [API-01]', async () => {
    const client = answeringClient({});
    await expect(findOrdersByParent(client, { orderId: '' })).rejects.toThrow('missing path parameter: orderId');
    expect(client.calls).toEqual([]);
  });

  it('reads "there is none" as nothing where that is an answer [CART-04]', async () => {
    const client = fakeClient();
    expect(await readCart(client)).toBeNull();
    expect(await findOwnOrder(client, { orderId: '1' })).toBeNull();
    expect(await readStore(client, { uniqueId: '1' })).toBeNull();
    expect(await readReminder(client, { orderId: '1' })).toBeNull();
    expect(await readReturnItems(client, { orderItemId: '1' })).toEqual([]);
    expect(await resolveUrl(client, { identifier: '/x' })).toBeNull();
    expect(await findStores(client, {})).toEqual([]);
    expect(await listProducts(client, {})).toMatchObject({ products: [], total: 0 });
    expect(await listLinePrescriptions(client, line)).toEqual([]);
  });
});
