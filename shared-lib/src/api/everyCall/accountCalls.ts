import {
  createContact,
  deleteContact,
  invalidateExpressAddresses,
  listContacts,
  readContact,
  updateContact,
} from '../contact';
import { listContracts, readContract, switchContract } from '../contract';
import { readCountryStates } from '../country';
import { listFavouriteStores, removeFavouriteStore, setDefaultFavouriteStore } from '../favouriteStore';
import { createGuest, endGuest, logIn, logInSocially, logOut } from '../identity';
import { readEntitledOrganizations, readOrganization, readOrganizationMembers, registerBuyer } from '../organization';
import {
  cancelAccountDeletion,
  changePassword,
  checkRegisteredEmail,
  endDevice,
  endOtherDevices,
  readAccountDeletion,
  readDevices,
  readFirstName,
  readOwnLetters,
  readPerson,
  readPersonById,
  registerPerson,
  requestAccountDeletion,
  requestPasswordReset,
  resendCode,
  resetPassword,
  saveFiscalCode,
  updateProfile,
  validateCode,
} from '../person';
import { findPlaces, placesOfPostcode } from '../place';
import {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  moveAppointment,
  readAppointment,
  readAppointmentSlots,
} from '../appointment';
import { findStores, readStore, readStoresByBrand } from '../store';
import { readUserContext } from '../userContext';
import { dropWish, keepWishes, readSharedWishlist, readWishlist, shareWishlist, unshareWishlist } from '../wishlist';
import { addWalletCard, readWallet, removeWalletCard, setDefaultWalletCard } from '../wallet';
import type { OperationCase } from './calls';

const identity = { userId: '1', WCToken: 't', personalizationID: 'p' };
const owner = { tenantKey: 'sightline_us', userId: '1' };
const person = '/store/{storeId}/person';

const booking = {
  physicalStoreId: '9',
  service: 'fitting',
  startsAt: '2026-11-24T08:00:00.000Z',
  name: 'Ann Doe',
  email: 'ann@mail.example',
  phone: '2065550114',
  locale: 'en-us',
  requestKey: 'every-call-visit',
} as const;
const appointment = {
  appointmentId: '1',
  key: 'k',
  service: 'fitting',
  physicalStoreId: '9',
  timeZone: 'Europe/Rome',
  startsAt: booking.startsAt,
  endsAt: booking.startsAt,
  changeableUntil: booking.startsAt,
};

