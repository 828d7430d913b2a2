import { addToCart, readCart } from '../api/cart';
import { fakeClient, failWith } from './fakeClient';
import { fakeServices } from './fakeServices';
import { aSite } from './aSite';
import { aCart, anOrderLine } from './aCart';
import { money } from '../domain/money';

describe('fake client', () => {
  it('answers by route and remembers what was asked', async () => {
    const client = fakeClient({
      'GET /store/{storeId}/cart/@self': { orderId: '7' },
      'POST /store/{storeId}/cart': () => ({ orderId: '7', orderItem: [{ orderItemId: '1' }] }),
    });
    expect(await readCart(client)).toMatchObject({ orderId: '7' });
    await addToCart(client, { items: [{ partNumber: 'P', quantity: 2 }] });
    const [call] = client.callsTo('POST /store/{storeId}/cart');
    expect(call?.body).toMatchObject({ orderItem: [{ partNumber: 'P', quantity: '2' }] });
    expect(client.calls).toHaveLength(2);
  });

  it('gives handlers their path parameters and lets a later handler win', async () => {
    const client = fakeClient({ 'GET /store/{storeId}/order/{orderId}': (_, { orderId }) => ({ orderId }) });
    const call = {
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/order/{orderId}',
      pathParams: { orderId: '42' },
    } as const;
    expect(await client.send(call)).toEqual({ orderId: '42' });
    client.handle({
      'GET /store/{storeId}/order/{orderId}': () => {
        throw failWith(403);
      },
    });
    await expect(client.send(call)).rejects.toMatchObject({ failure: { status: 403 } });
  });

  it('fails like the platform where nobody answers', async () => {
    expect(await readCart(fakeClient())).toBeNull();
    expect(failWith(401, '', { errorCode: '1011' }).failure.category).toBe('expired');
  });
});

describe('fake services', () => {
  it('have a real bus and route table', () => {
    const services = fakeServices({ site: aSite({ locale: 'it-it' }) });
    const counts: number[] = [];
    const subscription = services.bus.on('cartChanged').subscribe(({ count }) => counts.push(count));
    services.bus.emit('cartChanged', { count: 3, orderId: '7' });
    services.bus.emit('wishlistChanged', { partNumbers: [] });
    subscription.unsubscribe();
    services.bus.emit('cartChanged', { count: 4, orderId: '7' });
    expect(counts).toEqual([3]);
    expect(services.bus.events).toHaveLength(3);
    expect(services.navigation.href({ page: 'cart' })).toBe('/it-it/carrello');
    expect(services.site).toMatchObject({ storeId: '10802', currency: 'EUR', language: 'it' });
  });

  it('become a guest when asked for an identity, and remember effects', async () => {
    const services = fakeServices();
    expect((await services.identity.ensureIdentity()).isGuest).toBe(true);
    services.toasts.show({ message: 'Saved' });
    await services.navigation.navigate('/cart');
    await expect(services.commands.run('cart.openSummary', {})).rejects.toThrow('no remote provides cart.openSummary');
    expect(services.shownToasts).toEqual([{ message: 'Saved' }]);
    expect(services.visited).toEqual(['/cart']);
    const close = await services.overlays.open('search.drawer', { onClose: () => undefined });
    expect(services.openOverlays).toHaveLength(1);
    close();
    expect(services.openOverlays).toHaveLength(0);
  });
});

describe('builders', () => {
  it('keep totals in step with lines', () => {
    const lines = [anOrderLine({ quantity: 2, unitPrice: money(1000, 'EUR') })];
    const cart = aCart({ lines, currency: 'EUR', totalShippingCharge: money(500, 'EUR') });
    expect(cart.grandTotal).toEqual(money(2500, 'EUR'));
    expect(cart.numItems).toBe(2);
  });
});
