import { failWith, fakeClient, type FakeHandlers } from '@sightline/shared-lib/testing';

import { identityCalls } from './connectPlatform';

const CONTEXT = 'GET /store/{storeId}/usercontext/@self/contextdata';
const CONTRACTS = 'GET /store/{storeId}/contract';
const SWITCH = 'PUT /store/{storeId}/switchContract/switchTo';
const PERSON = 'GET /store/{storeId}/person/@self';

const contextOf = (agreements: readonly string[], isPartiallyAuthenticated = false) => ({
  basicInfo: { callerId: 2, runAsId: 2, registerType: 'R' },
  entitlement: { currentTradingAgreementIds: agreements },
  isPartiallyAuthenticated,
});

const buyer = (more: FakeHandlers = {}) => {
  let agreements = ['4000000000000000502', '-11001'];
  return fakeClient({
    [CONTEXT]: () => contextOf(agreements),
    [CONTRACTS]: { contracts: { '4000000000000000502': 'Buyer', '-11001': 'Default' } },
    [SWITCH]: ({ body }: { readonly body?: unknown }) => {
      agreements = [(body as { readonly contractId: string }).contractId];
      return null;
    },
    [PERSON]: { userId: '2', firstName: 'Marta' },
    ...more,
  });
};

describe('reading the shopper', () => {
  it('switches to the first eligible contract where there are several, before the person is read [AUTH-12] [SITE-15]', async () => {
    const client = buyer();
    const { details } = await identityCalls.readDetails(client);
    expect(client.callsTo(CONTRACTS)[0]?.query).toMatchObject({ q: 'eligible' });
    expect(client.callsTo(SWITCH).map(({ body }) => body)).toEqual([{ contractId: '4000000000000000502' }]);
    expect(details?.firstName).toBe('Marta');
    expect(client.calls.at(-1)?.path).toContain('person');
  });

  it('leaves a shopper with one contract alone [AUTH-12] [SITE-15]', async () => {
    const client = buyer({ [CONTEXT]: contextOf(['-11001']) });
    await identityCalls.readDetails(client);
    expect(client.calls).toHaveLength(2);
  });

  it('continues with what there is when the contract cannot be switched [AUTH-12]', async () => {
    const refuse = () => {
      throw failWith(403, '_ERR_USER_AUTHORITY');
    };
    const { details } = await identityCalls.readDetails(buyer({ [SWITCH]: refuse }));
    expect(details?.firstName).toBe('Marta');
    const none = buyer({ [CONTRACTS]: { contracts: {} } });
    expect((await identityCalls.readDetails(none)).details?.firstName).toBe('Marta');
    expect(none.callsTo(SWITCH)).toEqual([]);
  });

  it('logs by name that the shopper cannot be read, and passes the failure on [ERR-04]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const broken = buyer({
      [PERSON]: () => {
        throw failWith(500, 'GENERIC', { errorMessage: 'marta.rossi@example.com' });
      },
    });
    await expect(identityCalls.readDetails(broken)).rejects.toMatchObject({ failure: { status: 500 } });
    expect(logged.mock.calls).toEqual([['error fetching user details: 500 GENERIC']]);
    logged.mockRestore();
  });

  it('knows of a shopper who is only recognised the name, and asks nothing else personal [AUTH-10]', async () => {
    const client = buyer({
      [CONTEXT]: contextOf(['4000000000000000502', '-11001'], true),
      'GET /store/{storeId}/person/@self/name': { firstName: 'Marta' },
    });
    const known = await identityCalls.readDetails(client);
    expect(known).toMatchObject({ registered: true, isRemembered: true });
    expect(known.details).toEqual({ userId: '2', firstName: 'Marta', contact: [], hasNewsletter: false });
    expect(client.calls).toHaveLength(2);
  });
});
