import * as v from 'valibot';

import { count, flag, jsonText, list, text } from '../wire/wire';

/** A list as itself, as JSON text, or as a comma list. */
function texts() {
  return jsonText(
    v.pipe(
      v.unknown(),
      v.transform((value) => (typeof value === 'string' ? value.split(',').filter((part) => part.trim()) : value)),
      list(text),
    ),
  );
}

function records<Entries extends v.ObjectEntries>(entries: Entries) {
  return jsonText(list(v.object(entries)));
}

/** A record as itself or as JSON text; empty when absent. */
function record<Entries extends v.ObjectEntries>(entries: Entries) {
  return jsonText(
    v.pipe(
      v.unknown(),
      v.transform((value) => value ?? {}),
      v.object(entries),
    ),
  );
}

const fields = records({ name: text, required: flag, maxLength: count, order: count });

const textMap = jsonText(
  v.pipe(
    v.unknown(),
    v.transform((value) => value ?? {}),
    v.record(v.string(), text),
  ),
);

/** xStoreCfg in full (SITE-06); values may be text because the product stores configuration as text. */
export const configurationSchema = record({
  userRegistrationFieldList: fields,
  shippingAddressFieldsList: fields,
  billingAddressFieldsList: fields,
  availablePaymentMethods: texts(),
  availableShippingMethods: records({ name: text, sequence: count }),
  paymentMethods: texts(),
  sortorderOptions: records({ code: count, labelKey: text }),
  plpRadioButtonFacets: texts(),
  badges: texts(),
  calculateTaxEnabled: flag,
  serviceLinks: records({ labelKey: text, href: text }),
  GOOGLE_API_ENABLED: record({
    isEnabled: flag,
    isEnabledOnShipping: flag,
    isEnabledOnBilling: flag,
    isEnabledOnAddressBook: flag,
  }),
  googleApiKey: record({ key: text }),
  is3dsEnabled: flag,
  MostUsedEmailDomains: texts(),
  CustomerSegments_Enabled: flag,
  isVMMVEnabled: flag,
  isStoreLocatorEnabled: flag,
  forceLoggedCheckout: flag,
  addPrescriptionLenses: flag,
  asksPrescriber: flag,
  isProductSearchEnabled: flag,
  uploadRXFileOnOrderConfirm: flag,
  damDomain: text,
  analyticsData: record({ Page_Brand: text, Page_Platform: text, Page_Server: text }),
  isFrameAdvisorEnabled: flag,
  isVirtualTryOnEnabled: flag,
  isSizeAdvisorEnabled: flag,
  isWalletEnabled: flag,
  accountSectionsOff: texts(),
  isTrustReviewEnabled: flag,
  isInsuranceEnabled: flag,
  insuranceScriptUrl: text,
  pdpImageOrder: record({ frames: texts(), accessories: texts(), contactLenses: texts() }),
  breadcrumbSeoUrls: textMap,
  financing: record({ clientId: text, environment: text, scriptUrl: text, fromMinor: count, toMinor: count }),
  identityDiscountUrl: text,
  mapTiles: record({ url: text, attribution: text }),
  signInProviders: records({ id: text, name: text }),
  paymentGateway: record({ origin: text, merchantId: text, partnerOrigin: text }),
  freeDeliveryFrom: count,
  cashOnDeliveryFee: count,
  servicePhone: text,
});
