import { BADGES } from './badges';
import type { StoreConfiguration } from '@sightline/shared-lib/contracts';
import { FREE_DELIVERY_FROM } from '@sightline/shared-lib/domain/cart';
import type { SignInProvider } from '@sightline/shared-lib/domain/session';
import type { MapTiles } from '@sightline/shared-lib/domain/store';

import { billingFields, registrationFields, shippingFields } from './formFields';
import { cashTerms, klarna, paymentOffers } from './paymentOffers';
import { asksPrescriber } from './prescriptionValidity';
import { BRAND } from './stores';
import type { StoreFacts } from './stores';

const servicePhones: Readonly<Record<string, string>> = {
  us: '+1 (212) 555-0142',
  it: '+39 02 0000 0142',
  fr: '+33 1 99 00 01 42',
  de: '+49 30 23125 142',
  es: '+34 900 000 142',
  pt: '+351 800 000 142',
  ch: '+41 44 000 01 42',
  gb: '+44 20 7946 0142',
  ww: '+1 (212) 555-0142',
};

const emailDomains: Readonly<Record<string, readonly string[]>> = {
  it: ['gmail.com', 'libero.it', 'hotmail.it', 'outlook.it', 'icloud.com'],
  fr: ['gmail.com', 'orange.fr', 'hotmail.fr', 'free.fr', 'icloud.com'],
  de: ['gmail.com', 'web.de', 'gmx.de', 't-online.de', 'icloud.com'],
  es: ['gmail.com', 'hotmail.es', 'hotmail.com', 'outlook.es', 'icloud.com'],
  pt: ['gmail.com', 'sapo.pt', 'hotmail.com', 'outlook.pt', 'icloud.com'],
  ch: ['gmail.com', 'bluewin.ch', 'gmx.ch', 'hotmail.com', 'icloud.com'],
  gb: ['gmail.com', 'hotmail.co.uk', 'outlook.com', 'yahoo.co.uk', 'icloud.com'],
};

/** Stores whose record turns the wallet on; it is off by default (SITE-06). */
const walletStores: ReadonlySet<string> = new Set(['us', 'it', 'fr', 'de', 'es', 'pt', 'ch', 'gb']);

/** Addresses and switches that differ between installations. */
export interface Installation {
  shopOrigin: string;
  gatewayOrigin: string;
  /** Origin of the payment partners' pages and frames. */
  partnerOrigin: string;
  /** Pictures of the map and whom to name beside them. */
  mapTiles: MapTiles;
  /** Providers that shoppers may sign in with. */
  signInProviders: readonly Pick<SignInProvider, 'id' | 'name'>[];
  /** Countries whose store sells to accounts alone. */
  accountsOnly: readonly string[];
}

/** Whether a country has branches to find. */
export const hasStores = (country: string): boolean => country !== 'ww';

