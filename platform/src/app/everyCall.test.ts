// Runs alone: every call once, as long as five other files.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import * as appointments from '@sightline/shared-lib/api/appointment';
import { checkAffirmStatus, startAffirm } from '@sightline/shared-lib/api/affirm';
import { cancelApplePay, updateApplePay } from '@sightline/shared-lib/api/applePay';
import * as availability from '@sightline/shared-lib/api/availability';
import * as cart from '@sightline/shared-lib/api/cart';
import { createPlatformClient } from '@sightline/shared-lib/api/client';
import * as contact from '@sightline/shared-lib/api/contact';
import * as content from '@sightline/shared-lib/api/content';
import { listContracts, readContract, switchContract } from '@sightline/shared-lib/api/contract';
import { readCountryStates } from '@sightline/shared-lib/api/country';
import * as favourites from '@sightline/shared-lib/api/favouriteStore';
import * as identity from '@sightline/shared-lib/api/identity';
import { claimInsurance, dropInsuranceClaim } from '@sightline/shared-lib/api/insurance';
import { createKlarnaSession, updateKlarnaToken } from '@sightline/shared-lib/api/klarna';
import * as orders from '@sightline/shared-lib/api/order';
import * as organizations from '@sightline/shared-lib/api/organization';
import * as payer from '@sightline/shared-lib/api/payerAuthentication';
import * as payment from '@sightline/shared-lib/api/payment';
import { checkPayPalStatus, signPayPalData, startPayPal } from '@sightline/shared-lib/api/paypal';
import * as people from '@sightline/shared-lib/api/person';
import { findPlaces, placesOfPostcode } from '@sightline/shared-lib/api/place';
import * as prescription from '@sightline/shared-lib/api/prescription';
import * as product from '@sightline/shared-lib/api/product';
import * as promotion from '@sightline/shared-lib/api/promotion';
import * as reminders from '@sightline/shared-lib/api/reminder';
import * as returns from '@sightline/shared-lib/api/return';
import * as saved from '@sightline/shared-lib/api/savedLines';
import * as search from '@sightline/shared-lib/api/search';
import * as shipping from '@sightline/shared-lib/api/shipping';
import { readStoreInfo, sendContactMessage } from '@sightline/shared-lib/api/site';
import { findStores, readStore, readStoresByBrand } from '@sightline/shared-lib/api/store';
import { estimateTax } from '@sightline/shared-lib/api/tax';
import { readUserContext } from '@sightline/shared-lib/api/userContext';
import * as wishes from '@sightline/shared-lib/api/wishlist';
import * as wallet from '@sightline/shared-lib/api/wallet';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { money } from '@sightline/shared-lib/domain/money';
import { EMPTY_PRESCRIPTION } from '@sightline/shared-lib/domain/prescription';
import { EVERY_CALL } from '@sightline/shared-lib/testing';

import { pdfPage } from '../testing/documents/pdfFile';
import { STORES_KEY, openWholePlatform } from '../testing/ownership/client';
import type { WholePlatform } from '../testing/ownership/client';
import { openOwner, openShelf } from '../testing/ownership/owner';
import type { OwnedIds } from '../testing/ownership/ownedIds';
import type { Owner } from '../testing/ownership/owner';
import { openPerson, PASSWORD } from '../testing/ownership/person';
import type { Session } from '../testing/ownership/person';

const PREVIEW = 'let editors see';

/** What a call is made with: its caller's client, and what the caller owns. */
interface World {
  readonly me: PlatformClient;
  readonly ids: OwnedIds;
  /** A client of somebody without a session. */
  readonly nobody: PlatformClient;
  /** A client of a guest who has nothing yet. */
  guest(): Promise<PlatformClient>;
  /** A card's token, as the hosted fields make it. */
  cardToken(): Promise<string>;
}

type Row = readonly [name: string, run: (world: World) => Promise<unknown>, answer: unknown];

const site = { store: 'sightline', lang: 'en', country: 'us' };
const usd = money(54_999, 'USD');
const index = {
  prefix: 'products',
  locale: 'en-us',
  grouped: true,
  sort: 0,
  segment: 'guest',
  currency: 'USD',
  page: 0,
  pageSize: 18,
  facets: [],
} as const;
const browser = {
  userAgent: 'test',
  language: 'en',
  colorDepth: 24,
  screenHeight: 900,
  screenWidth: 1600,
  timeZoneOffset: 0,
  javaEnabled: false,
  javaScriptEnabled: true,
};
const back = {
  successUrl: 'http://localhost:3000/en-us/checkout/payment?partner=success',
  cancelUrl: 'http://localhost:3000/en-us/checkout/payment?partner=cancel',
};
const any = (type: unknown): unknown => expect.any(type);
const text = any(String);
/** A list that is not empty. */
const some = expect.arrayContaining([expect.anything()]);
const id = expect.stringMatching(/^-?\d+$/);
const page = { id: text, type: text, placements: any(Object) };
const refused = (errorKey: string) => ({ failure: { errorKey } });
const line = ({ cartId, cartItemId }: OwnedIds) => ({ orderId: cartId, orderItemId: cartItemId });
const scan = () => ({
  file: new Blob([new Uint8Array(pdfPage('scan'))], { type: 'application/pdf' }),
  fileName: 'rx.pdf',
});
const patient = { firstName: 'Ann', lastName: 'Doe', dateOfBirth: '1980-02-29' };
const eyes = { ...EMPTY_PRESCRIPTION, ...patient, rightSphere: '-1.25', leftSphere: '-1.00', pupillaryDistance: '63' };