/** Identity, people, contracts, organisations and stores. */
export const accountCalls: readonly OperationCase[] = [
  ['listContracts', (c) => listContracts(c), 'GET /store/{storeId}/contract', {}],
  ['readContract', (c) => readContract(c, { contractId: '-11005' }), 'GET /store/{storeId}/contract/-11005', {}],
  [
    'switchContract',
    (c) => switchContract(c, { contractId: '4000000000000000502' }),
    'PUT /store/{storeId}/switchContract/switchTo',
    {},
  ],
  ['createGuest', (c) => createGuest(c), 'POST /store/{storeId}/guestidentity', identity],
  ['endGuest', (c) => endGuest(c), 'DELETE /store/{storeId}/guestidentity/@self', {}],
  ['logIn', (c) => logIn(c, { logonId: 'a', logonPassword: 'b' }), 'POST /store/{storeId}/loginidentity', identity],
  ['logInSocially', (c) => logInSocially(c, { provider: 'google' }), 'POST /store/{storeId}/loginidentity', identity],
  ['logOut', (c) => logOut(c), 'DELETE /store/{storeId}/loginidentity/@self', {}],
  [
    'checkRegisteredEmail',
    (c) => checkRegisteredEmail(c, { orderId: '1', email: 'a@b.co' }),
    'GET /store/{storeId}/memberExt/checkRegisteredEmail/@self',
    {},
  ],
  [
    'readUserContext',
    (c) => readUserContext(c),
    'GET /store/{storeId}/usercontext/@self/contextdata',
    { basicInfo: { callerId: -1002, runAsId: -1002 } },
  ],
  [
    'registerPerson',
    (c) => registerPerson(c, { logonId: 'a', logonPassword: 'b', logonPasswordVerify: 'b' }),
    `POST ${person}`,
    identity,
  ],
  [
    'validateCode',
    (c) => validateCode(c, { logonId: 'a', validationCode: '1' }),
    `POST ${person}/validateCode`,
    { valid: 'true' },
  ],
  ['resendCode', (c) => resendCode(c, { email: 'a@b.co' }), `POST ${person}/resendCode`, {}],
  ['readOwnLetters', (c) => readOwnLetters(c), `GET ${person}/@self/letters`, {}],
  ['readAccountDeletion', (c) => readAccountDeletion(c), `GET ${person}/@self/deletion`, {}],
  ['requestAccountDeletion', (c) => requestAccountDeletion(c), `POST ${person}/@self/deletion`, {}],
  ['cancelAccountDeletion', (c) => cancelAccountDeletion(c), `DELETE ${person}/@self/deletion`, {}],
  ['readFirstName', (c) => readFirstName(c), `GET ${person}/@self/name`, { firstName: 'Ann' }],
  ['readPerson', (c) => readPerson(c), `GET ${person}/@self`, { userId: -1002 }],
  ['readPersonById', (c) => readPersonById(c, { userId: '7' }), `GET ${person}/7`, { userId: 7 }],
  ['updateProfile', (c) => updateProfile(c, { firstName: 'Ann' }), `PUT ${person}/@self`, {}],
  [
    'changePassword',
    (c) => changePassword(c, { currentPassword: 'a', newPassword: 'b', verifyPassword: 'b' }),
    `PUT ${person}/@self`,
    {},
  ],
  ['requestPasswordReset', (c) => requestPasswordReset(c, { logonId: 'a' }), `PUT ${person}/@self`, {}],
  [
    'resetPassword',
    (c) => resetPassword(c, { logonId: 'a', validationCode: '1', newPassword: 'b', verifyPassword: 'b' }),
    `PUT ${person}/@self`,
    {},
  ],
  ['saveFiscalCode', (c) => saveFiscalCode(c, { fiscalCode: ' X ' }), `PUT ${person}/@self`, {}],
  ['endDevice', (c) => endDevice(c, { deviceId: '7' }), `DELETE ${person}/devices/7`, {}],
  ['endOtherDevices', (c) => endOtherDevices(c), `DELETE ${person}/devices`, {}],
  ['readDevices', (c) => readDevices(c), `GET ${person}/devices`, {}],
  ['createContact', (c) => createContact(c, { nickName: 'Home' }), `POST ${person}/@self/contact`, { addressId: 1 }],
  [
    'updateContact',
    (c) => updateContact(c, { nickName: 'Home' }),
    `PUT ${person}/@self/contact/Home`,
    { addressId: 1 },
  ],
  ['deleteContact', (c) => deleteContact(c, { nickName: 'Home' }), `DELETE ${person}/@self/contact/Home`, {}],
  ['listContacts', (c) => listContacts(c), `GET ${person}/@self/contact`, {}],
  ['readContact', (c) => readContact(c, { addressId: '5' }), `GET ${person}/@self/contact/byAddressId/5`, {}],
  [
    'invalidateExpressAddresses',
    (c) => invalidateExpressAddresses(c),
    `GET ${person}/@self/contact/invalidateexpressadresses`,
    {},
  ],
  ['readWishlist', (c) => readWishlist(c), 'GET /store/{storeId}/wishlist/@self', {}],
  ['keepWishes', (c) => keepWishes(c, { partNumbers: ['1'] }), 'POST /store/{storeId}/wishlist/@self/item', {}],
  ['dropWish', (c) => dropWish(c, { partNumber: '1' }), 'DELETE /store/{storeId}/wishlist/@self/item/1', {}],
  ['shareWishlist', (c) => shareWishlist(c), 'POST /store/{storeId}/wishlist/@self/share', {}],
  ['unshareWishlist', (c) => unshareWishlist(c), 'DELETE /store/{storeId}/wishlist/@self/share', {}],
  ['readSharedWishlist', (c) => readSharedWishlist(c, { key: 'k' }), 'GET /store/{storeId}/wishlist/shared/k', {}],
  ['readWallet', (c) => readWallet(c), `GET ${person}/@self/wallet`, {}],
  [
    'addWalletCard',
    (c) =>
      addWalletCard(c, {
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
    (c) => setDefaultWalletCard(c, { cardId: 'w-1' }),
    `PUT ${person}/@self/wallet/w-1/default`,
    {},
  ],
  ['removeWalletCard', (c) => removeWalletCard(c, { cardId: 'w-1' }), `DELETE ${person}/@self/wallet/w-1`, {}],
  [
    'registerBuyer',
    (c) => registerBuyer(c, { organizationName: 'O', logonId: 'a', logonPassword: 'b', logonPasswordVerify: 'b' }),
    'POST /store/{storeId}/organization/buyer',
    {},
  ],
  [
    'readEntitledOrganizations',
    (c) => readEntitledOrganizations(c),
    'GET /store/{storeId}/organization/@self/entitled_orgs',
    {},
  ],
  [
    'readOrganizationMembers',
    (c) => readOrganizationMembers(c, { organizationId: '7' }),
    'GET /store/{storeId}/organization/7/members',
    { members: [] },
  ],
  [
    'readOrganization',
    (c) => readOrganization(c, { organizationId: '7' }),
    'GET /store/{storeId}/organization/7',
    { organizationId: 7 },
  ],
  ['readCountryStates', (c) => readCountryStates(c), 'GET /store/{storeId}/country/country_state_list', {}],
  ['readStoresByBrand', (c) => readStoresByBrand(c, { brand: 'sightline' }), 'GET /store/0/storeDetailsByBrand', {}],
  [
    'readAppointmentSlots',
    (c) => readAppointmentSlots(c, { physicalStoreId: '9', service: 'fitting' }),
    'GET /store/{storeId}/appointment/slots',
    { timeZone: 'Europe/Rome' },
  ],
  ['bookAppointment', (c) => bookAppointment(c, booking), 'POST /store/{storeId}/appointment', appointment],
  ['listAppointments', (c) => listAppointments(c), 'GET /store/{storeId}/appointment/@self', {}],
  ['readAppointment', (c) => readAppointment(c, { key: 'k' }), 'GET /store/{storeId}/appointment/byKey', appointment],
  [
    'moveAppointment',
    (c) => moveAppointment(c, { key: 'k', startsAt: booking.startsAt }),
    'POST /store/{storeId}/appointment/move',
    appointment,
  ],
  [
    'cancelAppointment',
    (c) => cancelAppointment(c, { key: 'k' }),
    'POST /store/{storeId}/appointment/cancel',
    appointment,
  ],
  ['findStores', (c) => findStores(c, { city: 'Roma' }), 'GET /store/{storeId}/storelocator/filtered/sts', {}],
  ['readStore', (c) => readStore(c, { uniqueId: '9' }), 'GET /store/{storeId}/storelocator/byStoreId/9', {}],
  ['listFavouriteStores', (c) => listFavouriteStores(c, owner), 'POST /getUserFavoritesDetails', {}],
  [
    'removeFavouriteStore',
    (c) => removeFavouriteStore(c, { ...owner, practiceIdentifier: 'p' }),
    'POST /removeUserFavorite',
    {},
  ],
  [
    'setDefaultFavouriteStore',
    (c) => setDefaultFavouriteStore(c, { ...owner, practiceIdentifier: 'p' }),
    'POST /setDefaultUserFavorite',
    {},
  ],
  ['findPlaces', (c) => findPlaces(c, { country: 'it', q: 'rom' }), 'GET /geo/places', {}],
  ['placesOfPostcode', (c) => placesOfPostcode(c, { country: 'it', postalCode: '00100' }), 'GET /geo/postcode', {}],
];
