import { aSite, failWith, fakeClient } from '@sightline/shared-lib/testing';

import { confirmedSegments } from './confirmedSegments';

const CONTEXT = 'GET /store/{storeId}/usercontext/@self/contextdata';
const context = (registerType: 'G' | 'R', isPartiallyAuthenticated = false) => ({
  basicInfo: { callerId: '1001', runAsId: '1001', registerType },
  isPartiallyAuthenticated,
});

const confirmed = (answer: object | (() => never), site = aSite()) =>
  confirmedSegments(['RegisteredUsers'], site, fakeClient({ [CONTEXT]: answer }));

describe('segments named by a cookie', () => {
  it('are confirmed by the platform for a registered session [AUTH-14] [CAT-07]', async () => {
    expect(await confirmed(context('R'))).toEqual(['RegisteredUsers']);
  });

  it('are none for guests, for who is only remembered, and while the platform cannot say [AUTH-14]', async () => {
    expect(await confirmed(context('G'))).toEqual([]);
    expect(await confirmed(context('R', true))).toEqual([]);
    for (const status of [401, 500])
      expect(
        await confirmed(() => {
          throw failWith(status);
        }),
      ).toEqual([]);
  });

  it('cost no call where none is named or the store has none [SITE-06]', async () => {
    const client = fakeClient({ [CONTEXT]: context('R') });
    expect(await confirmedSegments([], aSite(), client)).toEqual([]);
    const off = aSite({ config: { CustomerSegments_Enabled: false } });
    expect(await confirmedSegments(['RegisteredUsers'], off, client)).toEqual([]);
    expect(client.calls).toEqual([]);
  });
});
