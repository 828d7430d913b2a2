import * as api from '../..';
import type { OperationCase } from './calls';

const identity = { userId: '1', WCToken: 't', personalizationID: 'p' };
const owner = { tenantKey: 'sightline_us', userId: '1' };
const person = '/store/{storeId}/person';

/** Identity, people, contracts, organisations and stores. */
export const accountCalls: readonly OperationCase[] = [
  ['listContracts', (c) => api.listContracts(c), 'GET /store/{storeId}/contract', {}],
  ['readContract', (c) => api.readContract(c, { contractId: '-11005' }), 'GET /store/{storeId}/contract/-11005', {}],
  [
    'switchContract',
    (c) => api.switchContract(c, { contractId: '4000000000000000502' }),
    'PUT /store/{storeId}/switchContract/switchTo',
    {},
  ],
  ['createGuest', (c) => api.createGuest(c), 'POST /store/{storeId}/guestidentity', identity],
  ['endGuest', (c) => api.endGuest(c), 'DELETE /store/{storeId}/guestidentity/@self', {}],
  ['logIn', (c) => api.logIn(c, { logonId: 'a', logonPassword: 'b' }), 'POST /store/{storeId}/loginidentity', identity],
  [
    'logInSocially',
    (c) => api.logInSocially(c, { provider: 'google', accessToken: 't' }),
    'POST /store/{storeId}/loginidentity',
    identity,
  ],
  ['logOut', (c) => api.logOut(c), 'DELETE /store/{storeId}/loginidentity/@self', {}],
  [
    'checkRegisteredEmail',
    (c) => api.checkRegisteredEmail(c, { orderId: '1', email: 'a@b.co' }),
    'GET /store/{storeId}/memberExt/checkRegisteredEmail/@self',
    {},
  ],
  [
    'readUserContext',
    (c) => api.readUserContext(c),
    'GET /store/{storeId}/usercontext/@self/contextdata',
    { basicInfo: { callerId: -1002, runAsId: -1002 } },
  ],
  [
    'registerPerson',
    (c) => api.registerPerson(c, { logonId: 'a', logonPassword: 'b', logonPasswordVerify: 'b' }),
    `POST ${person}`,
    identity,
  ],
  [
    'validateCode',
    (c) => api.validateCode(c, { logonId: 'a', validationCode: '1' }),
    `POST ${person}/validateCode`,
    { valid: 'true' },
  ],
  ['resendCode', (c) => api.resendCode(c, { email: 'a@b.co' }), `POST ${person}/resendCode`, {}],
  ['readPerson', (c) => api.readPerson(c), `GET ${person}/@self`, { userId: -1002 }],
  ['readPersonById', (c) => api.readPersonById(c, { userId: '7' }), `GET ${person}/7`, { userId: 7 }],
  ['updateProfile', (c) => api.updateProfile(c, { firstName: 'Ann' }), `PUT ${person}/@self`, {}],
  [
    'changePassword',
    (c) => api.changePassword(c, { currentPassword: 'a', newPassword: 'b', verifyPassword: 'b' }),
    `PUT ${person}/@self`,
    {},
  ],
  ['requestPasswordReset', (c) => api.requestPasswordReset(c, { logonId: 'a' }), `PUT ${person}/@self`, {}],
  [
    'resetPassword',
    (c) => api.resetPassword(c, { logonId: 'a', validationCode: '1', newPassword: 'b', verifyPassword: 'b' }),
    `PUT ${person}/@self`,
    {},
  ],
  ['saveFiscalCode', (c) => api.saveFiscalCode(c, { fiscalCode: ' X ' }), `PUT ${person}/@self`, {}],
  ['readDevices', (c) => api.readDevices(c), `GET ${person}/devices`, {}],
  [
    'createContact',
    (c) => api.createContact(c, { nickName: 'Home' }),
    `POST ${person}/@self/contact`,
    { addressId: 1 },
  ],
  [
    'updateContact',
    (c) => api.updateContact(c, { nickName: 'Home' }),
    `PUT ${person}/@self/contact/Home`,
    { addressId: 1 },
  ],
  ['deleteContact', (c) => api.deleteContact(c, { nickName: 'Home' }), `DELETE ${person}/@self/contact/Home`, {}],
  ['listContacts', (c) => api.listContacts(c), `GET ${person}/@self/contact`, {}],
  ['readContact', (c) => api.readContact(c, { addressId: '5' }), `GET ${person}/@self/contact/byAddressId/5`, {}],
  [
    'invalidateExpressAddresses',
    (c) => api.invalidateExpressAddresses(c),
    `GET ${person}/@self/contact/invalidateexpressadresses`,
    {},
  ],
  ['readWallet', (c) => api.readWallet(c), `GET ${person}/@self/wallet`, {}],
  [
    'addWalletCard',
    (c) =>
      api.addWalletCard(c, {
        token: 't',
        brand: 'VISA',
        maskedNumber: '*',
        expireMonth: '12',
        expireYear: '2030',
        holder: 'Ann',
      }),
    `POST ${person}/@self/wallet`,
    { cardId: 'w-1' },
  ],
  [
    'setDefaultWalletCard',
    (c) => api.setDefaultWalletCard(c, { cardId: 'w-1' }),
    `PUT ${person}/@self/wallet/w-1/default`,
    {},
  ],
  ['removeWalletCard', (c) => api.removeWalletCard(c, { cardId: 'w-1' }), `DELETE ${person}/@self/wallet/w-1`, {}],
  [
    'registerBuyer',
    (c) => api.registerBuyer(c, { organizationName: 'O', logonId: 'a', logonPassword: 'b', logonPasswordVerify: 'b' }),
    'POST /store/{storeId}/organization/buyer',
    {},
  ],
  [
    'readEntitledOrganizations',
    (c) => api.readEntitledOrganizations(c),
    'GET /store/{storeId}/organization/@self/entitled_orgs',
    {},
  ],
  [
    'readOrganization',
    (c) => api.readOrganization(c, { organizationId: '7' }),
    'GET /store/{storeId}/organization/7',
    { organizationId: 7 },
  ],
  ['readCountryStates', (c) => api.readCountryStates(c), 'GET /store/{storeId}/country/country_state_list', {}],
  [
    'readStoresByBrand',
    (c) => api.readStoresByBrand(c, { brand: 'sightline' }),
    'GET /store/0/storeDetailsByBrand',
    {},
  ],
  ['findStores', (c) => api.findStores(c, { city: 'Roma' }), 'GET /store/{storeId}/storelocator/filtered/sts', {}],
  ['readStore', (c) => api.readStore(c, { uniqueId: '9' }), 'GET /store/{storeId}/storelocator/byStoreId/9', {}],
  ['listFavouriteStores', (c) => api.listFavouriteStores(c, owner), 'POST /getUserFavoritesDetails', {}],
  [
    'removeFavouriteStore',
    (c) => api.removeFavouriteStore(c, { ...owner, practiceIdentifier: 'p' }),
    'POST /removeUserFavorite',
    {},
  ],
  [
    'setDefaultFavouriteStore',
    (c) => api.setDefaultFavouriteStore(c, { ...owner, practiceIdentifier: 'p' }),
    'POST /setDefaultUserFavorite',
    {},
  ],
  ['findPlaces', (c) => api.findPlaces(c, { country: 'it', q: 'rom' }), 'GET /geo/places', {}],
  ['placesOfPostcode', (c) => api.placesOfPostcode(c, { country: 'it', postalCode: '00100' }), 'GET /geo/postcode', {}],
];