/** Books the last free fitting of the branch. */
async function visit(client: PlatformClient, { visitBranchId }: OwnedIds, requestKey: string) {
  const wanted = { physicalStoreId: visitBranchId, service: 'fitting' } as const;
  const { days } = await appointments.readAppointmentSlots(client, wanted);
  const startsAt = days.flatMap((day) => day.startsAt).at(-1) ?? '';
  const visitor = { name: 'Ann Doe', email: `${requestKey}@mail.example`, phone: '2065550114', locale: 'en-us' };
  return appointments.bookAppointment(client, { ...wanted, ...visitor, startsAt, requestKey: `visit-${requestKey}` });
}

const catalogue: readonly Row[] = [
  [
    'readStoreInfo',
    ({ nobody }) => readStoreInfo(nobody, { prefix: 'sightline', locale: 'en-us' }),
    { storeId: '10801' },
  ],
  [
    'sendContactMessage',
    ({ nobody }) =>
      sendContactMessage(nobody, {
        topic: 'other',
        name: 'Ann',
        email: 'ann@mail.example',
        phone: '',
        orderId: '',
        message: 'Hello',
        locale: 'en-us',
        requestKey: 'every-call-message',
      }),
    text,
  ],
  ['readHeader', ({ nobody }) => content.readHeader(nobody, site), page],
  ['readMegaMenu', ({ nobody }) => content.readMegaMenu(nobody, site), any(Object)],
  ['readFooter', ({ nobody }) => content.readFooter(nobody, site), page],
  ['readHomeContent', ({ nobody }) => content.readHomeContent(nobody, site), page],
  ['readCommerceContent', ({ nobody }) => content.readCommerceContent(nobody, { ...site, externalId: '10501' }), page],
  ['readListingContent', ({ nobody }) => content.readListingContent(nobody, { ...site, externalId: '10501' }), page],
  ['readProductContent', ({ nobody }) => content.readProductContent(nobody, { ...site, externalId: 'x' }), page],
  ['readPageContent', ({ nobody }) => content.readPageContent(nobody, { ...site, pageId: 'faq' }), page],
  ['readSitemap', ({ nobody }) => content.readSitemap(nobody, site), any(Object)],
  ['previewComponent', ({ me }) => content.previewComponent(me, { id: 'none' }), refused('')],
  ['previewPage', ({ me }) => content.previewPage(me, { id: 'faq' }), page],
  [
    'listProducts',
    ({ nobody, ids }) => product.listProducts(nobody, { partNumber: [ids.partNumber] }),
    { total: 1, products: [{ name: text, attributes: any(Object) }] },
  ],
  [
    'readProducts',
    ({ nobody, ids }) => product.readProducts(nobody, { ids: [ids.productId] }),
    [{ name: text, partNumber: text }],
  ],
  ['listCategories', ({ nobody }) => product.listCategories(nobody), some],
  [
    'resolveUrl',
    ({ nobody }) => product.resolveUrl(nobody, { identifier: '/sunglasses' }),
    { token: 'CategoryToken', title: text },
  ],
  [
    'readProductInfo',
    ({ nobody, ids }) => product.readProductInfo(nobody, { partNumber: ids.partNumber }),
    { name: text },
  ],
  [
    'readAvailability',
    ({ nobody, ids }) => availability.readAvailability(nobody, { upc: ids.partNumber }),
    { available: true },
  ],
  [
    'readConfiguratorAvailability',
    ({ nobody }) => availability.readConfiguratorAvailability(nobody, { storePrefix: 'sightline-us' }),
    any(Object),
  ],
  [
    'readInventory',
    ({ nobody, ids }) => availability.readInventory(nobody, { partNumbers: [ids.partNumber] }),
    [{ status: 'Available', quantity: any(Number), deliveryPromise: any(Object) }],
  ],
  [
    'requestStockNotice',
    ({ nobody, ids }) =>
      availability.requestStockNotice(nobody, { partNumber: ids.partNumber, email: 'a@mail.example', locale: 'en-us' }),
    undefined,
  ],
  [
    'queryIndex',
    ({ nobody }) => search.queryIndex(nobody, { requests: [{ indexName: 'products_en-us_grouped', query: 'sun' }] }),
    [{ hits: some }],
  ],
  ['searchListing', ({ nobody }) => search.searchListing(nobody, index), { total: any(Number) }],
  ['searchSuggestions', ({ nobody }) => search.searchSuggestions(nobody, { ...index, term: 'r' }), any(Object)],
  [
    'suggestPhrases',
    ({ nobody }) => search.suggestPhrases(nobody, { prefix: 'products', locale: 'en-us', terms: ['', 'r'], limit: 4 }),
    some,
  ],
  ['searchContents', ({ nobody }) => search.searchContents(nobody, { locale: 'en-us', term: 'r' }), any(Object)],
  [
    'searchFacetValues',
    ({ nobody }) =>
      search.searchFacetValues(nobody, {
        indexName: 'products_en-us_grouped',
        facet: 'attributes.BRAND',
        query: 'hal',
      }),
    some,
  ],
  [
    'recommendProducts',
    ({ nobody }) =>
      search.recommendProducts(nobody, { prefix: 'products', locale: 'en-us', most: 6, model: 'trending-items' }),
    some,
  ],
  [
    'sendSearchEvents',
    ({ nobody }) =>
      search.sendSearchEvents(nobody, {
        events: [
          { eventType: 'view', eventName: 'Seen', index: 'products_en-us_grouped', userToken: 'u1', objectIDs: ['1'] },
        ],
      }),
    undefined,
  ],
];

