import { fakeClient } from '@sightline/shared-lib/testing';

import { identityCalls } from './connectPlatform';

const CONTEXT = 'GET /store/{storeId}/usercontext/@self/contextdata';
const PERSON = 'GET /store/{storeId}/person/@self';

const answering = (isPartiallyAuthenticated: boolean) =>
  fakeClient({
    [CONTEXT]: { basicInfo: { callerId: 2, runAsId: 2, registerType: 'R' }, isPartiallyAuthenticated },
    [PERSON]: { userId: '2', firstName: 'Marta' },
  });

describe('reading the shopper', () => {
  it('asks nothing personal of a shopper who is only recognised [AUTH-10]', async () => {
    const client = answering(true);
    const known = await identityCalls.readDetails(client);
    expect(known).toMatchObject({ details: null, registered: true, isRemembered: true });
    expect(client.calls).toHaveLength(1);
    expect(await identityCalls.readDetails(answering(false))).toMatchObject({ details: { firstName: 'Marta' } });
  });
});
