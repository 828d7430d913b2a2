import { canonicalPathFor, localisePath, matchRoute, pathFor, translatePath } from './routes';

describe('addresses at the edges of the route table', () => {
  it.each([
    ['/checkout', '/checkout/shipping'],
    ['/it-it/cassa', '/it-it/cassa/spedizione'],
  ])('sends %s to its first step, for now only [ROUTE-02]', (path, location) => {
    expect(matchRoute(path)).toEqual({ outcome: 'redirect', location, permanent: false });
  });

  it.each([
    ['/checkout//shipping', 'checkout-shipping', '/checkout/shipping'],
    ['//cart', 'cart', '/cart'],
    ['/c', 'home', '/'],
    ['/it-it', 'home', '/'],
    ['/it-it/carrello', 'cart', '/cart'],
  ])('reads %s as %s, canonical %s [ROUTE-01] [SITE-03]', (path, kind, canonicalPath) => {
    expect(matchRoute(path)).toMatchObject({ outcome: 'page', kind, canonicalPath });
  });

  it.each([
    '/cart/more',
    '/checkout/shipping/more',
    '/store-locator/11039-a/more',
    '/something/cart',
    '/checkout/cart',
  ])('claims no address that a row says only a part of: %s [ROUTE-04]', (path) => {
    expect(matchRoute(path)).toEqual({ outcome: 'unknown', locale: 'en-us', canonicalPath: path });
  });

  it('redirects what only names its own words wrongly, not what it cannot know [SITE-03]', () => {
    expect(matchRoute('/it-it/cart/')).toMatchObject({ outcome: 'redirect', location: '/it-it/carrello' });
    expect(matchRoute('/it-it/store-locator/11039-cart')).toMatchObject({ location: '/it-it/negozi/11039-cart' });
    expect(matchRoute('/it-it/negozi/11039-cart')).toMatchObject({ outcome: 'page', kind: 'store-detail' });
    // An English word where none of the table stands belongs to whoever named the page.
    expect(matchRoute('/it-it/anything/cart')).toMatchObject({
      outcome: 'unknown',
      canonicalPath: '/anything/cart',
    });
  });

  it('decodes what a path carries, and takes a broken code as it is [ROUTE-02]', () => {
    expect(matchRoute('/track-order/a%20b')).toMatchObject({ params: { orderId: 'a b' } });
    expect(matchRoute('/track-order/100%')).toMatchObject({ params: { orderId: '100%' } });
  });

  it('knows a topic or a page only by its own address [ROUTE-01]', () => {
    expect(matchRoute('/c/customer-service/contact-us')).toMatchObject({ params: { topic: 'customer-service' } });
    expect(matchRoute('/c/contact-us-page')).toMatchObject({ kind: 'contact', params: {} });
    expect(canonicalPathFor({ page: 'contact' })).toBe('/c/contact-us-page');
    expect(canonicalPathFor({ page: 'contact', params: { topic: 'other' } })).toBe('/c/contact-us-page');
    expect(canonicalPathFor({ page: 'contact', params: { topic: 'customer-service' } })).toBe(
      '/c/customer-service/contact-us',
    );
    expect(canonicalPathFor({ page: 'landing', params: { page: 'insurance' } })).toBe('/c/support/insurance');
    expect(canonicalPathFor({ page: 'landing' })).toBe('/');
  });

  it('writes an order into the addresses that have a place for it [ROUTE-02] [ROUTE-03]', () => {
    const orderId = '7307966';
    expect(canonicalPathFor({ page: 'checkout-order-confirmation', params: { orderId } })).toBe(
      '/checkout/order-confirmation/7307966',
    );
    expect(canonicalPathFor({ page: 'order-lookup' })).toBe('/track-order');
    expect(canonicalPathFor({ page: 'account', params: { section: 'my-orders' } })).toBe('/account/my-orders');
    expect(canonicalPathFor({ page: 'account', params: { orderId } })).toBe('/account');
    expect(canonicalPathFor({ page: 'wishlist', params: { id: 'x' } })).toBe('/wishlist');
    expect(matchRoute('/account/my-orders')).toMatchObject({ params: { section: 'my-orders' } });
    // Another section's entry is no order.
    expect(matchRoute('/account/my-addresses/1')).toMatchObject({ params: { section: 'my-addresses', id: '1' } });
  });

  it('takes a path only where it is one [ROUTE-04]', () => {
    expect(canonicalPathFor({ page: 'product-list', params: { path: '/sunglasses' } })).toBe('/sunglasses');
    expect(canonicalPathFor({ page: 'product-list', params: { path: 'sunglasses/' } })).toBe('/');
    expect(canonicalPathFor({ page: 'store-detail' })).toBe('/');
    expect(canonicalPathFor({ page: 'store-locator', params: { storeId: '11039' } })).toBe('/store-locator');
  });

  it('keeps a query whole through every translation [SITE-03] [PLP-02]', () => {
    expect(localisePath('/search?q=a?b', 'it-it')).toBe('/it-it/cerca?q=a?b');
    expect(translatePath('/search?q=a?b', 'en-us', 'it-it')).toBe('/it-it/cerca?q=a?b');
    expect(translatePath('/de-de/suche', 'de-de', 'en-us')).toBe('/search');
    expect(pathFor({ page: 'search', query: {} }, 'en-us')).toBe('/search');
    expect(localisePath('/sunglasses/cart', 'it-it')).toBe('/it-it/occhiali-da-sole/cart');
  });

  it('reads two letters and two letters as a locale in any spelling [SITE-02]', () => {
    expect(matchRoute('/de_DE/warenkorb')).toMatchObject({ outcome: 'redirect', location: '/de-de/warenkorb' });
    expect(matchRoute('/xx-yy')).toMatchObject({ outcome: 'page', kind: 'home', locale: 'en-us' });
    expect(matchRoute('/new-in')).toMatchObject({ outcome: 'unknown', canonicalPath: '/new-in' });
    expect(matchRoute('/axx-yyb')).toMatchObject({ outcome: 'unknown', canonicalPath: '/axx-yyb' });
  });
});