const account: readonly Row[] = [
  ['listContracts', ({ me }) => listContracts(me), some],
  ['readContract', ({ me }) => readContract(me, { contractId: '-11001' }), any(Object)],
  ['switchContract', ({ me }) => switchContract(me, { contractId: '-11001' }), undefined],
  ['createGuest', ({ nobody }) => identity.createGuest(nobody), { userId: id }],
  ['endGuest', async ({ guest }) => identity.endGuest(await guest()), undefined],
  [
    'logIn',
    ({ nobody }) => identity.logIn(nobody, { logonId: 'zqcalllogon@mail.example', logonPassword: PASSWORD }),
    { userId: id },
  ],
  [
    'logInSocially',
    ({ nobody }) => identity.logInSocially(nobody, { provider: 'google' }),
    refused('_ERR_CMD_MISSING_PARAM'),
  ],
  ['logOut', async ({ guest }) => identity.logOut(await guest()), undefined],
  [
    'checkRegisteredEmail',
    ({ me, ids }) => people.checkRegisteredEmail(me, { orderId: ids.orderId, email: ids.email }),
    any(Boolean),
  ],
  ['readUserContext', ({ me, ids }) => readUserContext(me).then((context) => ({ context, ids })), any(Object)],
  [
    'registerPerson',
    ({ nobody }) =>
      people.registerPerson(nobody, {
        logonId: 'new@mail.example',
        logonPassword: PASSWORD,
        logonPasswordVerify: PASSWORD,
      }),
    { userId: id },
  ],
  [
    'validateCode',
    ({ nobody }) => people.validateCode(nobody, { logonId: 'new@mail.example', validationCode: '000000' }),
    refused('_ERR_CMD_INVALID_PARAM'),
  ],
  ['resendCode', ({ nobody }) => people.resendCode(nobody, { email: 'new@mail.example' }), undefined],
  ['readPerson', ({ me }) => people.readPerson(me), { userId: id, firstName: 'ZqCallfirst' }],
  [
    'readPersonById',
    ({ me, ids }) => people.readPersonById(me, { userId: ids.userId }),
    { userId: id, logonId: 'zqcalllogon@mail.example' },
  ],
  ['updateProfile', ({ me }) => people.updateProfile(me, { lastName: 'Doe' }), undefined],
  [
    'requestPasswordReset',
    ({ nobody }) => people.requestPasswordReset(nobody, { logonId: 'new@mail.example' }),
    undefined,
  ],
  [
    'resetPassword',
    ({ nobody }) =>
      people.resetPassword(nobody, {
        logonId: 'new@mail.example',
        validationCode: '000000',
        newPassword: 'Passw1rd!',
        verifyPassword: 'Passw1rd!',
      }),
    refused('_ERR_CMD_INVALID_PARAM'),
  ],
  ['saveFiscalCode', ({ me }) => people.saveFiscalCode(me, { fiscalCode: 'RSSMRA85T10A562S' }), undefined],
  ['endDevice', ({ me }) => people.endDevice(me, { deviceId: '999999999' }), refused('_ERR_NOT_FOUND')],
  ['endOtherDevices', ({ me }) => people.endOtherDevices(me), undefined],
  ['requestAccountDeletion', ({ me }) => people.requestAccountDeletion(me), { isRequested: true, ordersKeptYears: 10 }],
  ['readAccountDeletion', ({ me }) => people.readAccountDeletion(me), { isRequested: true, dueAt: text }],
  ['cancelAccountDeletion', ({ me }) => people.cancelAccountDeletion(me), { isRequested: false, graceDays: 14 }],
  ['readFirstName', ({ me }) => people.readFirstName(me), text],
  ['readDevices', ({ me }) => people.readDevices(me), some],
  ['readOwnLetters', ({ me }) => people.readOwnLetters(me), some],
  [
    'createContact',
    ({ me }) =>
      contact.createContact(me, {
        nickName: 'Annex',
        firstName: 'Ann',
        lastName: 'Doe',
        addressLine: ['1 Front Street'],
        city: 'Albany',
        state: 'NY',
        zipCode: '12207',
        country: 'US',
        phone1: '2065550199',
        email1: 'ann@mail.example',
      }),
    { saved: true, addressId: id },
  ],
  ['updateContact', ({ me }) => contact.updateContact(me, { nickName: 'Annex', city: 'Troy' }), { saved: true }],
  [
    'listContacts',
    ({ me }) => contact.listContacts(me),
    expect.arrayContaining([expect.objectContaining({ city: 'Troy' })]),
  ],
  ['deleteContact', ({ me }) => contact.deleteContact(me, { nickName: 'Annex' }), undefined],
  ['readContact', ({ me, ids }) => contact.readContact(me, { addressId: ids.addressId }), { firstName: 'ZqCallfirst' }],
  ['invalidateExpressAddresses', ({ me }) => contact.invalidateExpressAddresses(me), undefined],
  ['readWallet', ({ me }) => wallet.readWallet(me), { wallet: [{ cardId: text, brand: 'VISA' }] }],
  [
    'addWalletCard',
    async ({ me, cardToken }) =>
      wallet.addWalletCard(me, {
        token: await cardToken(),
        brand: 'VISA',
        maskedNumber: '************1111',
        expireMonth: '12',
        expireYear: '2029',
        holder: 'Ann Doe',
      }),
    text,
  ],
  ['setDefaultWalletCard', ({ me, ids }) => wallet.setDefaultWalletCard(me, { cardId: ids.cardId }), undefined],
  ['removeWalletCard', ({ me, ids }) => wallet.removeWalletCard(me, { cardId: ids.cardId }), undefined],
  [
    'registerBuyer',
    ({ nobody }) =>
      organizations.registerBuyer(nobody, {
        organizationName: 'Optics of Avon',
        logonId: 'buyer@mail.example',
        logonPassword: PASSWORD,
        logonPasswordVerify: PASSWORD,
        others: { org_address1: '1 Front Street', org_city: 'Avon', org_country: 'US' },
      }),
    { organizationId: text, userId: text },
  ],
  ['readEntitledOrganizations', ({ me }) => organizations.readEntitledOrganizations(me), some],
  [
    'readOrganizationMembers',
    ({ me, ids }) => organizations.readOrganizationMembers(me, { organizationId: ids.organizationId }),
    some,
  ],
  [
    'readOrganization',
    ({ me, ids }) => organizations.readOrganization(me, { organizationId: ids.organizationId }),
    { organizationId: id },
  ],
  ['readCountryStates', ({ nobody }) => readCountryStates(nobody), some],
  ['readStoresByBrand', ({ nobody }) => readStoresByBrand(nobody, { brand: 'sightline' }), some],
  [
    'readAppointmentSlots',
    ({ nobody, ids }) =>
      appointments.readAppointmentSlots(nobody, { physicalStoreId: ids.visitBranchId, service: 'fitting' }),
    { days: some },
  ],
  ['bookAppointment', async ({ guest, ids }) => visit(await guest(), ids, 'booked'), { isCancelled: false, key: text }],
  ['listAppointments', ({ me }) => appointments.listAppointments(me), some],
  ['readAppointment', ({ nobody, ids }) => appointments.readAppointment(nobody, { key: ids.visitKey }), { name: text }],
  [
    'moveAppointment',
    ({ nobody, ids }) => appointments.moveAppointment(nobody, { key: ids.visitKey, startsAt: ids.visitTime }),
    { startsAt: text },
  ],
  [
    'cancelAppointment',
    async ({ guest, ids }) => {
      const client = await guest();
      const { key } = await visit(client, ids, 'cancelled');
      return appointments.cancelAppointment(client, { key });
    },
    { isCancelled: true },
  ],
  ['findStores', ({ nobody }) => findStores(nobody, { latitude: 40.7, longitude: -74 }), some],
  [
    'readStore',
    async ({ nobody }) => {
      const [first] = await findStores(nobody, { latitude: 40.7, longitude: -74 });
      return readStore(nobody, { uniqueId: first?.uniqueId ?? '' });
    },
    { uniqueId: text },
  ],
  [
    'listFavouriteStores',
    ({ me, ids }) => favourites.listFavouriteStores(me, { tenantKey: 'sightline_us', userId: ids.userId }),
    some,
  ],
  [
    'setDefaultFavouriteStore',
    ({ me, ids: { userId, practiceIdentifier } }) =>
      favourites.setDefaultFavouriteStore(me, { tenantKey: 'sightline_us', userId, practiceIdentifier }),
    undefined,
  ],
  [
    'removeFavouriteStore',
    ({ me, ids: { userId, practiceIdentifier } }) =>
      favourites.removeFavouriteStore(me, { tenantKey: 'sightline_us', userId, practiceIdentifier }),
    undefined,
  ],
  ['findPlaces', ({ nobody }) => findPlaces(nobody, { country: 'us', q: 'new' }), some],
  ['placesOfPostcode', ({ nobody }) => placesOfPostcode(nobody, { country: 'us', postalCode: '10001' }), some],
];

