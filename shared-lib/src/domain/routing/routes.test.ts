import * as fc from 'fast-check';

import { LOCALES, PAGE_KINDS } from '../../contracts';
import { ACCOUNT_SECTIONS } from '../../contracts/pageKind';
import type { PageKind } from '../../contracts';
import { localisePath, matchRoute, pathFor, translatePath } from './routes';
import { pageKindOfContent } from './pageKindOfContent';
import { SEGMENTS } from './segments';

function page(pathname: string) {
  const match = matchRoute(pathname);
  if (match.outcome !== 'page') throw new Error(`${pathname} is ${match.outcome}`);
  return match;
}

const fixedKinds = PAGE_KINDS.filter((kind) => !['landing', 'product-list', 'product-detail'].includes(kind));

describe('routes', () => {
  it.each([
    ['/', 'home'],
    ['/c', 'home'],
    ['/not-found-page', 'not-found'],
    ['/internal-error', 'internal-error'],
    ['/hearing-test', 'hearing-test'],
    ['/c/contact-us-page', 'contact'],
    ['/courtesy-page', 'courtesy'],
    ['/search', 'search'],
    ['/c/support/faq', 'faq'],
    ['/c/cookie-policy', 'landing'],
    ['/c/support/insurance', 'landing'],
    ['/c/customer-service/contact-us', 'contact'],
  ])('knows the fixed route %s as %s [ROUTE-01]', (path, kind) => {
    expect(page(path).kind).toBe(kind);
    expect(page(path).locale).toBe('en-us');
  });

  it.each([
    ['/cart', 'cart'],
    ['/wishlist', 'wishlist'],
    ['/checkout/shipping', 'checkout-shipping'],
    ['/checkout/payment', 'checkout-payment'],
    ['/checkout/payment/7307966', 'checkout-payment'],
    ['/checkout/order-confirmation/7307966', 'checkout-order-confirmation'],
    ['/checkout/upload-prescription', 'checkout-upload-prescription'],
    ['/checkout/finalize', 'checkout-finalize'],
    ['/checkout/external', 'external-checkout'],
    ['/store-locator', 'store-locator'],
    ['/sign-in', 'sign-in'],
    ['/sitemap', 'sitemap'],
    ['/track-order', 'order-lookup'],
    ['/track-order/7307966/1Z-884201', 'order-lookup'],
    ['/return/select/7307966', 'order-return-select'],
    ['/return/confirmation', 'order-return-confirm'],
    ['/return/print/7307966', 'order-return-print'],
  ])('knows %s as %s [ROUTE-02]', (path, kind) => {
    expect(page(path).kind).toBe(kind);
  });

  it.each(ACCOUNT_SECTIONS)('opens the account section %s in every locale [ROUTE-03]', (section) => {
    for (const locale of LOCALES) {
      const match = page(pathFor({ page: 'account', params: { section } }, locale));
      expect(match).toMatchObject({ kind: 'account', locale, params: { section } });
    }
  });

  it('takes any path that starts with the account path for the account area [ROUTE-04]', () => {
    expect(page('/account').kind).toBe('account');
    expect(page('/account/something-new/deep/er').kind).toBe('account');
    expect(page('/account/my-orders/7307966').params).toEqual({
      section: 'my-orders',
      id: '7307966',
      orderId: '7307966',
    });
    const order = { page: 'account', params: { section: 'my-orders', orderId: '7307966' } } as const;
    expect(pathFor(order, 'de-de')).toBe('/de-de/mein-konto/meine-bestellungen/7307966');
  });

  it('keeps order numbers and store names out of the translation [SITE-03]', () => {
    expect(page('/it-it/reso/selezione/carrello').params).toEqual({ orderId: 'carrello' });
    expect(page('/de-de/filialen/11039-versand-west').params).toEqual({ storeId: '11039', slug: 'versand-west' });
  });

  it('leaves paths of the catalogue and of content pages to their services [ROUTE-04]', () => {
    expect(matchRoute('/sunglasses/norvane-ordora-01')).toEqual({
      outcome: 'unknown',
      locale: 'en-us',
      canonicalPath: '/sunglasses/norvane-ordora-01',
    });
    expect(matchRoute('/it-it/occhiali-da-sole/norvane-ordora-01')).toMatchObject({
      outcome: 'unknown',
      locale: 'it-it',
      canonicalPath: '/sunglasses/norvane-ordora-01',
    });
    expect(matchRoute('/c/about-us').outcome).toBe('unknown');
  });

  it.each([
    ['ProductListPage', 'product-list'],
    ['CategoryPage', 'product-list'],
    ['ProductPage', 'product-detail'],
    ['ItemPage', 'product-detail'],
    ['NotFound', 'not-found'],
    ['LandingPage', 'landing'],
    ['SomethingElse', 'landing'],
  ])('reads the content page type %s as %s [ROUTE-04]', (type, kind) => {
    expect(pageKindOfContent(type)).toBe(kind);
  });

  it('gives each sign-in screen its own address [ROUTE-07]', () => {
    expect(page('/sign-in/registration-success').params).toEqual({ step: 'registration-success' });
    expect(pathFor({ page: 'sign-in', params: { step: 'register' } }, 'fr-fr')).toBe('/fr-fr/connexion/inscription');
  });
});

