/** @jest-environment jsdom */

import type { InsuranceIntegration } from '@sightline/shared-lib/contracts';
import { aGuest, aSignedInUser, fakeBus, fakeIdentity } from '@sightline/shared-lib/testing';

import { waitFor } from '@testing-library/react';

import { watchInsurance } from './watchInsurance';

afterEach(() => {
  delete window.insuranceIntegration;
});

describe('what the insurer hears from the shell', () => {
  it('is signing in and out once each, changes of the bag and broken sessions [INS-01]', async () => {
    const told: unknown[] = [];
    const tell = (name: string) => (payload?: unknown) =>
      void told.push(payload === undefined ? name : [name, payload]);
    window.insuranceIntegration = {
      login: tell('login'),
      logout: tell('logout'),
      cartBundleChange: tell('bag'),
      sessionError: tell('session'),
    } as unknown as InsuranceIntegration;
    const bus = fakeBus();
    watchInsurance({ bus, identity: fakeIdentity(aGuest()) });
    bus.emit('userChanged', { user: aSignedInUser() });
    bus.emit('userChanged', { user: aSignedInUser({ lastUpdated: 1 }) });
    bus.emit('userChanged', { user: aGuest() });
    bus.emit('cartChanged', { count: 2, orderId: '7' });
    bus.emit('serverError', { source: 'server', status: 500, errorCode: 'CWX1', errorKey: 'KEY' });
    bus.emit('serverError', {
      source: 'server',
      status: 400,
      errorCode: 'CWXBB1011E',
      errorKey: '_ERR_INVALID_COOKIE',
    });
    await waitFor(() => expect(told).toHaveLength(4));
    expect(told).toEqual([
      'login',
      'logout',
      ['bag', { count: 2, orderId: '7' }],
      ['session', { errorCode: 'CWXBB1011E', errorKey: '_ERR_INVALID_COOKIE' }],
    ]);
  });
});