const trade: readonly Row[] = [
  ['readCart', ({ me, ids }) => cart.readCart(me).then((one) => ({ one, ids })), { one: { lines: some } }],
  ['listUsableShippingModes', ({ me }) => shipping.listUsableShippingModes(me), some],
  ['readUsableShippingInfo', ({ me }) => shipping.readUsableShippingInfo(me), any(Object)],
  ['readShipCharges', ({ me, ids }) => shipping.readShipCharges(me, { orderId: ids.cartId, currency: 'USD' }), some],
  [
    'listShipModes',
    ({ me, ids }) => shipping.listShipModes(me, { orderId: ids.cartId }),
    { modes: expect.arrayContaining([expect.objectContaining({ shipModeCode: 'Standard' })]) },
  ],
  [
    'setShippingInfo',
    ({ me, ids }) => shipping.setShippingInfo(me, { addressId: ids.addressId, shipModeId: '14501' }),
    any(Object),
  ],
  [
    'updateLines',
    ({ me, ids }) => cart.updateLines(me, { lines: [{ orderItemId: ids.cartItemId, quantity: 2 }] }),
    any(Object),
  ],
  ['setOrderAttributes', ({ me }) => cart.setOrderAttributes(me, { attributes: { giftMessage: 'Hello' } }), undefined],
  ['calculateCart', ({ me }) => cart.calculateCart(me), undefined],
  ['assignPromotionCode', ({ me }) => promotion.assignPromotionCode(me, { code: 'FREESHIP' }), any(Object)],
  ['listPromotionCodes', ({ me }) => promotion.listPromotionCodes(me), some],
  ['removePromotionCode', ({ me }) => promotion.removePromotionCode(me, { code: 'FREESHIP' }), any(Object)],
  [
    'applyIdentityDiscount',
    ({ me, ids }) =>
      promotion.applyIdentityDiscount(me, { catalogId: '20601', orderId: ids.cartId, accessToken: 'no' }),
    refused('ERR_IDENTITY_NOT_VERIFIED'),
  ],
  ['claimInsurance', ({ me }) => claimInsurance(me, { claimToken: 'none' }), refused('ERR_INSURANCE_CLAIM_UNKNOWN')],
  ['dropInsuranceClaim', ({ me }) => dropInsuranceClaim(me), any(Object)],
  ['estimateTax', ({ me, ids }) => estimateTax(me, { orderId: ids.cartId, zipCode: '10001' }), { zipCode: '10001' }],
  ['listUsablePayments', ({ me }) => payment.listUsablePayments(me), any(Object)],
  ['listPaymentInstructions', ({ me }) => payment.listPaymentInstructions(me, { currency: 'USD' }), some],
  [
    'setUpPayerAuthentication',
    ({ me, ids }) => payer.setUpPayerAuthentication(me, { orderId: ids.cartId, piId: ids.piId }),
    { accessToken: text },
  ],
  [
    'checkEnrolment',
    ({ me, ids }) =>
      payer.checkEnrolment(me, {
        orderId: ids.cartId,
        piId: ids.piId,
        referenceID: 'r',
        returnUrl: back.successUrl,
        browser,
      }),
    { decision: text, reasonCode: text },
  ],
  [
    'validateAuthentication',
    ({ me, ids }) =>
      payer.validateAuthentication(me, { orderId: ids.cartId, piId: ids.piId, authenticationTransactionID: 'none' }),
    { failure: { status: 400 } },
  ],
  ['startPayPal', ({ me, ids }) => startPayPal(me, { ...back, orderId: ids.cartId }), { redirecturl: text }],
  ['checkPayPalStatus', ({ me, ids }) => checkPayPalStatus(me, { orderId: ids.cartId }), any(Object)],
  ['signPayPalData', ({ me, ids }) => signPayPalData(me, { orderId: ids.cartId }), any(Object)],
  ['createKlarnaSession', ({ me, ids }) => createKlarnaSession(me, { orderId: ids.cartId }), any(Object)],
  [
    'updateKlarnaToken',
    ({ me, ids }) => updateKlarnaToken(me, { orderId: ids.cartId, authorizationToken: 'none' }),
    { failure: { status: 400 } },
  ],
  ['startAffirm', ({ me, ids }) => startAffirm(me, { ...back, orderId: ids.cartId }), any(Object)],
  ['checkAffirmStatus', ({ me, ids }) => checkAffirmStatus(me, { orderId: ids.cartId }), any(Object)],
  [
    'updatePaymentInstruction',
    async ({ me, ids, cardToken }) =>
      payment.updatePaymentInstruction(me, {
        payMethodId: 'VISA',
        amount: usd,
        piId: ids.piId,
        paymentToken: await cardToken(),
        billingAddressId: ids.addressId,
      }),
    any(String),
  ],
  ['deletePaymentInstructions', ({ me }) => payment.deletePaymentInstructions(me), undefined],
  [
    'addPaymentInstruction',
    async ({ me, ids, cardToken }) =>
      payment.addPaymentInstruction(me, {
        payMethodId: 'VISA',
        amount: usd,
        paymentToken: await cardToken(),
        billingAddressId: ids.addressId,
      }),
    id,
  ],
  ['updateApplePay', ({ me, ids }) => updateApplePay(me, { orderId: ids.cartId }), any(Object)],
  ['cancelApplePay', ({ me, ids }) => cancelApplePay(me, { orderId: ids.cartId }), undefined],
  ['readSavedLines', ({ me }) => saved.readSavedLines(me), any(Object)],
  ['restoreLines', ({ me, ids }) => saved.restoreLines(me, { orderItemIds: [ids.savedItemId] }), undefined],
  ['forgetLines', ({ me, ids }) => saved.forgetLines(me, { orderItemIds: [ids.otherSavedItemId] }), undefined],
  ['lockCart', ({ me, ids }) => cart.lockCart(me, { cartId: ids.cartId }), any(Object)],
  ['unlockCart', ({ me, ids }) => cart.unlockCart(me, { cartId: ids.cartId }), any(Object)],
  ['readPurchaseOrder', ({ me }) => cart.readPurchaseOrder(me, { buyerPurchaseOrderId: '1' }), null],
];

