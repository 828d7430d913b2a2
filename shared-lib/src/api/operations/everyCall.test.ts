/** @jest-environment node */
import * as api from '..';
import type { PlatformCall, PlatformClient } from '../../contracts';
import { EMPTY_PRESCRIPTION, money } from '../../domain';
import { fakeClient, failWith } from '../../testing';
import { fillPath } from '../client/fillPath';

type Run = (client: PlatformClient) => Promise<unknown>;

const identity = { userId: '1', WCToken: 't', personalizationID: 'p' };
const saved = { orderId: ['1'], resourceName: 'cart' };
const order = { orderId: '1' };
const site = { store: 'sightline', lang: 'en', country: 'us' };
const owner = { tenantKey: 'sightline_us', userId: '1' };
const payment = { payMethodId: 'VISA', amount: money(54_999, 'USD') };
const file = { file: new Blob(['%PDF-'], { type: 'application/pdf' }), fileName: 'rx.pdf' };
const patient = { firstName: 'Ann', lastName: 'Doe', dateOfBirth: '1980-02-29' };
const line = { orderId: '1', orderItemId: '2' };
const pdf = new Blob(['%PDF-']);
const index = {
  prefix: 'products',
  locale: 'en-us',
  grouped: true,
  sort: 0 as const,
  segment: 'guest' as const,
  currency: 'USD',
  page: 0,
  pageSize: 18,
  facets: [],
};
const browser = {
  userAgent: '',
  language: 'en',
  colorDepth: 24,
  screenHeight: 1,
  screenWidth: 1,
  timeZoneOffset: 0,
  javaEnabled: false,
  javaScriptEnabled: true,
};

const cart = '/store/{storeId}/cart';
const person = '/store/{storeId}/person';
const rx = '/store/{storeId}/prescription';
const live = '/live/sightline/en/us';

