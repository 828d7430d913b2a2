import { EVERY_CALL } from './everyCall';

const CONTENT = 'GET /live/{store}/{lang}/{country}';
const STORE = '/store/{storeId}';
const CART = `${STORE}/cart`;
const PERSON = `${STORE}/person`;
const RX = `${STORE}/prescription`;

/** The calls that sections 7 of the two specifications name, below the address of their service; two of those are named by examples. */
const SPECIFIED: readonly string[] = [
  ...['page/header', 'page/mega-menu', 'home/content', 'page/footer'].map((page) => `${CONTENT}/${page}`),
  ...['hcl/content', 'plp/content', 'pdp/content', 'page/content'].map((page) => `${CONTENT}/${page}`),
  'GET /sitemap/{store}/{lang}/{country}',
  'GET /preview/component/{id}',
  'GET /preview/page/{id}',
  'GET /sightline/en-us',
  'GET ',
  'GET /api/v2/products',
  'GET /api/v2/categories',
  `GET ${STORE}/contract`,
  `GET ${STORE}/contract/{contractId}`,
  `PUT ${STORE}/switchContract/switchTo`,
  `POST ${STORE}/loginidentity`,
  `POST ${STORE}/guestidentity`,
  `DELETE ${STORE}/guestidentity/@self`,
  `GET ${STORE}/memberExt/checkRegisteredEmail/@self`,
  `POST ${PERSON}`,
  `POST ${PERSON}/validateCode`,
  `POST ${PERSON}/resendCode`,
  `GET ${PERSON}/@self`,
  `GET ${PERSON}/{userId}`,
  `PUT ${PERSON}/@self`,
  `GET ${PERSON}/devices`,
  `GET ${STORE}/usercontext/@self/contextdata`,
  `POST ${PERSON}/@self/contact`,
  `GET ${PERSON}/@self/contact/invalidateexpressadresses`,
  `GET ${PERSON}/@self/wallet`,
  `POST ${PERSON}/@self/wallet`,
  `PUT ${PERSON}/@self/wallet/{cardId}/default`,
  `DELETE ${PERSON}/@self/wallet/{cardId}`,
  `GET ${STORE}/idme/returntocart`,
  `POST ${STORE}/organization/buyer`,
  `GET ${STORE}/organization/@self/entitled_orgs`,
  `GET ${STORE}/organization/{organizationId}`,
  `GET ${STORE}/country/country_state_list`,
  'GET /store/0/storeDetailsByBrand',
  `GET ${STORE}/storelocator/filtered/sts`,
  'POST /getUserFavoritesDetails',
  'POST /removeUserFavorite',
  'POST /setDefaultUserFavorite',
  'GET /api/upc/v2/{upc}/availability',
  'GET /us/availability.json',
  'POST /1/indexes/*/queries',
  'POST /1/events',
  `GET ${CART}/@self`,
  `POST ${CART}`,
  `POST ${CART}/createCart`,
  `POST ${CART}/copy_order`,
  `PUT ${CART}/@self/update_order_item`,
  `PUT ${CART}/@self/delete_order_item`,
  `POST ${CART}/@self/order_ext_attribute`,
  `PUT ${CART}/@self/shipping_info`,
  `GET ${CART}/@self/usable_shipping_info`,
  `GET ${CART}/@self/usable_shipping_mode`,
  `GET ${CART}/@self/usable_payment_info`,
  `GET ${CART}/orderId/{orderId}/shipCharges`,
  `GET ${STORE}/ShipModes/GetShipModes`,
  `POST ${CART}/calculate`,
  `PUT ${CART}/@self/precheckout`,
  `POST ${CART}/@self/checkout`,
  ...['lock', 'unlock', 'lockOnBehalf', 'unlockOnBehalf'].map((verb) => `POST ${CART}/{cartId}/${verb}`),
  `GET ${CART}/@self/buyer_purchase_order/{buyerPurchaseOrderId}`,
  `POST ${CART}/assigned_promotion_code`,
  `DELETE ${CART}/assigned_promotion_code/{promoCode}`,
  ...['POST', 'PUT', 'DELETE', 'GET'].map((method) => `${method} ${CART}/@self/payment_instruction`),
  `GET ${STORE}/payerAuthentication/paSetup/@self`,
  `POST ${STORE}/payerAuthentication/paCheckEnroll/@self`,
  `GET ${STORE}/payerAuthentication/paValidate/@self`,
  `GET ${STORE}/paypal/checkStatus/@self`,
  `GET ${STORE}/paypal/signPaymentData/@self`,
  `POST ${STORE}/paypal/sessionMerchantUrl/@self`,
  `GET ${STORE}/klarnadirect/create-session`,
  `POST ${STORE}/klarnadirect/update-authToken`,
  `POST ${CART}/@self/applepay_cancel`,
  `PUT ${CART}/@self/applepay_update`,
  `POST ${STORE}/estimatedTax/calculate`,
  `GET ${STORE}/order/{orderId}`,
  `GET ${STORE}/order/@history`,
  `GET ${STORE}/order`,
  `GET ${STORE}/sapinvoice/{orderId}/download`,
  `GET ${STORE}/return/reasons`,
  `POST ${STORE}/process/weaver/shipping/api`,
  `POST ${STORE}/process/weaver/returns/security_check`,
  `GET ${STORE}/process/weaver/returns/rma/{rmaId}/label/{securityCheck}`,
  `GET ${STORE}/returns/rmaItemDetail/{orderItemId}`,
  ...['GET', 'POST', 'PUT', 'DELETE'].map((method) => `${method} ${STORE}/reorderreminder/{orderId}`),
  `GET ${STORE}/reorderreminder/nextreminder`,
  `POST ${RX}/storeRXFile`,
  `POST ${RX}/uploadFile`,
  `POST ${RX}/uploadFile/multiple`,
  `POST ${RX}/uploadRXFile`,
  `POST ${STORE}/contactLens/prescriptionDetails`,
  `PUT ${RX}/prescriptionDetails`,
  `POST ${RX}/prescriptionDetails`,
  `POST ${RX}/prescriptionDetails/multiple`,
  `GET ${RX}/rxFileStorageId/{id}`,
  `GET ${RX}/orderId/{orderId}/orderItemId/{id}`,
  `GET ${STORE}/contactLens/rxUploadedFile/orderId/{orderId}/orderItemId/{id}`,
  `GET ${STORE}/rox/lensesData/{id}`,
];

/** A call of the list with parameters filled in; literal words of others, such as `@self`, are no parameters. */
function isAskedBy(specified: string): (route: string) => boolean {
  const parts = specified.split('/');
  return (route) => {
    const asked = route.split('/');
    const fits = (part: string, at: number) =>
      part === asked[at] || (/^\{(?!storeId\})\w+\}$/.test(part) && /^(?![@{])./.test(asked[at] ?? ''));
    return asked.length === parts.length && parts.every(fits);
  };
}

describe('the calls of the specification', () => {
  const routes = EVERY_CALL.map(([, , route]) => route);

  it.each(SPECIFIED)('%s has a function [API-02]', (specified) => {
    expect(routes.filter(isAskedBy(specified))).not.toEqual([]);
  });

  it('is asked by nothing that only looks like it', () => {
    expect(isAskedBy(`GET ${STORE}/order/{orderId}`)(`GET ${STORE}/order/@history`)).toBe(false);
    expect(isAskedBy(`GET ${STORE}/order/{orderId}`)('GET /store/{storeId}/order/1')).toBe(true);
    expect(isAskedBy(`GET ${STORE}/order`)('POST /store/{storeId}/order')).toBe(false);
  });
});
