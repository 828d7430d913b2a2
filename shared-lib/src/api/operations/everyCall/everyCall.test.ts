/** @jest-environment node */
import * as api from '../..';
import type { PlatformCall } from '../../../contracts';
import { answeringClient, failWith, fakeClient } from '../../../testing';
import { fillPath } from '../../client/fillPath';
import { accountCalls } from './accountCalls';
import { careCalls } from './careCalls';
import { catalogueCalls } from './catalogueCalls';
import { tradeCalls } from './tradeCalls';

const CALLS = [...catalogueCalls, ...accountCalls, ...tradeCalls, ...careCalls];

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
  it.each(CALLS)(
    '%s asks the address of the contract and reads the least of answers [API-02]',
    async (_, run, route, answer) => {
      const client = answeringClient(answer);
      await run(client);
      expect(filled(client.calls[0])).toBe(route);
    },
  );

  it('is in this list, one function each [API-02]', () => {
    const others = new Set(['PlatformError', 'createPlatformClient', 'failureOf', 'hasStatus', 'parseWireJson']);
    const operations = Object.entries(api).filter(([name, value]) => typeof value === 'function' && !others.has(name));
    const listed = new Set<string>(CALLS.map(([name]) => name));
    expect(operations.map(([name]) => name).filter((name) => !listed.has(name))).toEqual([]);
  });

  it.each(CALLS)('%s passes failures of the platform on [ERR-01]', async (_, run) => {
    const client = fakeClient();
    client.send = async () => {
      throw failWith(500, 'ERR_INTERNAL_SERVER_ERROR');
    };
    await expect(run(client)).rejects.toMatchObject({ failure: { status: 500 } });
  });

  it('needs an order id to find orders by their parent [API-01]', async () => {
    const client = answeringClient({});
    await expect(api.findOrdersByParent(client, { orderId: '' })).rejects.toThrow('missing path parameter: orderId');
    expect(client.calls).toEqual([]);
  });

  it('reads "there is none" as nothing where that is an answer [CART-04]', async () => {
    const client = fakeClient();
    expect(await api.readCart(client)).toBeNull();
    expect(await api.readStore(client, { uniqueId: '1' })).toBeNull();
    expect(await api.readReminder(client, { orderId: '1' })).toBeNull();
    expect(await api.readReturnItem(client, { orderItemId: '1' })).toBeNull();
    expect(await api.resolveUrl(client, { identifier: '/x' })).toBeNull();
    expect(await api.findStores(client, {})).toEqual([]);
    expect(await api.listProducts(client, {})).toMatchObject({ products: [], total: 0 });
    expect(await api.listLinePrescriptions(client, line)).toEqual([]);
  });
});