/** Operation, the call it makes, and the least the platform may answer. */
const CALLS: readonly (readonly [name: keyof typeof api, run: Run, route: string, answer: object])[] = [
  [
    'readStoreInfo',
    (c) => api.readStoreInfo(c, { prefix: 'sightline', locale: 'en-us' }),
    'GET /sightline/en-us',
    { storeID: 1 },
  ],
  ['readHeader', (c) => api.readHeader(c, site), `GET ${live}/page/header`, {}],
  ['readMegaMenu', (c) => api.readMegaMenu(c, site), `GET ${live}/page/mega-menu`, {}],
  ['readFooter', (c) => api.readFooter(c, site), `GET ${live}/page/footer`, {}],
  ['readHomeContent', (c) => api.readHomeContent(c, site), `GET ${live}/home/content`, {}],
  ['readCommerceContent', (c) => api.readCommerceContent(c, site), `GET ${live}/hcl/content`, {}],
  ['readListingContent', (c) => api.readListingContent(c, site), `GET ${live}/plp/content`, {}],
  ['readProductContent', (c) => api.readProductContent(c, site), `GET ${live}/pdp/content`, {}],
  ['readPageContent', (c) => api.readPageContent(c, site), `GET ${live}/page/content`, {}],
  ['readSitemap', (c) => api.readSitemap(c, site), 'GET /sitemap/sightline/en/us', {}],
  ['previewComponent', (c) => api.previewComponent(c, { id: 'c-1' }), 'GET /preview/component/c-1', {}],
  ['previewPage', (c) => api.previewPage(c, { id: 'p-1' }), 'GET /preview/page/p-1', {}],
  ['listProducts', (c) => api.listProducts(c, {}), 'GET /api/v2/products', {}],
  ['readProducts', (c) => api.readProducts(c, { ids: ['1'] }), 'GET /api/v2/products', {}],
  ['listCategories', (c) => api.listCategories(c), 'GET /api/v2/categories', {}],
  ['resolveUrl', (c) => api.resolveUrl(c, { identifier: '/sunglasses' }), 'GET /api/v2/urls', {}],
  ['readProductInfo', (c) => api.readProductInfo(c, { partNumber: 'P' }), 'GET ', {}],
  [
    'readAvailability',
    (c) => api.readAvailability(c, { upc: '805' }),
    'GET /api/upc/v2/805/availability',
    { upc: 805 },
  ],
  [
    'readConfiguratorAvailability',
    (c) => api.readConfiguratorAvailability(c, { storePrefix: 'us' }),
    'GET /us/availability.json',
    {},
  ],
  [
    'readInventory',
    (c) => api.readInventory(c, { productIds: ['1', '2'] }),
    'GET /store/{storeId}/inventoryavailability/1%2C2',
    {},
  ],
  ['queryIndex', (c) => api.queryIndex(c, { requests: [] }), 'POST /1/indexes/*/queries', { results: [] }],
  ['searchListing', (c) => api.searchListing(c, index), 'POST /1/indexes/*/queries', { results: [{}] }],
  [
    'searchSuggestions',
    (c) => api.searchSuggestions(c, { ...index, term: 'r' }),
    'POST /1/indexes/*/queries',
    { results: [{}, {}, {}] },
  ],
  [
    'searchContents',
    (c) => api.searchContents(c, { locale: 'en-us', term: 'r' }),
    'POST /1/indexes/*/queries',
    { results: [{}] },
  ],
  [
    'searchFacetValues',
    (c) => api.searchFacetValues(c, { indexName: 'i', facet: 'attributes.BRAND', query: 'n' }),
    'POST /1/indexes/i/facets/attributes.BRAND/query',
    {},
  ],
  ['sendSearchEvents', (c) => api.sendSearchEvents(c, { events: [] }), 'POST /1/events', {}],
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
  ['readCart', (c) => api.readCart(c), `GET ${cart}/@self`, order],
  ['addToCart', (c) => api.addToCart(c, { items: [{ partNumber: 'P', quantity: 1 }] }), `POST ${cart}`, saved],
  ['createCart', (c) => api.createCart(c), `POST ${cart}/createCart`, saved],
  ['copyOrder', (c) => api.copyOrder(c, { fromOrderId: '1' }), `POST ${cart}/copy_order`, saved],
  [
    'updateLines',
    (c) => api.updateLines(c, { lines: [{ orderItemId: '2', quantity: 3 }] }),
    `PUT ${cart}/@self/update_order_item`,
    saved,
  ],
  ['deleteLines', (c) => api.deleteLines(c, { orderItemIds: ['2'] }), `PUT ${cart}/@self/delete_order_item`, saved],
  ['deleteCart', (c) => api.deleteCart(c), `DELETE ${cart}/@self`, {}],
  [
    'setOrderAttributes',
    (c) => api.setOrderAttributes(c, { attributes: { a: 'b' } }),
    `POST ${cart}/@self/order_ext_attribute`,
    {},
  ],
  ['calculateCart', (c) => api.calculateCart(c), `POST ${cart}/calculate`, {}],
  ['precheckout', (c) => api.precheckout(c, { orderId: '1' }), `PUT ${cart}/@self/precheckout`, {}],
  ['checkout', (c) => api.checkout(c, { orderId: '1', email: 'a@b.co' }), `POST ${cart}/@self/checkout`, saved],
  ['lockCart', (c) => api.lockCart(c, { cartId: '1' }), `POST ${cart}/1/lock`, saved],
  ['lockCart', (c) => api.lockCart(c, { cartId: '1', forUserId: '7' }), `POST ${cart}/1/lockOnBehalf`, saved],
  ['unlockCart', (c) => api.unlockCart(c, { cartId: '1' }), `POST ${cart}/1/unlock`, saved],
  ['unlockCart', (c) => api.unlockCart(c, { cartId: '1', forUserId: '7' }), `POST ${cart}/1/unlockOnBehalf`, saved],
  [
    'readPurchaseOrder',
    (c) => api.readPurchaseOrder(c, { buyerPurchaseOrderId: '3' }),
    `GET ${cart}/@self/buyer_purchase_order/3`,
    {},
  ],
  [
    'setShippingInfo',
    (c) => api.setShippingInfo(c, { addressId: '5', shipModeId: '6' }),
    `PUT ${cart}/@self/shipping_info`,
    saved,
  ],
  ['readUsableShippingInfo', (c) => api.readUsableShippingInfo(c), `GET ${cart}/@self/usable_shipping_info`, {}],
  ['listUsableShippingModes', (c) => api.listUsableShippingModes(c), `GET ${cart}/@self/usable_shipping_mode`, {}],
  [
    'readShipCharges',
    (c) => api.readShipCharges(c, { orderId: '1', currency: 'USD' }),
    `GET ${cart}/orderId/1/shipCharges`,
    {},
  ],
  ['listShipModes', (c) => api.listShipModes(c, { orderId: '1' }), 'GET /store/{storeId}/ShipModes/GetShipModes', {}],
  [
    'assignPromotionCode',
    (c) => api.assignPromotionCode(c, { code: ' SAVE25 ' }),
    `POST ${cart}/assigned_promotion_code`,
    saved,
  ],
  [
    'removePromotionCode',
    (c) => api.removePromotionCode(c, { code: 'SAVE25' }),
    `DELETE ${cart}/assigned_promotion_code/SAVE25`,
    saved,
  ],
  ['listPromotionCodes', (c) => api.listPromotionCodes(c), `GET ${cart}/@self/assigned_promotion_code`, {}],
  [
    'applyIdentityDiscount',
    (c) => api.applyIdentityDiscount(c, { catalogId: '1', orderId: '1', accessToken: 't' }),
    'GET /store/{storeId}/idme/returntocart',
    {},
  ],
  ['listUsablePayments', (c) => api.listUsablePayments(c), `GET ${cart}/@self/usable_payment_info`, {}],
  ['addPaymentInstruction', (c) => api.addPaymentInstruction(c, payment), `POST ${cart}/@self/payment_instruction`, {}],
  [
    'updatePaymentInstruction',
    (c) => api.updatePaymentInstruction(c, { ...payment, piId: '1' }),
    `PUT ${cart}/@self/payment_instruction`,
    {},
  ],
  [
    'deletePaymentInstructions',
    (c) => api.deletePaymentInstructions(c),
    `DELETE ${cart}/@self/payment_instruction`,
    {},
  ],
  [
    'deletePaymentInstructions',
    (c) => api.deletePaymentInstructions(c, { piId: '1' }),
    `DELETE ${cart}/@self/payment_instruction/1`,
    {},
  ],
  [
    'listPaymentInstructions',
    (c) => api.listPaymentInstructions(c, { currency: 'USD' }),
    `GET ${cart}/@self/payment_instruction`,
    {},
  ],
  [
    'setUpPayerAuthentication',
    (c) => api.setUpPayerAuthentication(c, { orderId: '1', piId: '2' }),
    'GET /store/{storeId}/payerAuthentication/paSetup/@self',
    {},
  ],
  [
    'checkEnrolment',
    (c) => api.checkEnrolment(c, { orderId: '1', piId: '2', referenceID: 'r', returnUrl: '/', browser }),
    'POST /store/{storeId}/payerAuthentication/paCheckEnroll/@self',
    {},
  ],
  [
    'validateAuthentication',
    (c) => api.validateAuthentication(c, { orderId: '1', piId: '2', authenticationTransactionID: 't' }),
    'GET /store/{storeId}/payerAuthentication/paValidate/@self',
    {},
  ],
  [
    'startPayPal',
    (c) => api.startPayPal(c, { successUrl: '/a', cancelUrl: '/b' }),
    'POST /store/{storeId}/paypal/sessionMerchantUrl/@self',
    {},
  ],
  [
    'checkPayPalStatus',
    (c) => api.checkPayPalStatus(c, { orderId: '1' }),
    'GET /store/{storeId}/paypal/checkStatus/@self',
    {},
  ],
  [
    'signPayPalData',
    (c) => api.signPayPalData(c, { orderId: '1' }),
    'GET /store/{storeId}/paypal/signPaymentData/@self',
    {},
  ],
  [
    'createKlarnaSession',
    (c) => api.createKlarnaSession(c, { orderId: '1' }),
    'GET /store/{storeId}/klarnadirect/create-session',
    { client_token: 't' },
  ],
  [
    'updateKlarnaToken',
    (c) => api.updateKlarnaToken(c, { orderId: '1', authorizationToken: 't' }),
    'POST /store/{storeId}/klarnadirect/update-authToken',
    {},
  ],
  ['updateApplePay', (c) => api.updateApplePay(c, { orderId: '1' }), `PUT ${cart}/@self/applepay_update`, {}],
  ['cancelApplePay', (c) => api.cancelApplePay(c, { orderId: '1' }), `POST ${cart}/@self/applepay_cancel`, {}],
  [
    'estimateTax',
    (c) => api.estimateTax(c, { orderId: '1', zipCode: '10001' }),
    'POST /store/{storeId}/estimatedTax/calculate',
    {},
  ],
  ['readOrder', (c) => api.readOrder(c, { orderId: '1' }), 'GET /store/{storeId}/order/1', order],
  ['listOrderHistory', (c) => api.listOrderHistory(c), 'GET /store/{storeId}/order/@history', {}],
  ['findOrdersByParent', (c) => api.findOrdersByParent(c, { orderId: '1' }), 'GET /store/{storeId}/order', {}],
  ['cancelOrder', (c) => api.cancelOrder(c, { orderId: '1' }), 'PUT /store/{storeId}/order/1/cancel', {}],
  [
    'downloadInvoice',
    (c) => api.downloadInvoice(c, { orderId: '1' }),
    'GET /store/{storeId}/sapinvoice/1/download',
    pdf,
  ],
  ['listReturnReasons', (c) => api.listReturnReasons(c), 'GET /store/{storeId}/return/reasons', {}],
  [
    'createReturn',
    (c) =>
      api.createReturn(c, {
        orderId: '1',
        storeId: '1',
        labelType: 'PDF',
        locale: 'en-us',
        items: [],
        contact: { email: '', phone: '' },
      }),
    'POST /store/{storeId}/process/weaver/shipping/api',
    { rmaId: 'R' },
  ],
  [
    'readReturnSecurityCheck',
    (c) => api.readReturnSecurityCheck(c, { rmaId: 'R' }),
    'POST /store/{storeId}/process/weaver/returns/security_check',
    { securityCheck: 's' },
  ],
  [
    'downloadReturnLabel',
    (c) => api.downloadReturnLabel(c, { rmaId: 'R', securityCheck: 's' }),
    'GET /store/{storeId}/process/weaver/returns/rma/R/label/s',
    pdf,
  ],
  [
    'readReturnItem',
    (c) => api.readReturnItem(c, { orderItemId: '2' }),
    'GET /store/{storeId}/returns/rmaItemDetail/2',
    { orderItemId: 2 },
  ],
  ['readReminder', (c) => api.readReminder(c, { orderId: '1' }), 'GET /store/{storeId}/reorderreminder/1', order],
  [
    'createReminder',
    (c) => api.createReminder(c, { orderId: '1', reminderDate: '2026-09-01' }),
    'POST /store/{storeId}/reorderreminder/1',
    order,
  ],
  [
    'updateReminder',
    (c) => api.updateReminder(c, { orderId: '1', reminderDate: '2026-09-01' }),
    'PUT /store/{storeId}/reorderreminder/1',
    order,
  ],
  ['deleteReminder', (c) => api.deleteReminder(c, { orderId: '1' }), 'DELETE /store/{storeId}/reorderreminder/1', {}],
  ['readNextReminder', (c) => api.readNextReminder(c), 'GET /store/{storeId}/reorderreminder/nextreminder', order],
  ['storeRxFile', (c) => api.storeRxFile(c, file), `POST ${rx}/storeRXFile`, { rxFileStorageId: 'f-1' }],
  [
    'uploadRxFile',
    (c) => api.uploadRxFile(c, { ...file, ...line, patient }),
    `POST ${rx}/uploadFile`,
    { rxFileStorageId: 'f-1' },
  ],
  [
    'uploadRxFileForLines',
    (c) => api.uploadRxFileForLines(c, { ...file, orderId: '1', orderItemIds: ['2', '3'], patient }),
    `POST ${rx}/uploadFile/multiple`,
    {},
  ],
  ['linkRxFile', (c) => api.linkRxFile(c, { ...line, rxFileStorageId: 'f-1' }), `POST ${rx}/uploadRXFile`, {}],
  [
    'saveContactLensDetails',
    (c) => api.saveContactLensDetails(c, { ...line, prescription: { left: null, right: null, dominance: '' } }),
    'POST /store/{storeId}/contactLens/prescriptionDetails',
    {},
  ],
  [
    'addPrescription',
    (c) => api.addPrescription(c, { ...line, prescriptionDetails: EMPTY_PRESCRIPTION }),
    `POST ${rx}/prescriptionDetails`,
    {},
  ],
  [
    'changePrescription',
    (c) => api.changePrescription(c, { ...line, prescriptionDetails: EMPTY_PRESCRIPTION }),
    `PUT ${rx}/prescriptionDetails`,
    {},
  ],
  [
    'addPrescriptions',
    (c) => api.addPrescriptions(c, { orderId: '1', items: [] }),
    `POST ${rx}/prescriptionDetails/multiple`,
    {},
  ],
  ['downloadRxFile', (c) => api.downloadRxFile(c, { rxFileStorageId: 'f-1' }), `GET ${rx}/rxFileStorageId/f-1`, pdf],
  ['listLinePrescriptions', (c) => api.listLinePrescriptions(c, line), `GET ${rx}/orderId/1/orderItemId/2`, {}],
  [
    'downloadContactLensFile',
    (c) => api.downloadContactLensFile(c, line),
    'GET /store/{storeId}/contactLens/rxUploadedFile/orderId/1/orderItemId/2',
    pdf,
  ],
  ['listSavedPrescriptions', (c) => api.listSavedPrescriptions(c), `GET ${rx}/@self`, {}],
  [
    'readLensesData',
    (c) => api.readLensesData(c, { rxLensId: 'L-77' }),
    'GET /store/{storeId}/rox/lensesData/L-77',
    { RxLensId: 'L-77' },
  ],
  ['listLenses', (c) => api.listLenses(c), 'GET /store/{storeId}/rox/lensesData', {}],
];

