/** @jest-environment jsdom */

import type { IdentityTokens, PlatformClient } from '@sightline/shared-lib/contracts';
import { SHOP_ROUTES } from '@sightline/shared-lib/domain/routing';
import { failureOf } from '@sightline/shared-lib/api/client';
import { aSite } from '@sightline/shared-lib/testing';

import { aShellStore } from '../testing/aState';
import { answeringBrowser } from '../testing/answeringBrowser';
import { createBus } from './bus';
import { openClient } from './connectPlatform';
import { createExpiringStorage } from './expiringStorage';
import { createIdentity } from './identity/identityService';

const TOKENS: IdentityTokens = { userId: '2', WCToken: '2%2Ca', personalizationID: 'p-1' };
const MARTA = { userId: '2', firstName: 'Marta', contact: [], hasNewsletter: false };
const CHANGE = { surface: 'commerce', method: 'PUT', path: '/store/{storeId}/cart/@self' } as const;

/** Marta is signed in, or a guest; the platform refuses her calls with an error. */
async function refusing(errorKey: string, status: number, registered = true) {
  localStorage.clear();
  answeringBrowser(status, { errors: [{ errorCode: '', errorKey, errorMessage: '' }] });
  const storage = createExpiringStorage(localStorage);
  const identity = createIdentity({ storage, bus: createBus(), store: aShellStore() });
  identity.connect({} as PlatformClient, {
    createGuest: () => Promise.resolve(TOKENS),
    logOut: () => Promise.resolve(),
    endGuest: () => Promise.resolve(),
    readDetails: () => Promise.resolve({ details: MARTA, registered, isRemembered: false }),
  });
  await identity.service.adopt(TOKENS);
  const asked = jest.fn(() => Promise.resolve());
  const told: unknown[] = [];
  const client = openClient({
    identity,
    site: aSite(),
    routes: SHOP_ROUTES,
    pageKind: () => 'product-detail',
    askForPassword: asked,
    onFailure: (error, _skipped, isGuest) => told.push(`${failureOf(error)?.category}${isGuest ? ' of a guest' : ''}`),
  });
  await client.send(CHANGE).catch(() => undefined);
  return { user: identity.service.state, kept: storage.get('user'), asked, told };
}

describe('a call of a signed-in shopper that the platform refuses', () => {
  it('asks who is only recognised for the password, and forgets nothing of them [AUTH-10]', async () => {
    const { user, kept, asked, told } = await refusing('ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED', 403);
    expect(told).toEqual(['partial']);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(user).toMatchObject({ userId: '2', WCToken: '2%2Ca', userLoggedIn: true, details: MARTA });
    expect(kept).toMatchObject({ userId: '2', WCToken: '2%2Ca' });
  });

  it('tells of a guest’s session as a guest’s, though nobody is known any more [AUTH-10]', async () => {
    const { user, told } = await refusing('_ERR_INVALID_COOKIE', 401, false);
    expect(told).toEqual(['invalid of a guest']);
    expect(user).toMatchObject({ userId: '' });
  });

  it('ends the session when it has expired, and asks for no password [AUTH-10]', async () => {
    const { user, asked, told } = await refusing('CWXBB1011E', 400);
    expect(told).toEqual(['expired']);
    expect(user).toMatchObject({ userId: '', WCToken: '', userLoggedIn: false, details: null });
    expect(asked).toHaveBeenCalledTimes(0);
  });
});
