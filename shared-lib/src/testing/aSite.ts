import { LOCALE_FACTS } from '../contracts';
import type { SiteContext, StoreConfiguration } from '../contracts';
import { PAYMENT_METHODS } from '../domain/payment/paymentMethods';
import { langIdOf, storeOfLocale } from './localeFacts';

const FIELDS = ['firstName', 'lastName', 'addressLine1', 'city', 'zipCode', 'phone1', 'email1'].map((name, index) => ({
  name,
  required: true,
  maxLength: 50,
  order: index + 1,
}));

/** A store with everything switched on that is on by default. */
export function aConfiguration(overrides: Partial<StoreConfiguration> = {}): StoreConfiguration {
  return {
    userRegistrationFieldList: FIELDS.slice(0, 2),
    shippingAddressFieldsList: FIELDS,
    billingAddressFieldsList: FIELDS,
    availablePaymentMethods: ['VISA', 'MASTERCARD', 'AMEX'],
    availableShippingMethods: [
      { name: 'Standard', sequence: 1 },
      { name: 'Express', sequence: 2 },
      { name: 'ShipToStore', sequence: 3 },
    ],
    paymentMethods: [...PAYMENT_METHODS],
    sortorderOptions: [
      { code: 0, labelKey: 'Listing.Sort.BestSellers' },
      { code: 5, labelKey: 'Listing.Sort.NewArrivals' },
      { code: 3, labelKey: 'Listing.Sort.PriceAscending' },
      { code: 4, labelKey: 'Listing.Sort.PriceDescending' },
    ],
    plpRadioButtonFacets: ['POLARIZED', 'ROXABLE'],
    badges: [],
    calculateTaxEnabled: true,
    serviceLinks: [{ labelKey: 'Service.Faq', href: '/c/support/faq' }],
    GOOGLE_API_ENABLED: {
      isEnabled: true,
      isEnabledOnShipping: true,
      isEnabledOnBilling: true,
      isEnabledOnAddressBook: true,
    },
    googleApiKey: { key: '' },
    is3dsEnabled: true,
    MostUsedEmailDomains: ['gmail.com', 'yahoo.com', 'outlook.com'],
    CustomerSegments_Enabled: true,
    isVMMVEnabled: true,
    isStoreLocatorEnabled: true,
    forceLoggedCheckout: false,
    addPrescriptionLenses: true,
    asksPrescriber: false,
    isProductSearchEnabled: true,
    uploadRXFileOnOrderConfirm: true,
    damDomain: '',
    analyticsData: { Page_Brand: 'Sightline', Page_Platform: 'Web', Page_Server: 'test' },
    isFrameAdvisorEnabled: true,
    isVirtualTryOnEnabled: true,
    isSizeAdvisorEnabled: true,
    isWalletEnabled: false,
    accountSectionsOff: [],
    signInProviders: [],
    isTrustReviewEnabled: false,
    isInsuranceEnabled: false,
    pdpImageOrder: {
      frames: ['three-quarter', 'front', 'lateral', 'folded'],
      accessories: ['front', 'angle'],
      contactLenses: ['angle', 'front'],
    },
    breadcrumbSeoUrls: { sun: '/sunglasses', optical: '/eyeglasses' },
    financing: { clientId: '', environment: '', scriptUrl: '', fromMinor: 0, toMinor: 0 },
    identityDiscountUrl: '',
    mapTiles: { url: '/geo/tiles/{z}/{x}/{y}', attribution: 'Natural Earth' },
    insuranceScriptUrl: '',
    paymentGateway: {
      origin: 'http://localhost:3101',
      merchantId: 'sightline-us',
      partnerOrigin: 'http://localhost:3102',
    },
    freeDeliveryFrom: 7500,
    cashOnDeliveryFee: 0,
    servicePhone: '+1 (212) 555-0142',
    ...overrides,
  };
}

/** The site of a locale; en-us unless another is named. */
export function aSite(
  overrides: Partial<Omit<SiteContext, 'config'>> & { config?: Partial<StoreConfiguration> } = {},
): SiteContext {
  const locale = overrides.locale ?? 'en-us';
  const { storeId, currency } = storeOfLocale(locale);
  const langId = langIdOf(locale);
  return {
    storeId,
    catalogId: storeId.replace('108', '206'),
    defaultLanguageId: langId,
    langId,
    locale,
    language: LOCALE_FACTS[locale].language,
    country: LOCALE_FACTS[locale].country,
    currency,
    storeName: 'Sightline',
    brand: 'sightline',
    ...overrides,
    config: aConfiguration(overrides.config),
  };
}
