/** @jest-environment jsdom */

import { webcrypto } from 'node:crypto';

import {
  aSignedInUser,
  aSite,
  fakeBus,
  fakeConsent,
  fakeIdentity,
  anAnonymousUser,
} from '@sightline/shared-lib/testing';
import type { PageKind, PageRequest } from '@sightline/shared-lib/contracts';
import { SHOP_ROUTES } from '@sightline/shared-lib/domain/routing';
import { waitFor } from '@testing-library/react';

import { aShellStore, shownPage } from '../../testing/aState';

import { createAnalytics } from './analytics';
import { createEventQueue } from './eventQueue';
import { measuredCommands } from './measuredCommands';
import { observeShop } from './observeShop';

const site = aSite({ locale: 'it-it' });
const YES = { preferences: false, analytics: true, marketing: false };
const NO = { preferences: false, analytics: false, marketing: false };

function shop(user = anAnonymousUser()) {
  const consent = fakeConsent();
  const identity = fakeIdentity(user);
  const queue = createEventQueue({ site, identity, now: () => 1000 });
  const analytics = createAnalytics(consent, () => Promise.resolve(queue));
  return { consent, identity, queue, analytics };
}

const page = (kind: PageKind, url: string, more: Partial<PageRequest> = {}) =>
  shownPage({ kind, url, path: url.split('?')[0] ?? '', ...more });

/** Everything waiting on resolved promises has run. */
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

