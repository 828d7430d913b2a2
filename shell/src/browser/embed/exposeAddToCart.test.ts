import type { CommandRunner } from '@sightline/shared-lib/contracts';

import { exposeAddToCart } from './exposeAddToCart';

function runner(answer: unknown) {
  const run = jest.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  return { run, addToCart: exposeAddToCart({ run } as unknown as CommandRunner) };
}

describe('window.sightline.addToCart', () => {
  it.each([undefined, null, 'A', [], [''], [{}], ['a b']])('refuses %j without a call [EMB-01]', async (given) => {
    const { run, addToCart } = runner(null);
    expect(await addToCart(given)).toEqual({ success: false, message: 'Product ID array is empty or invalid.' });
    expect(run).not.toHaveBeenCalled();
  });

  it('adds one piece of each id and keeps the drawer closed [EMB-01]', async () => {
    const { run, addToCart } = runner({ ok: true, orderId: '7', orderItemIds: ['1', '2'] });
    expect(await addToCart(['5000001', 5000002])).toEqual({ success: true, orderId: '7', orderItemId: ['1', '2'] });
    const items = [
      { productId: '5000001', quantity: 1 },
      { productId: '5000002', quantity: 1 },
    ];
    expect(run).toHaveBeenCalledWith('cart.add', { items, openSummary: false });
  });

  it.each([
    [{ ok: false, message: 'Ce n’est plus disponible.', serverMessage: 'Only two are left.' }, 'Only two are left.'],
    [
      { ok: false, message: 'Cela n’a pas marché.', serverMessage: '' },
      'Unexpected error occurred while adding to cart.',
    ],
    [new Error('no remote'), 'Unexpected error occurred while adding to cart.'],
  ])('says why it failed in the platform’s words, or in the default ones [EMB-01]', async (answer, message) => {
    expect(await runner(answer).addToCart(['1'])).toEqual({ success: false, message });
  });
});