const care: readonly Row[] = [
  ['findOwnOrder', ({ me, ids }) => orders.findOwnOrder(me, { orderId: ids.orderId }), { lines: some }],
  ['readOrder', ({ me, ids }) => orders.readOrder(me, { orderId: ids.orderId }), { lines: some, placedDate: text }],
  [
    'lookUpOrder',
    ({ me, ids }) => orders.lookUpOrder(me, { orderId: ids.orderId, email: 'nobody@mail.example' }),
    refused('_ERR_ORDER_NOT_PROVEN'),
  ],
  ['listOrderHistory', ({ me }) => orders.listOrderHistory(me), { orders: some }],
  ['findOrdersByParent', ({ me, ids }) => orders.findOrdersByParent(me, { orderId: ids.orderId }), any(Object)],
  ['downloadInvoice', ({ me, ids }) => orders.downloadInvoice(me, { orderId: ids.orderId }), any(Blob)],
  ['storeRxFile', ({ me }) => prescription.storeRxFile(me, scan()), { rxFileStorageId: text, fileName: 'rx.pdf' }],
  [
    'linkRxFile',
    ({ me, ids }) => prescription.linkRxFile(me, { ...line(ids), rxFileStorageId: ids.rxFileStorageId }),
    true,
  ],
  [
    'saveContactLensDetails',
    ({ me, ids }) =>
      prescription.saveContactLensDetails(me, {
        ...line(ids),
        prescription: { left: null, right: null, dominance: '' },
      }),
    { failure: { status: 400 } },
  ],
  [
    'addPrescriptions',
    ({ me, ids }) =>
      prescription.addPrescriptions(me, {
        orderId: ids.cartId,
        items: [{ orderItemId: ids.cartItemId, prescriptionDetails: eyes }],
      }),
    undefined,
  ],
  [
    'downloadRxFile',
    ({ me, ids }) => prescription.downloadRxFile(me, { rxFileStorageId: ids.rxFileStorageId }),
    any(Blob),
  ],
  ['listLinePrescriptions', ({ me, ids }) => prescription.listLinePrescriptions(me, line(ids)), some],
  ['downloadContactLensFile', ({ me, ids }) => prescription.downloadContactLensFile(me, line(ids)), any(Blob)],
  [
    'listSavedPrescriptions',
    ({ me }) => prescription.listSavedPrescriptions(me),
    {
      prescriptions: expect.arrayContaining([expect.objectContaining({ expired: false, validUntil: text })]),
      papers: some,
    },
  ],
  [
    'namePrescriber',
    ({ me, ids }) =>
      prescription.namePrescriber(me, {
        orderId: ids.cartId,
        prescriber: {
          patient: 'Ann Doe',
          name: 'Dr. Vision',
          practice: 'Eyes on Main',
          state: 'NY',
          telephone: '2125550142',
          fax: '',
          email: '',
        },
      }),
    // A cart waits for nobody.
    refused('_ERR_NO_PRESCRIBER_NEEDED'),
  ],
  ['readPrescriptionReadings', ({ me }) => prescription.readPrescriptionReadings(me), some],
  ['savePrescription', ({ me }) => prescription.savePrescription(me, { prescriptionDetails: eyes }), text],
  [
    'changeSavedPrescription',
    ({ me, ids }) => prescription.changeSavedPrescription(me, { prescriptionId: ids.prescriptionId, nickName: 'Far' }),
    undefined,
  ],
  [
    'takeSavedPrescription',
    ({ me, ids }) => prescription.takeSavedPrescription(me, { prescriptionId: ids.prescriptionId }),
    { nickName: 'Far', values: expect.objectContaining({ leftSphere: '-2.00', pupillaryDistance: '64' }) },
  ],
  [
    'removeSavedPrescription',
    ({ me, ids }) => prescription.removeSavedPrescription(me, { prescriptionId: ids.prescriptionId }),
    undefined,
  ],
  [
    'keepLensChoice',
    ({ me }) =>
      prescription.keepLensChoice(me, {
        partNumber: 'frame',
        choice: { codes: { use: 'SV' }, addOns: null, prescription: 'values', values: eyes, savedId: '', fileIds: [] },
      }),
    undefined,
  ],
  [
    'readLensChoice',
    ({ me }) => prescription.readLensChoice(me, { partNumber: 'frame' }),
    { codes: { use: 'SV' }, values: expect.objectContaining({ leftSphere: eyes.leftSphere }) },
  ],
  ['forgetLensChoice', ({ me }) => prescription.forgetLensChoice(me, { partNumber: 'frame' }), undefined],
  ['uploadRxFile', ({ me, ids }) => prescription.uploadRxFile(me, { ...scan(), ...line(ids), patient }), text],
  [
    'uploadRxFileForLines',
    ({ me, ids }) =>
      prescription.uploadRxFileForLines(me, {
        ...scan(),
        orderId: ids.cartId,
        orderItemIds: [ids.cartItemId],
        patient,
      }),
    expect.anything(),
  ],
  [
    'addPrescription',
    ({ me, ids }) => prescription.addPrescription(me, { ...line(ids), prescriptionDetails: eyes }),
    true,
  ],
  [
    'changePrescription',
    ({ me, ids }) => prescription.changePrescription(me, { ...line(ids), prescriptionDetails: eyes }),
    true,
  ],
  [
    'readLensesData',
    async ({ nobody }) => {
      const { lenses } = await prescription.listLenses(nobody);
      return prescription.readLensesData(nobody, { rxLensId: lenses[0]?.rxLensId ?? '' });
    },
    { rxLensId: text },
  ],
  ['listLenses', ({ nobody }) => prescription.listLenses(nobody), { lenses: some, addOns: some }],
];

