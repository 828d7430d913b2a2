import type { Language, Locale } from './locale';

/** One field of a registration or address form, as the store configures it (SITE-07). */
export interface FormFieldConfig {
  readonly name: string;
  readonly required: boolean;
  readonly maxLength: number;
  readonly order: number;
}

export interface SortOption {
  /** Sort code of the specification: 0, 5, 3, 4 (PLP-04). */
  readonly code: number;
  readonly labelKey: string;
}

export interface ServiceLink {
  readonly labelKey: string;
  readonly href: string;
}

/** Store configuration, normalised from its textual wire form (SITE-06). */
export interface StoreConfiguration {
  readonly userRegistrationFieldList: readonly FormFieldConfig[];
  readonly shippingAddressFieldsList: readonly FormFieldConfig[];
  readonly billingAddressFieldsList: readonly FormFieldConfig[];
  readonly availablePaymentMethods: readonly string[];
  readonly availableShippingMethods: readonly { readonly name: string; readonly sequence: number }[];
  readonly paymentMethods: readonly string[];
  readonly sortorderOptions: readonly SortOption[];
  readonly plpRadioButtonFacets: readonly string[];
  readonly badges: readonly string[];
  readonly calculateTaxEnabled: boolean;
  readonly serviceLinks: readonly ServiceLink[];
  readonly GOOGLE_API_ENABLED: {
    readonly isEnabled: boolean;
    readonly isEnabledOnShipping: boolean;
    readonly isEnabledOnBilling: boolean;
    readonly isEnabledOnAddressBook: boolean;
  };
  /** Governs nothing: addresses are completed by the shop's own geo service. */
  readonly googleApiKey: { readonly key: string };
  readonly is3dsEnabled: boolean;
  readonly MostUsedEmailDomains: readonly string[];
  readonly CustomerSegments_Enabled: boolean;
  readonly isVMMVEnabled: boolean;
  readonly isStoreLocatorEnabled: boolean;
  readonly forceLoggedCheckout: boolean;
  readonly addPrescriptionLenses: boolean;
  /** Contact lenses wait until their prescriber has confirmed them (RX-20). */
  readonly asksPrescriber: boolean;
  readonly isProductSearchEnabled: boolean;
  readonly uploadRXFileOnOrderConfirm: boolean;
  /** Governs nothing: records carry the addresses of their pictures. */
  readonly damDomain: string;
  readonly analyticsData: {
    readonly Page_Brand: string;
    readonly Page_Platform: string;
    readonly Page_Server: string;
  };
  readonly isFrameAdvisorEnabled: boolean;
  readonly isVirtualTryOnEnabled: boolean;
  readonly isSizeAdvisorEnabled: boolean;
  readonly isWalletEnabled: boolean;
  /** Sections of the account that this site does without (ACC-07). */
  readonly accountSectionsOff: readonly string[];
  /** Governs nothing: no review service is specified. */
  readonly isTrustReviewEnabled: boolean;
  readonly isInsuranceEnabled: boolean;
  /** Script of the insurer; empty where there is none (INS-01). */
  readonly insuranceScriptUrl: string;
  readonly pdpImageOrder: {
    readonly frames: readonly string[];
    readonly accessories: readonly string[];
    readonly contactLenses: readonly string[];
  };
  readonly breadcrumbSeoUrls: Readonly<Record<string, string>>;
  readonly financing: {
    readonly clientId: string;
    readonly environment: string;
    readonly scriptUrl: string;
    /** Amounts the partner has a plan for, in minor units of the store currency; 0 where it names no bound. */
    readonly fromMinor: number;
    readonly toMinor: number;
  };
  /** Page of the identity partner that vouches for groups with a discount; empty where there is none (AUTH-13). */
  readonly identityDiscountUrl: string;
  /** Pictures of the map: address with `{z}`, `{x}` and `{y}`, and who is to be named beside them (STOR-01). */
  readonly mapTiles: { readonly url: string; readonly attribution: string };
  /** Providers that shoppers may sign in with, by id and name (AUTH-07). */
  readonly signInProviders: readonly { readonly id: string; readonly name: string }[];
  /** Origin of the payment gateway's hosted card fields, and of the payment partners' frames. */
  readonly paymentGateway: { readonly origin: string; readonly merchantId: string; readonly partnerOrigin: string };
  /** Free-delivery threshold in minor units of the store currency; 0 when there is none. */
  readonly freeDeliveryFrom: number;
  /** What paying the courier costs, in minor units of the store currency; 0 where it costs nothing (PAY-07). */
  readonly cashOnDeliveryFee: number;
  /** Customer service telephone number as shown. */
  readonly servicePhone: string;
}

/** What every page knows about the site it is on (SITE-05). */
export interface SiteContext {
  readonly storeId: string;
  readonly catalogId: string;
  readonly defaultLanguageId: string;
  readonly langId: string;
  readonly locale: Locale;
  readonly language: Language;
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly storeName: string;
  readonly brand: string;
  readonly config: StoreConfiguration;
}