describe('analytics', () => {
  it('drops what happens before consent, also once consent is given [ANA-01]', async () => {
    const { consent, queue, analytics } = shop();
    analytics.push({ name: 'page_view', page: 'home' });
    consent.choose(YES);
    await settled();
    expect(queue.entries.value).toEqual([]);
    analytics.push({ name: 'page_view', page: 'cart' });
    await settled();
    expect(queue.entries.value).toMatchObject([{ name: 'page_view', page: 'cart' }]);
  });

  it('forgets everything when consent is withdrawn [ANA-01]', async () => {
    const { consent, queue, analytics } = shop();
    consent.choose(YES);
    analytics.push({ name: 'cart_view' });
    await settled();
    consent.choose(NO);
    await settled();
    expect(queue.entries.value).toEqual([]);
    expect(window.sightlineEvents).toEqual([]);
  });

  it('drops an event whose consent went while the queue was coming [ANA-01]', async () => {
    const { consent, queue, analytics } = shop();
    consent.choose(YES);
    analytics.push({ name: 'cart_view' });
    consent.choose(NO);
    await settled();
    expect(queue.entries.value).toEqual([]);
  });

  it('puts the analytics data of the store configuration on every entry [ANA-01] [SITE-06]', () => {
    const configured = aSite({
      config: { analyticsData: { Page_Brand: 'Other', Page_Platform: 'Kiosk', Page_Server: 's7' } },
    });
    const queue = createEventQueue({ site: configured, identity: fakeIdentity(), now: () => 5 });
    queue.push({ name: 'cart_view' });
    expect(window.sightlineEvents).toEqual([
      {
        name: 'cart_view',
        at: 5,
        locale: 'en-us',
        storeId: configured.storeId,
        siteCurrency: 'USD',
        shopper: 'anonymous',
        Page_Brand: 'Other',
        Page_Platform: 'Kiosk',
        Page_Server: 's7',
      },
    ]);
  });

  it('lets no prescription, name or address through, wherever it hides [ANA-01]', () => {
    const { queue } = shop();
    queue.push({
      name: 'add_to_cart',
      prescription: { rightSphere: '-1.75' },
      firstName: 'Ann',
      items: [{ partNumber: '0SL1', quantity: 1, attributes: { x_lens_prescription: '-1.75' }, rightSphere: '-1.75' }],
    });
    queue.push({ name: 'prescription_saved', rightSphere: '-1.75' });
    queue.push({ name: 'search', term: 'ann@example.com' });
    queue.push({ name: 'search', term: '+39 333 123 4567' });
    const text = JSON.stringify(queue.entries.value);
    expect(text).not.toMatch(/1\.75|Ann|ann@|333/);
    expect(queue.entries.value).toMatchObject([
      { name: 'add_to_cart', items: [{ partNumber: '0SL1', quantity: 1 }] },
      { name: 'search', term: '' },
      { name: 'search', term: '' },
    ]);
  });

  it('tells pages, products, searches, bag and checkout steps as they come [ANA-01]', async () => {
    const { consent, identity, queue, analytics } = shop();
    consent.choose(YES);
    const store = aShellStore();
    const show = (shown: ReturnType<typeof page>) => store.change({ page: shown });
    const stop = observeShop({ analytics, consent, bus: fakeBus(), store, identity, site, routes: SHOP_ROUTES });
    show(page('home', '/'));
    show(page('product-detail', '/p/ordora', { resolved: { externalId: '0SL1', type: 'ProductPage' } }));
    show(page('search', '/search?q=tondo', { query: { q: ['tondo'] } }));
    show(page('search', '/search?q=tondo', { query: { q: ['tondo'] } }));
    show(page('cart', '/cart'));
    show(page('checkout-payment', '/checkout/payment'));
    show(page('account', '/account/my-orders/7001'));
    await settled();
    stop();
    show(page('home', '/'));
    await settled();
    expect(
      queue.entries.value.map(({ name, path, step, term, productId }) => [name, path ?? step ?? term ?? productId]),
    ).toEqual([
      ['page_view', '/'],
      ['page_view', '/p/ordora'],
      ['product_view', '0SL1'],
      ['page_view', '/search'],
      ['search', 'tondo'],
      ['page_view', '/cart'],
      ['cart_view', undefined],
      ['page_view', '/checkout-payment'],
      ['checkout_step', 'payment'],
      ['page_view', '/account'],
    ]);
  });

  it('tells failures of the server and addresses that lead nowhere [ANA-01] [ROUTE-08]', async () => {
    const { consent, identity, queue, analytics } = shop();
    consent.choose(YES);
    const bus = fakeBus();
    observeShop({ analytics, consent, bus, store: aShellStore(), identity, site, routes: SHOP_ROUTES });
    bus.emit('serverError', { source: 'server', status: 500, errorCode: 'CWX1', errorKey: 'KEY' });
    bus.emit('serverError', { source: 'server', status: 404, errorCode: 'NO_BAG', errorKey: '' });
    bus.emit('pageNotFound', { url: '/no-such?email=ann@example.com' });
    await settled();
    expect(queue.entries.value).toMatchObject([
      { name: 'error', source: 'server', status: 500, errorCode: 'CWX1', errorKey: 'KEY' },
      { name: 'not_found', path: '/no-such' },
    ]);
    expect(JSON.stringify(queue.entries.value)).not.toContain('ann@');
  });

  it('adds hashed e-mail and telephone number only for marketing, and once a sign-in [ANA-01]', async () => {
    const user = aSignedInUser();
    const { consent, identity, queue, analytics } = shop(user);
    consent.choose(YES);
    observeShop({ analytics, consent, bus: fakeBus(), store: aShellStore(), identity, site, routes: SHOP_ROUTES });
    await identity.refresh();
    await settled();
    expect(queue.entries.value).toEqual([expect.not.objectContaining({ email_md5: expect.anything() })]);
    expect(queue.entries.value).toMatchObject([{ name: 'sign_in' }]);
  });

  it('tells partners who signed in by hashes alone, once, where marketing is agreed to [ANA-01]', async () => {
    // jsdom has no secure context.
    Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
    const { consent, identity, queue, analytics } = shop(aSignedInUser());
    consent.choose({ ...YES, marketing: true });
    observeShop({ analytics, consent, bus: fakeBus(), store: aShellStore(), identity, site, routes: SHOP_ROUTES });
    await identity.refresh();
    await waitFor(() => expect(queue.entries.value).toHaveLength(1));
    await settled();
    expect(queue.entries.value).toMatchObject([
      {
        name: 'sign_in',
        email_md5: expect.stringMatching(/^[0-9a-f]{32}$/),
        email_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(JSON.stringify(queue.entries.value)).not.toContain('ann@');
    Reflect.deleteProperty(globalThis.crypto, 'subtle');
  });

  it('tells what was put into the bag, and not what was refused [ANA-01]', async () => {
    const push = jest.fn();
    const answers = [
      { ok: false, message: 'sold out' },
      { ok: true, orderId: '1', orderItemIds: ['2'] },
    ];
    const commands = measuredCommands({ run: () => Promise.resolve(answers.shift() as never) }, { push });
    await commands.run('cart.add', { items: [{ partNumber: 'A', quantity: 1 }] });
    await commands.run('cart.add', { items: [{ partNumber: 'B', quantity: 2 }] });
    expect(push.mock.calls).toEqual([[{ name: 'add_to_cart', items: [{ partNumber: 'B', quantity: 2 }] }]]);
  });

  it('knows a purchase by the name remotes gave it first [ANA-01]', () => {
    const { queue } = shop(aSignedInUser());
    queue.push({ name: 'orderPlaced', orderId: '7001' });
    expect(queue.entries.value).toMatchObject([{ name: 'purchase', orderId: '7001', shopper: 'registered' }]);
  });
});