/** Calls that take away what the others need. */
const last: readonly Row[] = [
  [
    'keepWishes',
    ({ me, ids }) => wishes.keepWishes(me, { partNumbers: [ids.partNumber] }),
    { partNumbers: some, shareKey: '' },
  ],
  ['readWishlist', ({ me }) => wishes.readWishlist(me), { partNumbers: some }],
  [
    'readSharedWishlist',
    async ({ me, nobody }) => wishes.readSharedWishlist(nobody, { key: (await wishes.shareWishlist(me)).shareKey }),
    some,
  ],
  ['shareWishlist', ({ me }) => wishes.shareWishlist(me), { shareKey: expect.stringMatching(/^[\w-]{32}$/) }],
  ['unshareWishlist', ({ me }) => wishes.unshareWishlist(me), { shareKey: '' }],
  ['dropWish', ({ me, ids }) => wishes.dropWish(me, { partNumber: ids.partNumber }), { partNumbers: any(Array) }],
  ['saveLines', ({ me, ids }) => saved.saveLines(me, { orderItemIds: [ids.cartItemId] }), undefined],
  [
    'precheckout',
    async ({ me, ids, cardToken }) => {
      // What was tried above has changed the total.
      await shipping.setShippingInfo(me, { addressId: ids.addressId, shipModeId: '14501' });
      await payment.deletePaymentInstructions(me);
      const amount = (await cart.readCart(me))?.grandTotal ?? usd;
      const paymentToken = await cardToken();
      await payment.addPaymentInstruction(me, {
        payMethodId: 'VISA',
        amount,
        paymentToken,
        billingAddressId: ids.addressId,
      });
      return cart.precheckout(me, { orderId: ids.cartId });
    },
    undefined,
  ],
  ['checkout', ({ me, ids }) => cart.checkout(me, { orderId: ids.cartId, email: ids.email }), any(Object)],
  ['listReminders', ({ me }) => reminders.listReminders(me), some],
  ['readNextReminder', ({ me }) => reminders.readNextReminder(me), { reminderDate: '2027-03-01' }],
  ['readReminder', ({ me, ids }) => reminders.readReminder(me, ids), { enabled: true, items: some }],
  [
    'updateReminder',
    ({ me, ids }) =>
      reminders.updateReminder(me, { orderId: ids.orderId, reminderDate: '2027-01-08', frequencyDays: 30 }),
    { reminderDate: '2027-01-08', frequencyDays: 30 },
  ],
  ['deleteReminder', ({ me, ids }) => reminders.deleteReminder(me, ids), undefined],
  [
    'createReminder',
    ({ me, ids }) => reminders.createReminder(me, { orderId: ids.orderId, reminderDate: '2027-02-01' }),
    { orderId: id, frequencyDays: 0 },
  ],
  [
    'amendAddress',
    async ({ me, ids }) => {
      const [line] = (await orders.readOrder(me, { orderId: ids.orderId })).lines;
      if (!line?.address) throw new Error('The order goes nowhere.');
      return orders.amendAddress(me, {
        orderId: ids.orderId,
        address: { ...line.address, addressLine: ['2 Other Street'] },
      });
    },
    undefined,
  ],
  ['cancelOrder', ({ me, ids }) => orders.cancelOrder(me, { orderId: ids.orderId }), undefined],
  [
    'addToCart',
    ({ me, ids }) => cart.addToCart(me, { items: [{ partNumber: ids.partNumber, quantity: 1 }] }),
    { orderId: id },
  ],
  [
    'deleteLines',
    async ({ me }) => {
      const mine = await cart.readCart(me);
      return cart.deleteLines(me, { orderItemIds: mine?.lines.map(({ orderItemId }) => orderItemId) ?? [] });
    },
    any(Object),
  ],
  ['cancelReturn', ({ me, ids }) => returns.cancelReturn(me, { rmaId: ids.otherRmaId }), undefined],
  ['readReturnable', ({ me, ids }) => returns.readReturnable(me, { orderId: ids.orderId }), { lines: any(Array) }],
  ['listReturnReasons', ({ me }) => returns.listReturnReasons(me), any(Array)],
  [
    'createReturn',
    ({ me, ids }) =>
      returns.createReturn(me, {
        orderId: ids.orderId,
        storeId: '10801',
        labelType: 'PDF',
        locale: 'en-us',
        items: [{ orderItemId: ids.orderItemId, partNumber: ids.partNumber, quantity: 1, reasonCode: '01' }],
        contact: { email: '', phone: '' },
      }),
    refused('RMA_NOT_ELIGIBLE'),
  ],
  [
    'readReturnItems',
    ({ me, ids }) => returns.readReturnItems(me, { orderItemId: ids.orderItemId }),
    [{ quantity: 1 }],
  ],
  ['downloadReturnLabel', ({ me, ids }) => returns.downloadReturnLabel(me, ids), any(Blob)],
  ['readReturnSecurityCheck', ({ me, ids }) => returns.readReturnSecurityCheck(me, { rmaId: ids.rmaId }), text],
  ['copyOrder', ({ me, ids }) => cart.copyOrder(me, { fromOrderId: ids.orderId }), any(Object)],
  ['createCart', async ({ guest }) => cart.createCart(await guest()), any(Object)],
  ['deleteCart', ({ me }) => cart.deleteCart(me), undefined],
  [
    'changePassword',
    ({ me }) =>
      people.changePassword(me, { currentPassword: PASSWORD, newPassword: 'Passw1rd!', verifyPassword: 'Passw1rd!' }),
    undefined,
  ],
];

