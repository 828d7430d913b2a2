import type { Entry } from './entry';
import { everybodys, first, nick, order } from './entry';
import { storesKey, tenantKey } from './owner';
import { logonIdOf, PASSWORD } from './person';

const staff = { callers: ['assistant'], because: 'assistants help the shoppers of their store (AUTH-11)' };
const registration = (logonId: string) => ({ logonId, logonPassword: PASSWORD, logonPasswordVerify: PASSWORD });
const place = { firstName: 'Ann', lastName: 'Doe', city: 'Albany', state: 'NY', zipCode: '10001', country: 'US' };
const contact = { ...place, addressLine: ['1 Front Street'], addressType: 'Shipping' };
const cardOf = (billingAddressId: string) => ({
  token: 'not-a-real-token',
  brand: 'VISA',
  maskedNumber: '************2222',
  holder: 'Ann',
  expireMonth: '12',
  expireYear: '2029',
  billingAddressId,
});

/** Identity, person, addresses, wallet, organisations, favourites and messages. */
export const personCalls: Readonly<Record<string, Entry>> = {
  'GET ./usercontext/@self/contextdata': { own: 200, shows: ({ ids }) => ids.userId },
  'GET ./person/@self': { own: 200, shows: first },
  'GET ./person/@self/name': { own: 200, shows: first },
  'POST ./person/@self/deletion': { own: 200 },
  'GET ./person/@self/deletion': { own: 200 },
  'DELETE ./person/@self/deletion': { own: 200 },
  'GET ./person/:userId': { own: 200, shows: ({ ids }) => ids.userId, alsoFor: staff },
  'GET ./person/devices': { own: 200 },
  'DELETE ./person/devices/:deviceId': { own: 404, asks: () => ({ params: { deviceId: '999999999' } }) },
  'DELETE ./person/devices': { own: 200 },
  'GET ./person/@self/letters': { own: 200, shows: order },
  'GET ./memberExt/checkRegisteredEmail/@self': {
    own: 200,
    asks: ({ orderId, email }) => ({ query: { orderId, email } }),
    shows: ({ ids }) => ids.orderId,
  },
  'GET ./person/@self/contact': { own: 200, shows: nick },
  'GET ./person/@self/contact/byAddressId/:addressId': { own: 200, shows: first },
  'GET ./person/@self/contact/:nickName': { own: 200, shows: first },
  'GET ./person/@self/contact/invalidateexpressadresses': { own: 200 },
  'GET ./person/@self/wallet': { own: 200, shows: ({ name }) => `${name}cardholder` },
  'GET ./contract': everybodys({ query: { q: 'eligible' } }),
  'GET ./contract/:contractId': everybodys({ params: { contractId: '-11001' } }),
  'PUT ./switchContract/switchTo': everybodys({ body: { contractId: '-11001' } }),
  'GET ./organization/@self/entitled_orgs': { own: 200, shows: ({ name }) => `${name}company` },
  'GET ./organization/:organizationId': { own: 200, shows: ({ name }) => `${name}company` },
  'GET ./organization/:organizationId/members': { own: 200, shows: ({ name }) => logonIdOf(name) },
  'POST ./organization/buyer': {
    own: 400,
    asks: ({ logonId, email }) => ({
      body: {
        org_orgEntityName: 'Another',
        usr_logonId: logonId,
        usr_email1: email,
        usr_logonPassword: PASSWORD,
        usr_logonPasswordVerify: PASSWORD,
      },
    }),
  },
  'POST /stores/getUserFavoritesDetails': {
    own: 200,
    asks: ({ userId }) => ({ headers: storesKey, body: { tenantKey, userId } }),
    shows: ({ ids }) => ids.practiceIdentifier,
  },
  'POST /stores/setDefaultUserFavorite': {
    own: 200,
    asks: ({ userId, practiceIdentifier }) => ({ headers: storesKey, body: { tenantKey, userId, practiceIdentifier } }),
  },
  'POST /stores/removeUserFavorite': {
    own: 200,
    asks: ({ userId, practiceIdentifier }) => ({ headers: storesKey, body: { tenantKey, userId, practiceIdentifier } }),
  },
  'POST ./stocknotice': { own: 201, asks: ({ partNumber, email }) => ({ body: { partNumber, email } }) },
  // Nobody is signed in where messages are written: the number is told for the very same message alone.
  'POST ./contactmessage': {
    own: 400,
    asks: ({ requestKey, email }) => ({ body: { topic: 'other', name: 'Ann', email, message: 'Hello', requestKey } }),
  },
  'PUT ./person/@self': { own: 200, asks: ({ userId }) => ({ body: { userId, city: 'Albany' } }) },
  'POST ./person/validateCode': { own: 400, asks: ({ logonId }) => ({ body: { logonId, validationCode: '000000' } }) },
  'POST ./person/resendCode': { own: 200, asks: ({ logonId }) => ({ query: { email: logonId } }) },
  'POST ./person/@self/contact': {
    own: 201,
    asks: ({ userId, addressId }) => ({ body: { ...contact, nickName: 'Annex', userId, addressId } }),
  },
  'PUT ./person/@self/contact/:nickName': {
    own: 200,
    asks: ({ userId, addressId }) => ({ body: { ...contact, userId, addressId } }),
  },
  'DELETE ./person/@self/contact/:nickName': { own: 200 },
  'POST ./person/@self/wallet': { own: 201, asks: ({ addressId }) => ({ body: cardOf(addressId) }) },
  'PUT ./person/@self/wallet/:cardId/default': { own: 200 },
  'DELETE ./person/@self/wallet/:cardId': { own: 200 },
  'POST ./person': { own: 400, spends: true, asks: ({ logonId }) => ({ body: registration(logonId) }) },
  'POST ./loginidentity': {
    own: 400,
    spends: true,
    asks: ({ logonId }) => ({ body: { logonId, logonPassword: 'Not the Passw0rd' } }),
  },
  'POST ./guestidentity': { own: 201, spends: true, asks: ({ userId }) => ({ body: { userId } }) },
  'DELETE ./guestidentity/@self': { own: 200, spends: true, asks: ({ userId }) => ({ query: { userId } }) },
  'DELETE ./loginidentity/@self': { own: 200, spends: true, asks: ({ userId }) => ({ query: { userId } }) },
};