/** The path a client would ask for, with the store left open. */
function filled(call: PlatformCall | undefined): string {
  return call
    ? `${call.method} ${fillPath(call.path.replace('{storeId}', '<store>'), { ...call.pathParams })}`.replace(
        '<store>',
        '{storeId}',
      )
    : '';
}

/** Answers whatever is asked and remembers it. */
function answering(answer: object) {
  const calls: PlatformCall[] = [];
  const client: PlatformClient = {
    send: async (call) => {
      calls.push(call);
      return answer;
    },
  };
  return { client, calls };
}

describe('every call', () => {
  it.each(CALLS)(
    '%s asks the address of the contract and reads the least of answers [API-02]',
    async (_, run, route, answer) => {
      const { client, calls } = answering(answer);
      await run(client);
      expect(filled(calls[0])).toBe(route);
    },
  );

  it('is in this list, one function each [API-02]', () => {
    const others = new Set(['PlatformError', 'createPlatformClient', 'failureOf', 'hasStatus', 'parseWireJson']);
    const operations = Object.entries(api).filter(([name, value]) => typeof value === 'function' && !others.has(name));
    const listed = new Set<string>(CALLS.map(([name]) => name));
    expect(operations.map(([name]) => name).filter((name) => !listed.has(name))).toEqual([]);
  });

  it.each(CALLS)('%s passes failures of the platform on [ERR-01]', async (_, run) => {
    const client = fakeClient();
    client.send = async () => {
      throw failWith(500, 'ERR_INTERNAL_SERVER_ERROR');
    };
    await expect(run(client)).rejects.toMatchObject({ failure: { status: 500 } });
  });

  it('needs an order id to find orders by their parent [API-01]', async () => {
    const { client, calls } = answering({});
    await expect(api.findOrdersByParent(client, { orderId: '' })).rejects.toThrow('missing path parameter: orderId');
    expect(calls).toEqual([]);
  });

  it('reads "there is none" as nothing where that is an answer [CART-04]', async () => {
    const client = fakeClient();
    expect(await api.readCart(client)).toBeNull();
    expect(await api.readStore(client, { uniqueId: '1' })).toBeNull();
    expect(await api.readReminder(client, { orderId: '1' })).toBeNull();
    expect(await api.readReturnItem(client, { orderItemId: '1' })).toBeNull();
    expect(await api.resolveUrl(client, { identifier: '/x' })).toBeNull();
    expect(await api.findStores(client, {})).toEqual([]);
    expect(await api.listProducts(client, {})).toMatchObject({ products: [], total: 0 });
    expect(await api.listLinePrescriptions(client, line)).toEqual([]);
  });
});
