/** @jest-environment jsdom */
import type { AddToCartInput, CommandRunner } from '@sightline/shared-lib/contracts';

import { handOver } from './handOver';

const SHOP = 'https://shop.example';
const input: AddToCartInput = {
  items: [{ partNumber: '0SL1', quantity: 1, groupKey: 'pair', attributes: { a: 'b' } }],
};

function handed(answer: object) {
  const asked = jest.fn((_address: string, _call: RequestInit) =>
    Promise.resolve({ json: () => Promise.resolve(answer) }),
  );
  globalThis.fetch = asked as unknown as typeof fetch;
  const run = jest.fn(() => Promise.resolve(null));
  return {
    asked,
    run,
    commands: handOver({ shop: SHOP, locale: 'it-it', commands: { run } as unknown as CommandRunner }),
  };
}

describe('what a page of another origin hands over to the shop', () => {
  const before = globalThis.fetch;
  afterAll(() => {
    globalThis.fetch = before;
  });

  it('is the bag, through the shop’s own door for such pages [EMB-01] [RX-11]', async () => {
    const { asked, run, commands } = handed({ success: true, orderId: '7', orderItemId: ['1', '2'] });
    expect(await commands.run('cart.add', input)).toEqual({ ok: true, orderId: '7', orderItemIds: ['1', '2'] });
    const [address, call] = asked.mock.calls[0] ?? [];
    expect(address).toBe(`${SHOP}/embed/cart`);
    expect(JSON.parse(String(call?.body))).toEqual({ items: input.items, locale: 'it-it' });
    expect(call?.credentials).toBe('include');
    expect(run).not.toHaveBeenCalled();
  });

  it('comes back with the platform’s reason where it is refused [EMB-01]', async () => {
    const reason = { key: 'RX_LENS_NOT_MADE', parameters: ['height'] };
    const { commands } = handed({ success: false, message: 'Too low.', reason });
    expect(await commands.run('cart.add', input)).toEqual({
      ok: false,
      message: 'Too low.',
      serverMessage: 'Too low.',
      reason,
    });
  });

  it('is nothing else: every other command is a remote’s [FED-01]', async () => {
    const { asked, run, commands } = handed({});
    await commands.run('search.open', {});
    expect(run).toHaveBeenCalledWith('search.open', {});
    expect(asked).not.toHaveBeenCalled();
  });
});
