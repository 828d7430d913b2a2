/** @jest-environment jsdom */

import type { PageKind, PlatformCall, PlatformClient, PlatformFailure } from '@sightline/shared-lib/contracts';
import { SHOP_ROUTES } from '@sightline/shared-lib/domain/routing';
import { sessionReaction } from '@sightline/shared-lib/domain/session';

import { aShellStore } from '../../testing/aState';
import { createBus } from '../bus';
import { createExpiringStorage } from '../expiringStorage';

import { createIdentity } from './identityService';
import { createSessionPort } from './sessionPort';

const MARTA = { userId: '2', firstName: 'Marta', contact: [], hasNewsletter: false };

const failure = (category: PlatformFailure['category']): PlatformFailure => ({
  status: 401,
  errorCode: '',
  errorKey: '',
  errorMessage: '',
  errorParameters: [],
  category,
  url: '/x',
});
const read: PlatformCall = { surface: 'commerce', method: 'GET', path: '/x' };
const change: PlatformCall = { ...read, method: 'PUT' };

/** Marta is signed in, with a bag. */
async function setUp(pageKind: PageKind = 'home') {
  const bus = createBus();
  const storage = createExpiringStorage(localStorage);
  const identity = createIdentity({ storage, bus, store: aShellStore() });
  identity.connect({} as PlatformClient, {
    createGuest: jest.fn(),
    logOut: jest.fn(),
    endGuest: jest.fn(),
    readDetails: () => Promise.resolve({ details: MARTA, registered: true, isRemembered: false }),
  });
  await identity.service.adopt({ userId: '2', WCToken: '2%2Cb', personalizationID: 'p-1' });
  const bags: unknown[] = [];
  bus.on('cartChanged').subscribe((bag) => bags.push(bag));
  let close = () => undefined as void;
  const askForPassword = jest.fn((_why: object) => new Promise<void>((resolve) => (close = resolve)));
  const port = createSessionPort({ identity, routes: SHOP_ROUTES, pageKind: () => pageKind, askForPassword });
  return { port, identity, storage, bags, askForPassword, close: () => close() };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

describe('the session', () => {
  it.each([
    ['expired', 'home'],
    ['invalid', 'product-detail'],
    ['expired', 'sign-in'],
    ['reset', 'account'],
  ] as const)('is over after a failure that is %s on the page %s [AUTH-10]', async (category, kind) => {
    const { port, identity, askForPassword } = await setUp(kind);
    port.onFailure(failure(category), read);
    expect(identity.service.state).toMatchObject({ userId: '', WCToken: '', userLoggedIn: false, details: null });
    expect(port.headers()).toEqual({ WCPersonalization: 'p-1' });
    expect(askForPassword).not.toHaveBeenCalled();
  });

  it.each(['expired', 'invalid'] as const)(
    'that is %s on a page of the shopper’s own is asked for over it, and goes on with the password, the page as it was [AUTH-10]',
    async (category) => {
      const { port, identity, askForPassword, close } = await setUp('account');
      const seen: unknown[] = [];
      identity.service.subscribe(({ userId }) => seen.push(userId));
      port.onFailure(failure(category), change);
      port.onFailure(failure(category), read);
      expect(askForPassword).toHaveBeenCalledTimes(1);
      expect(askForPassword).toHaveBeenCalledWith(sessionReaction(category));
      await identity.service.adopt({ userId: '2', WCToken: '2%2Cnew', personalizationID: 'p-1' });
      close();
      await jest.advanceTimersByTimeAsync(0);
      expect(identity.service.state).toMatchObject({ userId: '2', WCToken: '2%2Cnew', userLoggedIn: true });
      expect(seen).not.toContain('');
    },
  );

  it('ends on a page of the shopper’s own when the dialog is closed without the password [AUTH-10]', async () => {
    const { port, identity, close } = await setUp('account');
    port.onFailure(failure('expired'), read);
    expect(identity.service.state).toMatchObject({ userLoggedIn: true });
    close();
    await jest.advanceTimersByTimeAsync(0);
    expect(identity.service.state).toMatchObject({ userId: '', WCToken: '', userLoggedIn: false, details: null });
  });

  it('asks nobody for the password who is signing out, whatever is still being read [AUTH-09] [AUTH-10]', async () => {
    const { port, identity, askForPassword } = await setUp('account');
    let answer = () => undefined as void;
    const never = () => Promise.reject(new Error('not asked'));
    identity.connect({} as PlatformClient, {
      createGuest: never,
      logOut: () => new Promise<void>((resolve) => (answer = resolve)),
      endGuest: never,
      readDetails: never,
    });
    const leaving = identity.service.signOut();
    port.onFailure(failure('expired'), read);
    answer();
    await leaving;
    expect(askForPassword).not.toHaveBeenCalled();
    expect(identity.service.state).toMatchObject({ userId: '', WCToken: '', userLoggedIn: false });
  });

  it('asks a recognised shopper for the password and keeps name, bag and user [AUTH-10]', async () => {
    const { port, identity, storage, bags, askForPassword } = await setUp();
    port.onFailure(failure('partial'), change);
    expect(askForPassword).toHaveBeenCalledTimes(1);
    expect(identity.service.state).toMatchObject({ userId: '2', userLoggedIn: true, details: { firstName: 'Marta' } });
    expect(storage.get('user')).toMatchObject({ userId: '2', WCToken: '2%2Cb' });
    expect(bags).toEqual([]);
  });

  it('asks for the password once at a time, and again at the next try [AUTH-10]', async () => {
    const { port, askForPassword, close } = await setUp('account');
    port.onFailure(failure('partial'), read);
    port.onFailure(failure('partial'), read);
    expect(askForPassword).toHaveBeenCalledTimes(1);
    close();
    await Promise.resolve().then(() => undefined);
    await Promise.resolve();
    port.onFailure(failure('partial'), change);
    expect(askForPassword).toHaveBeenCalledTimes(2);
  });

  it.each<[PageKind, PlatformCall, number]>([
    ['home', read, 0],
    ['product-detail', read, 0],
    ['product-detail', change, 1],
    ['account', read, 1],
    ['cart', read, 1],
    ['sign-in', read, 0],
    ['sign-in', change, 0],
  ])('asks on the page %s after %j: %d times [AUTH-10]', async (kind, call, times) => {
    const { port, askForPassword } = await setUp(kind);
    port.onFailure(failure('partial'), call);
    expect(askForPassword).toHaveBeenCalledTimes(times);
  });

  it.each(['timeout', 'maintenance', 'throttled', 'network', 'not-found', 'other'] as const)(
    'continues after a failure of category %s [AUTH-10]',
    async (category) => {
      const { port, identity, askForPassword } = await setUp('account');
      port.onFailure(failure(category), change);
      expect(identity.service.state).toMatchObject({ userId: '2', userLoggedIn: true });
      expect(askForPassword).not.toHaveBeenCalled();
    },
  );
});
