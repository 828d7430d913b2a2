/** @jest-environment jsdom */

import { ANONYMOUS, type IdentityTokens, type PlatformClient, type UserState } from '@sightline/shared-lib/contracts';

import { aShellStore } from '../../testing/aState';
import { createBus } from '../bus';
import { createExpiringStorage } from '../expiringStorage';

import { createIdentity, type IdentityCalls } from './identityService';

const GUEST: IdentityTokens = { userId: '1', WCToken: '1%2Ca', personalizationID: 'p-1' };
const REGISTERED: IdentityTokens = { userId: '2', WCToken: '2%2Cb', personalizationID: 'p-1' };
const client = {} as PlatformClient;

function setUp(calls: Partial<IdentityCalls> = {}, { hasPreviewToken = false } = {}) {
  const storage = createExpiringStorage(localStorage);
  const identity = createIdentity({
    storage,
    bus: createBus(),
    store: aShellStore(),
    hasPreviewToken,
    now: () => 5000,
  });
  identity.connect(client, {
    createGuest: jest.fn(() => Promise.resolve(GUEST)),
    logOut: jest.fn(() => Promise.resolve()),
    endGuest: jest.fn(() => Promise.resolve()),
    readDetails: jest.fn(() => Promise.resolve({ details: null, registered: true, isRemembered: false })),
    ...calls,
  });
  return identity;
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

describe('identity', () => {
  it('creates one guest however many ask at once [AUTH-01]', async () => {
    const createGuest = jest.fn(() => Promise.resolve(GUEST));
    const { service } = setUp({ createGuest });
    await Promise.all([service.ensureIdentity(), service.ensureIdentity()]);
    expect(createGuest).toHaveBeenCalledTimes(1);
    expect(service.state).toMatchObject({ userId: '1', isGuest: true, userLoggedIn: false });
  });

  it('lets whoever came in meanwhile stay when a guest is answered late [AUTH-01]', async () => {
    let answer: (tokens: typeof GUEST) => void = () => undefined;
    const createGuest = () => new Promise<typeof GUEST>((resolve) => (answer = resolve));
    const { service } = setUp({ createGuest });
    const guest = service.ensureIdentity();
    await service.adopt(REGISTERED);
    answer(GUEST);
    await guest;
    expect(service.state).toMatchObject({ userLoggedIn: true, isGuest: false });
  });

  it('flags the transition and stamps the moment when tokens change [AUTH-03]', async () => {
    const { service } = setUp();
    const states: UserState[] = [];
    service.subscribe((state) => states.push(state));
    await service.adopt(REGISTERED);
    expect(states[0]).toMatchObject({ isTokenTransitioning: true, lastTokenUpdate: 5000 });
    expect(states.at(-1)).toMatchObject({ isTokenTransitioning: false, userLoggedIn: true, isGuest: false });
  });

  it('flags the transition and stamps the moment when a guest is created too, and ends it [AUTH-03]', async () => {
    const { service } = setUp();
    const states: UserState[] = [];
    service.subscribe((state) => states.push(state));
    await service.ensureIdentity();
    expect(states[0]).toMatchObject({ isTokenTransitioning: true, lastTokenUpdate: 5000, isGuest: true });
    expect(states.at(-1)).toMatchObject({ isTokenTransitioning: false, lastTokenUpdate: 5000, isGuest: true });
  });

  it('restores the user from storage without personal details [AUTH-04]', async () => {
    const first = setUp({
      readDetails: () =>
        Promise.resolve({
          details: { userId: '2', firstName: 'Marta', contact: [], hasNewsletter: false },
          registered: true,
          isRemembered: false,
        }),
    });
    await first.service.adopt(REGISTERED);
    expect(first.service.state.details?.firstName).toBe('Marta');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Marta');
    const again = setUp();
    expect(again.service.state).toMatchObject({ userId: '2', WCToken: '2%2Cb', initiatedFromStorage: true });
  });

  it('keeps a shopper who did not ask to be kept until the browser is closed, in every tab of it [AUTH-10]', async () => {
    document.cookie = 'sightline-visit=1';
    await setUp().service.adopt(REGISTERED);
    expect(setUp().service.state).toMatchObject({ userId: '2', userLoggedIn: true });
    // The browser is closed: what ends with it is gone.
    document.cookie = 'sightline-visit=; max-age=0';
    expect(setUp().service.state).toMatchObject({
      userId: '',
      WCToken: '',
      userLoggedIn: false,
      personalizationID: 'p-1',
    });
    await setUp().service.adopt(REGISTERED);
    expect(setUp().service.state).toMatchObject({ userId: '2' });
  });

  it('uses a stored personalization id where nobody is stored and no preview token exists [AUTH-04]', async () => {
    const first = setUp();
    await first.service.adopt(REGISTERED);
    await first.service.signOut();
    const personalization = (identity: ReturnType<typeof setUp>) => identity.service.state.personalizationID;
    expect(personalization(setUp())).toBe('p-1');
    expect(setUp().service.state).toMatchObject({ userId: '', initiatedFromStorage: true });
    expect(personalization(setUp({}, { hasPreviewToken: true }))).toBe('');
  });

  it('restores a stored user beside a preview token too [AUTH-04]', async () => {
    await setUp().service.adopt(REGISTERED);
    expect(setUp({}, { hasPreviewToken: true }).service.state).toMatchObject({ userId: '2', personalizationID: 'p-1' });
  });

  it('describes nobody by an answer about whoever was there before [AUTH-05]', async () => {
    let answer: (known: Awaited<ReturnType<IdentityCalls['readDetails']>>) => void = () => undefined;
    const late = new Promise<Awaited<ReturnType<IdentityCalls['readDetails']>>>((resolve) => (answer = resolve));
    const { service } = setUp({ readDetails: () => late });
    const entering = service.adopt(REGISTERED);
    await service.signOut();
    answer({ details: null, registered: true, isRemembered: false });
    await entering;
    expect(service.state).toMatchObject({ userId: '', userLoggedIn: false });
  });

  it('does not bring back who signed out in another tab while their details were read [AUTH-09]', async () => {
    const there = setUp();
    await there.service.adopt(REGISTERED);
    let answer = () => undefined as void;
    const readDetails = () =>
      new Promise<{ details: null; registered: boolean; isRemembered: boolean }>((resolve) => {
        answer = () => resolve({ details: null, registered: true, isRemembered: false });
      });
    const here = setUp({ readDetails });
    here.followStorage();
    const reading = here.service.refresh();
    await there.service.signOut();
    // The answer comes before the news.
    answer();
    await reading;
    window.dispatchEvent(new StorageEvent('storage', { key: 'sightline.user' }));
    expect(here.service.state).toMatchObject({ userId: '', userLoggedIn: false });
    expect(setUp().service.state).toMatchObject({ userId: '', userLoggedIn: false });
  });

  it('follows another tab that signed out, and tells nobody who is the same [AUTH-09]', async () => {
    const here = setUp();
    await here.service.adopt(REGISTERED);
    here.followStorage();
    const heard: string[] = [];
    here.service.subscribe(({ userId }) => heard.push(userId));
    const news = () => window.dispatchEvent(new StorageEvent('storage', { key: 'sightline.user' }));
    news();
    await setUp().service.signOut();
    news();
    expect(heard).toEqual(['']);
  });

  it('ends the session of a guest by its own call, and that of a member by another [AUTH-01]', async () => {
    const logOut = jest.fn(() => Promise.resolve());
    const endGuest = jest.fn(() => Promise.resolve());
    const { service } = setUp({ logOut, endGuest });
    await service.ensureIdentity();
    await service.signOut();
    expect([endGuest.mock.calls.length, logOut.mock.calls.length]).toEqual([1, 0]);
    expect(service.state).toMatchObject({ userId: '', isGuest: false });
    await service.adopt(REGISTERED);
    await service.signOut();
    expect([endGuest.mock.calls.length, logOut.mock.calls.length]).toEqual([1, 1]);
  });

  it('keeps only the personalization and storage markers when cleared, even when the platform fails [AUTH-05] [AUTH-09]', async () => {
    await setUp().service.adopt(REGISTERED);
    // Known from storage: that marker stays as well.
    const { service } = setUp({ logOut: () => Promise.reject(new Error('down')) });
    expect(localStorage.getItem('sightline.user')).toContain(REGISTERED.WCToken);
    await service.signOut();
    expect(service.state).toEqual({ ...ANONYMOUS, personalizationID: 'p-1', initiatedFromStorage: true });
    expect(localStorage.getItem('sightline.user')).not.toContain(REGISTERED.WCToken);
    expect(createExpiringStorage(localStorage).get('user')).toMatchObject({ userId: '', personalizationID: 'p-1' });
  });

  it('keeps the name and the sign-in of a shopper who is recognised without the password [AUTH-04] [AUTH-10]', async () => {
    const marta = { userId: '2', firstName: 'Marta', contact: [], hasNewsletter: false };
    const readDetails = jest
      .fn<ReturnType<IdentityCalls['readDetails']>, []>()
      .mockResolvedValueOnce({ details: marta, registered: true, isRemembered: false })
      .mockResolvedValueOnce({ details: null, registered: true, isRemembered: true });
    const { service } = setUp({ readDetails });
    await service.adopt(REGISTERED);
    await service.refresh();
    expect(readDetails).toHaveBeenCalledTimes(2);
    expect(service.state).toMatchObject({ userId: '2', userLoggedIn: true, details: { firstName: 'Marta' } });
  });

  it('stays usable when the person cannot be read after login [AUTH-03]', async () => {
    const { service } = setUp({ readDetails: () => Promise.reject(new Error('slow')) });
    await service.adopt(REGISTERED);
    expect(service.state.WCToken).toBe('2%2Cb');
  });
});