describe('locale prefixes', () => {
  it('gives the default locale no prefix and every other its own [SITE-02]', () => {
    expect(pathFor({ page: 'cart' }, 'en-us')).toBe('/cart');
    expect(pathFor({ page: 'home' }, 'en-gb')).toBe('/en-gb');
    expect(pathFor({ page: 'cart' }, 'ch-it')).toBe('/ch-it/cart');
  });

  it.each([
    ['/en-us', '/'],
    ['/en-us/cart', '/cart'],
    ['/en-us/sunglasses/x', '/sunglasses/x'],
    ['/IT-IT/carrello', '/it-it/carrello'],
    ['/cart/', '/cart'],
  ])('redirects %s permanently to %s [SITE-02]', (path, location) => {
    expect(matchRoute(path)).toEqual({ outcome: 'redirect', location, permanent: true });
  });

  it('serves an unknown locale as the default one [SITE-02]', () => {
    expect(page('/xx-yy/cart')).toMatchObject({ kind: 'cart', locale: 'en-us', canonicalPath: '/cart' });
    expect(pathFor({ page: 'cart' }, 'sv-se')).toBe('/cart');
  });

  it('offers exactly the eleven locales [SITE-01]', () => {
    expect(LOCALES).toEqual([
      'en-us',
      'it-it',
      'fr-fr',
      'de-de',
      'es-es',
      'pt-pt',
      'en-ww',
      'en-int',
      'ch-it',
      'ch-fr',
      'en-gb',
    ]);
    for (const locale of LOCALES) expect(page(pathFor({ page: 'cart' }, locale)).locale).toBe(locale);
  });
});

describe('localised segments', () => {
  it.each([
    ['sign-in', '/it-it/accesso', '/fr-fr/connexion', '/de-de/anmelden'],
    ['hearing-test', '/it-it/test-udito', '/fr-fr/test-audition', '/de-de/hortest'],
    ['checkout-shipping', '/it-it/cassa/spedizione', '/fr-fr/commande/expedition', '/de-de/kasse/versand'],
  ] as const)('spells %s as the specification does [SITE-03]', (kind: PageKind, it, fr, de) => {
    expect(pathFor({ page: kind }, 'it-it')).toBe(it);
    expect(pathFor({ page: kind }, 'fr-fr')).toBe(fr);
    expect(pathFor({ page: kind }, 'de-de')).toBe(de);
  });

  it('keeps English segments in every other locale, also in Swiss ones [SITE-03]', () => {
    for (const locale of ['es-es', 'pt-pt', 'en-ww', 'en-int', 'ch-it', 'ch-fr', 'en-gb']) {
      expect(pathFor({ page: 'sign-in' }, locale)).toBe(`/${locale}/sign-in`);
    }
  });

  it('understands a spelling only in its own locale [SITE-03]', () => {
    expect(page('/it-it/accesso').kind).toBe('sign-in');
    expect(matchRoute('/fr-fr/accesso').outcome).toBe('unknown');
    expect(matchRoute('/accesso').outcome).toBe('unknown');
    expect(matchRoute('/ch-it/accesso').outcome).toBe('unknown');
  });

  it('sends the English spelling in a locale with its own to the right one [SITE-03]', () => {
    expect(matchRoute('/it-it/sign-in')).toEqual({
      outcome: 'redirect',
      location: '/it-it/accesso',
      permanent: true,
    });
    for (const rest of ['', '/norvane-ordora-01']) {
      expect(matchRoute(`/de-de/sunglasses${rest}`)).toEqual({
        outcome: 'redirect',
        location: `/de-de/sonnenbrillen${rest}`,
        permanent: true,
      });
    }
  });

  it('has one spelling for each word of a language, so that every path can be read back [SITE-03]', () => {
    for (const index of [0, 1, 2] as const) {
      const words = Object.values(SEGMENTS).map((local) => local[index]);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  it('lands on the same page in the other locale, with its query [SITE-03]', () => {
    expect(translatePath('/it-it/cassa/spedizione?x=1', 'it-it', 'de-de')).toBe('/de-de/kasse/versand?x=1');
    expect(translatePath('/lunettes', 'en-us', 'fr-fr')).toBe('/fr-fr/lunettes');
    expect(translatePath('/de-de/sonnenbrillen/norvane-1', 'de-de', 'en-us')).toBe('/sunglasses/norvane-1');
    expect(translatePath('/', 'en-us', 'it-it')).toBe('/it-it');
  });

  it('reads back every fixed page in every locale [SITE-03]', () => {
    const targets = fc.record({
      kind: fc.constantFrom(...fixedKinds),
      from: fc.constantFrom(...LOCALES),
      to: fc.constantFrom(...LOCALES),
    });
    fc.assert(
      fc.property(targets, ({ kind, from, to }) => {
        const target = { page: kind, params: { storeId: '11039', slug: 'Main Street' } };
        const here = pathFor(target, from);
        expect(page(here)).toMatchObject({ kind, locale: from });
        expect(translatePath(here, from, to)).toBe(pathFor(target, to));
      }),
    );
  });

  it('writes the query after the localised path [PLP-02]', () => {
    expect(pathFor({ page: 'search', query: { q: 'round', BRAND: ['A', 'B'], page: undefined } }, 'it-it')).toBe(
      '/it-it/cerca?q=round&BRAND=A&BRAND=B',
    );
    expect(localisePath('/search?q=a', 'de-de')).toBe('/de-de/suche?q=a');
  });
});