/** Store configuration, typed (SITE-06). */
export function storeConfiguration(facts: StoreFacts, installation: Installation): StoreConfiguration {
  const { country } = facts;
  const payments = paymentOffers(country).map(({ method }) => method);
  return {
    userRegistrationFieldList: registrationFields(country),
    shippingAddressFieldsList: shippingFields(country),
    billingAddressFieldsList: billingFields(country),
    availablePaymentMethods: payments,
    paymentMethods: payments,
    availableShippingMethods: ['Standard', 'Express', 'Green', 'Mail', 'ShipToStore'].map((name, index) => ({
      name,
      sequence: index + 1,
    })),
    sortorderOptions: [
      { code: 0, labelKey: 'Listing.Sort.BestSellers' },
      { code: 5, labelKey: 'Listing.Sort.NewArrivals' },
      { code: 3, labelKey: 'Listing.Sort.PriceAscending' },
      { code: 4, labelKey: 'Listing.Sort.PriceDescending' },
    ],
    plpRadioButtonFacets: ['POLARIZED', 'ROXABLE'],
    badges: [...BADGES],
    calculateTaxEnabled: country === 'us',
    serviceLinks: [
      { labelKey: 'Service.Contact', href: '/c/customer-service/contact-us' },
      { labelKey: 'Service.Faq', href: '/c/support/faq' },
      { labelKey: 'Service.Stores', href: '/store-locator' },
    ],
    GOOGLE_API_ENABLED: {
      isEnabled: country !== 'ww',
      isEnabledOnShipping: true,
      isEnabledOnBilling: true,
      isEnabledOnAddressBook: true,
    },
    googleApiKey: { key: '' },
    is3dsEnabled: true,
    MostUsedEmailDomains: emailDomains[country] ?? [
      'gmail.com',
      'yahoo.com',
      'outlook.com',
      'hotmail.com',
      'icloud.com',
    ],
    CustomerSegments_Enabled: true,
    isVMMVEnabled: true,
    isStoreLocatorEnabled: hasStores(country),
    forceLoggedCheckout: installation.accountsOnly.includes(country),
    addPrescriptionLenses: country !== 'ww',
    asksPrescriber: asksPrescriber(facts.storeId),
    isProductSearchEnabled: true,
    uploadRXFileOnOrderConfirm: country !== 'ww',
    damDomain: '',
    analyticsData: { Page_Brand: 'Sightline', Page_Platform: 'Web', Page_Server: 'embedded' },
    isFrameAdvisorEnabled: true,
    isVirtualTryOnEnabled: true,
    isSizeAdvisorEnabled: true,
    isWalletEnabled: walletStores.has(country),
    accountSectionsOff: country === 'ww' ? ['order-reminder'] : [],
    isTrustReviewEnabled: false,
    isInsuranceEnabled: country === 'us',
    insuranceScriptUrl: `${installation.partnerOrigin}/insurance/integration.js`,
    pdpImageOrder: {
      frames: ['front', 'three-quarter', 'lateral', 'folded', 'detail', 'bust'],
      accessories: ['front', 'angle'],
      contactLenses: ['angle', 'front'],
    },
    breadcrumbSeoUrls: {
      sun: '/sunglasses',
      optical: '/eyeglasses',
      frames: '/eyeglasses',
      'contact-lenses': '/contact-lenses',
      electronics: '/audio-glasses',
      accessories: '/accessories',
      'contact-lenses-accessories': '/lens-care',
    },
    financing: {
      clientId: country === 'us' ? `${BRAND}-${country}` : '',
      environment: 'sandbox',
      scriptUrl: `${installation.partnerOrigin}/financing/message.js`,
      fromMinor: klarna.fromMinor,
      toMinor: klarna.toMinor,
    },
    identityDiscountUrl: country === 'us' ? `${installation.partnerOrigin}/identity/verify` : '',
    mapTiles: installation.mapTiles,
    signInProviders: installation.signInProviders.map(({ id, name }) => ({ id, name })),
    paymentGateway: {
      origin: installation.gatewayOrigin,
      merchantId: `${BRAND}-${country}`,
      partnerOrigin: installation.partnerOrigin,
    },
    freeDeliveryFrom: FREE_DELIVERY_FROM,
    cashOnDeliveryFee: cashTerms(country)?.feeMinor ?? 0,
    servicePhone: servicePhones[country] ?? servicePhones['us'] ?? '',
  };
}

/** Switches that the product keeps as text. */
const textual = new Set([
  'calculateTaxEnabled',
  'CustomerSegments_Enabled',
  'isVMMVEnabled',
  'forceLoggedCheckout',
  'freeDeliveryFrom',
  'cashOnDeliveryFee',
]);
/** Structures that the product keeps as JSON text. */
const jsonText = new Set([
  'sortorderOptions',
  'plpRadioButtonFacets',
  'MostUsedEmailDomains',
  'breadcrumbSeoUrls',
  'GOOGLE_API_ENABLED',
]);

/** The configuration as sent: some values are text, because the product stores configuration as text (section 7). */
export function wireConfiguration(configuration: StoreConfiguration): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(configuration).map(([key, value]) => {
      if (textual.has(key)) return [key, String(value)];
      return [key, jsonText.has(key) ? JSON.stringify(value) : value];
    }),
  );
}
