import { inTransaction } from '../../kernel';
import {
  errorOf,
  headersOf,
  openShopperApp,
  operationsToken,
  testPassword,
  openingTime,
} from '../../testing/shopperApp';
import type { ShopperApp } from '../../testing/shopperApp';
import { writtenLetters } from '../../testing/testMail';
import { demoPassword, demoShoppers, demoShopperSeed } from '../person';

const buyerContract = '4000000000000000502';
const organization = '4000000000000000601';

describe('contracts, organisations and the user context', () => {
  let shop: ShopperApp;
  let buyer: Record<string, string>;

  beforeAll(async () => {
    shop = await openShopperApp();
    const { db, clock, identity, person, contracts } = shop;
    const { organizations } = contracts;
    const seed = demoShopperSeed({ identity: identity.service, person: person.service, organizations });
    const context = { small: false, now: clock.now() };
    // A second run finds everybody there.
    const run = () => inTransaction(db, (trx) => seed.run(trx, () => undefined, context));
    await run();
    await run();
    const body = { logonId: 'olivia.reed@example.com', logonPassword: demoPassword };
    buyer = headersOf((await shop.call('POST', 'loginidentity', { body })).json());
  }, openingTime);
  afterAll(() => shop.close());

  const context = async (headers: Record<string, string> = {}, query = '') =>
    shop.call('GET', `usercontext/@self/contextdata${query}`, { headers });

  it('seeds demo shoppers who can sign in in every store, with a default address [PLAT-05]', async () => {
    const members = shop.db.withTables<{ members: { user_id: string } }>().selectFrom('members').select('user_id');
    expect(await members.execute()).toHaveLength(demoShoppers.length);
    expect(new Set(demoShoppers.map((shopper) => shopper.storeId)).size).toBe(9);
    const body = { logonId: 'marta.rossi@example.com', logonPassword: demoPassword };
    const answer = await shop.call('POST', '/wcs/resources/store/10802/loginidentity', { body });
    const person = (await shop.call('GET', 'person/@self', { headers: headersOf(answer.json()) })).json();
    expect(person).toMatchObject({
      firstName: 'Marta',
      x_data: { hasNewsletter: 'true' },
      contact: [{ nickName: 'Casa', primary: 'true' }, {}],
    });
  });

  it('gives the context of a visitor without tokens [PLAT-02]', async () => {
    const answer = await context();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      basicInfo: { callerId: -1002, runAsId: -1002, storeId: 10801, channelId: -4, registerType: 'G' },
      entitlement: {
        activeOrganizationId: -2000,
        hostingContractId: -11001,
        currentTradingAgreementIds: [-11001],
        eligibleTradingAgreementIds: [-11001],
        sessionTradingAgreementIds: null,
      },
      globalization: { currency: 'USD', preferredCurrency: 'USD', languageId: -1, preferredLanguageId: -1 },
      catalog: { catalogId: 20601, masterCatalog: false },
      isPartiallyAuthenticated: false,
      resourceName: 'usercontext',
    });
    expect(answer.json()).not.toHaveProperty('activityToken');
  });

  it('follows store, language and currency of the request [PLAT-02]', async () => {
    const swiss = await shop.call('GET', '/wcs/resources/store/10807/usercontext/@self/contextdata?langId=-2');
    expect(swiss.json()).toMatchObject({
      globalization: { currency: 'CHF', languageId: -2, preferredLanguageId: -4 },
      entitlement: { hostingContractId: -11007 },
    });
    expect((await shop.call('GET', '/wcs/resources/store/99999/usercontext/@self/contextdata')).statusCode).toBe(400);
  });

  it('writes ids above 2^53 as numbers with all their digits [PLAT-02]', async () => {
    const { body } = await context(buyer);
    expect(body).toContain(`"activeOrganizationId":${organization}`);
    expect(body).toContain(`"eligibleTradingAgreementIds":[${buyerContract},-11001]`);
    expect((await shop.call('GET', 'organization/@self/entitled_orgs', { headers: buyer })).body).toContain(
      `"organizationId":${organization}`,
    );
  });

  it('lists eligible contracts in order of choice and switches to one of them [AUTH-12]', async () => {
    const eligible = await shop.call('GET', 'contract?q=eligible', { headers: buyer });
    expect(Object.keys(eligible.json().contracts)).toEqual([buyerContract, '-11001']);
    expect((await context(buyer)).body).toContain(`"currentTradingAgreementIds":[${buyerContract},-11001]`);
    const switched = await shop.call('PUT', `switchContract/switchTo?contractId=${buyerContract}`, { headers: buyer });
    expect(switched.json()).toEqual({ contractId: [buyerContract], viewTaskName: 'ContractListView' });
    expect((await context(buyer)).body).toContain(`"currentTradingAgreementIds":[${buyerContract}]`);
    await shop.call('PUT', 'switchContract/switchTo', { headers: buyer, body: { contractId: '-11001' } });
    expect((await context(buyer)).body).toContain('"currentTradingAgreementIds":[-11001]');
  });

  it('lets nobody use a contract they are not eligible for [AUTH-12] [PLAT-04]', async () => {
    const guest = await shop.guest();
    const switchTo = (contractId: string) =>
      shop.call('PUT', 'switchContract/switchTo', { headers: guest, body: { contractId } });
    expect((await shop.call('GET', 'contract?q=eligible', { headers: guest })).json().contracts).toEqual({
      '-11001': 'Sightline 10801 Default Contract',
    });
    expect(errorOf(await switchTo(buyerContract))).toEqual([403, 'CMN1501E', '_ERR_USER_AUTHORITY']);
    expect(errorOf(await switchTo('12345'))[2]).toBe('_ERR_INVALID_INPUT');
    expect((await shop.call('GET', `contract/${buyerContract}`, { headers: guest })).statusCode).toBe(403);
    expect((await shop.call('PUT', 'switchContract/switchTo', { body: { contractId: '-11001' } })).statusCode).toBe(
      401,
    );
    expect(
      (await shop.call('PUT', 'switchContract/switchTo', { headers: guest })).json().errors[0].errorParameters,
    ).toBe('contractId');
  });

  it('shows a contract with its terms, by id and by payment term [AUTH-12]', async () => {
    const answer = await shop.call('GET', `contract/${buyerContract}`, { headers: buyer });
    expect(answer.body).toContain(`"referenceNumber":${buyerContract}`);
    const terms = answer.json().resultList[0].TCs as { tcSubType: string; referenceNumber: number }[];
    const payment = terms.find((term) => term.tcSubType === 'PaymentTC');
    const byTerm = (id: string | number) =>
      shop.call('GET', `contract?q=byPaymentTermConditionId&paymentTCId=${id}`, { headers: buyer });
    expect(Object.keys((await byTerm(payment?.referenceNumber ?? 0)).json().contracts)).toEqual([buyerContract]);
    expect((await byTerm(1)).json().contracts).toEqual({});
    expect((await shop.call('GET', 'contract/77', { headers: buyer })).json().errors[0].errorCode).toBe('CMN0411E');
    expect((await shop.call('GET', 'contract?q=everything', { headers: buyer })).statusCode).toBe(400);
  });

  it('registers no organisation whose name is blank [AUTH-12] [PLAT-08]', async () => {
    const body = {
      org_orgEntityName: '   ',
      usr_logonId: 'blank@lakeside.example.com',
      usr_logonPassword: testPassword,
      usr_logonPasswordVerify: testPassword,
    };
    const answer = await shop.call('POST', 'organization/buyer', { body });
    expect([answer.statusCode, errorOf(answer)[2]]).toEqual([400, '_ERR_INVALID_INPUT']);
  });

  it('registers a buyer organisation that waits for approval, then lets its administrator in [AUTH-12]', async () => {
    const body = {
      org_orgEntityName: ['Lakeside Vision'],
      org_city: ['Chicago'],
      usr_logonId: ['boss@lakeside.example.com'],
      usr_logonPassword: [testPassword],
      usr_logonPasswordVerify: [testPassword],
      usr_firstName: 'Lee',
      usr_profileType: ['B'],
      usr_challengeAnswer: ['-'],
    };
    const answer = await shop.call('POST', 'organization/buyer', { body });
    const { orgEntityId } = answer.json();
    expect(answer.statusCode).toBe(201);
    const login = () => {
      shop.clock.advance(3000);
      return shop.call('POST', 'loginidentity', {
        body: { logonId: 'boss@lakeside.example.com', logonPassword: testPassword },
      });
    };
    expect(errorOf(await login())[1]).toBe('2450');
    const operate = (method: 'GET' | 'POST', path: string, payload?: object) =>
      shop.app.inject({
        method,
        url: `/operations/organizations${path}`,
        headers: { authorization: `Bearer ${operationsToken}` },
        ...(payload ? { payload } : {}),
      });
    expect((await operate('GET', '')).json().organizations).toContainEqual(
      expect.objectContaining({ organizationId: orgEntityId, name: 'Lakeside Vision', status: 'pending' }),
    );
    for (let turn = 0; turn < 2; turn += 1)
      expect((await operate('POST', `/${orgEntityId}/approval`)).json()).toMatchObject({ status: 'approved' });
    const letters = await writtenLetters(shop.db, 'boss@lakeside.example.com');
    expect(letters.map(({ kind }) => kind)).toEqual(['organizationApproved']);
    expect((await operate('POST', '/77/approval')).statusCode).toBe(404);
    const headers = headersOf((await login()).json());
    const read = (profileName = '') => shop.call('GET', `organization/${orgEntityId}${profileName}`, { headers });
    expect((await read('?profileName=IBM_Organization_Details')).json()).toMatchObject({
      organizationName: 'Lakeside Vision',
      state: '1',
      status: 0,
      contactInfo: { city: 'Chicago', email1: 'boss@lakeside.example.com' },
    });
    expect((await read('?profileName=Nonsense')).statusCode).toBe(400);
    expect((await shop.call('GET', 'person/@self', { headers })).json()).toMatchObject({
      firstName: 'Lee',
      profileType: 'Business',
      orgizationId: orgEntityId,
    });
    expect((await shop.call('GET', `organization/${orgEntityId}`, { headers: buyer })).statusCode).toBe(403);
  });

  it('tells members of an organisation who buys for it, and nobody else [AUTH-12]', async () => {
    const url = `organization/${organization}/members`;
    const stranger = await shop.register('stranger@mail.example');
    expect((await shop.call('GET', url, { headers: stranger })).statusCode).toBe(403);
    const join = (logonId: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/operations/organizations/${organization}/members`,
        headers: { authorization: `Bearer ${operationsToken}` },
        payload: { logonId },
      });
    expect((await join('stranger@mail.example')).statusCode).toBe(201);
    expect((await join('nobody@mail.example')).statusCode).toBe(400);
    expect((await shop.call('GET', url, { headers: stranger })).json().members).toContainEqual({
      logonId: 'stranger@mail.example',
      role: 'buyer',
    });
  });

  it('has no organisations for guests [AUTH-12]', async () => {
    const answer = await shop.call('GET', 'organization/@self/entitled_orgs?accountCheck=true', {
      headers: await shop.guest(),
    });
    expect(answer.json()).toMatchObject({ entitledOrganizations: [], accountCheck: true });
  });
});