const ROWS = [...catalogue, ...account, ...trade, ...care, ...last];

describe('the platform as it is composed', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-every-call-'));
  let shop: WholePlatform;
  let world: World;
  beforeAll(async () => {
    shop = await openWholePlatform(dataDir, { PREVIEW_TOKENS: PREVIEW });
    const owner: Owner = await openOwner(shop, await openShelf(shop), 'registered', 'ZqCall', '50181');
    await shop.platform.app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(shop.platform.app.server.address() as AddressInfo).port}`;
    const clientOf = (session: () => Partial<Session>) =>
      createPlatformClient({
        origin,
        site: () => ({ storeId: '10801', langId: '-1' }),
        session: {
          headers: () => ({ ...session(), wcpreviewtoken: PREVIEW }),
          lastTokenUpdate: () => 0,
        },
        headers: { stores: { authorization: STORES_KEY } },
      });
    let guests = 0;
    world = {
      me: clientOf(() => owner.session),
      ids: owner.ids,
      nobody: clientOf(() => ({})),
      async guest() {
        guests += 1;
        const person = await openPerson(shop, 'guest', `ZqCallGuest${guests}`);
        return clientOf(() => person.session);
      },
      async cardToken() {
        const payload = {
          number: '4111111111111111',
          expiry: '12/29',
          securityCode: '123',
          firstName: 'Ann',
          lastName: 'Doe',
        };
        return (await shop.platform.gateway.inject({ method: 'POST', url: '/tokens', payload })).json<{
          token: string;
        }>().token;
      },
    };
  }, 240_000);
  afterAll(async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(ROWS)('answers %s in the shape that its function reads [PLAT-01] [API-02]', async (_, run, answer) => {
    shop.clock.advance(4000);
    const isRefusal = typeof answer === 'object' && answer !== null && 'failure' in answer;
    const asked = run(world);
    const got = await (isRefusal ? asked.catch((error: unknown) => error) : asked);
    expect({ got }).toMatchObject({ got: answer });
  });

  it.each([
    ['partners', '/financing/message.js', 'javascript'],
    ['partners', '/insurance/integration.js', 'javascript'],
    ['partners', '/embed/example', 'html'],
    ['gateway', '/scripts.json', 'json'],
    ['app', '/readyz', 'json'],
  ] as const)('serves from its %s %s, as %s [PLAT-01]', async (part, url, type) => {
    const answer = await shop.platform[part].inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
    expect(answer.body.length).toBeGreaterThan(10);
  });

  it('draws the picture of a product [PLAT-01] [PLAT-05]', async () => {
    const { products } = await product.listProducts(world.nobody, { partNumber: [world.ids.partNumber] });
    const [picture] = products[0]?.attachments ?? [];
    const url = (picture?.url ?? products[0]?.thumbnail ?? '').replace('{width}', '200').replace('{format}', 'webp');
    const answer = await shop.platform.app.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('is asked everything that the shop can ask [PLAT-01]', () => {
    const asked = new Set(ROWS.map(([name]) => name));
    expect(EVERY_CALL.map(([name]) => name).filter((name) => !asked.has(name))).toEqual([]);
  });
});
