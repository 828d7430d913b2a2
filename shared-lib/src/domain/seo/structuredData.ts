import type { BreadcrumbEntry } from '../listing/listing';
import { decimalText } from '../money/parseAmount';
import type { DayRange, DeliveryPromise } from '../order/deliveryPromise';
import type { AvailabilityStatus } from '../product/availability';
import type { LocatorStore, PhysicalStore, SpecialDay, WeekSchedule } from '../store/store';
import { WEEKDAYS } from '../store/store';
import type { Weekday } from '../store/store';
import { minutesOf } from '../store/openingHours';

/** JSON-LD object without `@context`, which the shell adds (SEO-02). */
export type StructuredData = Readonly<Record<string, unknown>>;

const AVAILABILITY: Readonly<Record<AvailabilityStatus, string>> = {
  Available: 'InStock',
  'Available-oneleft': 'LimitedAvailability',
  'Available-twoleft': 'LimitedAvailability',
  'Available-fewleft': 'LimitedAvailability',
  'Coming soon': 'PreOrder',
  'Out-of-stock': 'OutOfStock',
  'Not-for-sale': 'Discontinued',
  SoldOut: 'SoldOut',
};

export interface ProductFacts {
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly sku: string;
  readonly gtin?: string | undefined;
  readonly color?: string | undefined;
  readonly images: readonly string[];
  /** Absolute address of the page. */
  readonly url: string;
  readonly offer: {
    readonly minor: number;
    readonly currency: string;
    readonly availability: AvailabilityStatus;
    /** When it arrives, and where. */
    readonly delivery?: { readonly promise: DeliveryPromise; readonly country: string };
  } | null;
}

/** Leaves out what is empty: search engines count an empty text as an error. */
function filled(data: Readonly<Record<string, unknown>>): StructuredData {
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)));
}

const dayData = (day: Weekday): string => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

const daysData = ({ from, to }: DayRange): StructuredData => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

/** Making, then the journey; search engines count working days by `businessDays` (CAT-11). */
function shippingDetails({ promise, country }: { promise: DeliveryPromise; country: string }): StructuredData {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WEEKDAYS.slice(0, 5).map(dayData),
      },
      handlingTime: daysData(promise.making),
      transitTime: daysData(promise.transit),
    },
  };
}

/** Product with its offer (SEO-02). */
export function productData(product: ProductFacts): StructuredData {
  const { offer } = product;
  return filled({
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    gtin13: product.gtin,
    color: product.color,
    image: product.images,
    url: product.url,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    offers: offer && {
      '@type': 'Offer',
      price: decimalText(offer),
      priceCurrency: offer.currency,
      availability: `https://schema.org/${AVAILABILITY[offer.availability]}`,
      itemCondition: 'https://schema.org/NewCondition',
      url: product.url,
      ...(offer.delivery ? { shippingDetails: shippingDetails(offer.delivery) } : {}),
    },
  });
}

/** Absolute address of a site-relative one. */
function absolute(origin: string, path: string): string {
  return path.startsWith('http') ? path : `${origin}${path}`;
}

/** Breadcrumb trail; the last entry is the page itself and needs no address (SEO-02, SEO-04). */
export function breadcrumbData(entries: readonly BreadcrumbEntry[], origin: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((entry, index) =>
      filled({
        '@type': 'ListItem',
        position: index + 1,
        name: entry.label,
        item: entry.href ? absolute(origin, entry.href) : undefined,
      }),
    ),
  };
}

/** Listing as a collection of links to its products (SEO-02). */
export function collectionData(
  listing: { readonly name: string; readonly url: string; readonly products: readonly { name: string; url: string }[] },
  origin: string,
): StructuredData {
  return {
    '@type': 'CollectionPage',
    name: listing.name,
    url: absolute(origin, listing.url),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: listing.products.length,
      itemListElement: listing.products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: product.name,
        url: absolute(origin, product.url),
      })),
    },
  };
}

/** The shop itself (SEO-02). */
export function organizationData(facts: {
  readonly name: string;
  readonly logo: string;
  readonly telephone?: string;
}): StructuredData {
  return filled({
    '@type': 'Organization',
    name: facts.name,
    url: '/',
    logo: facts.logo,
    contactPoint: facts.telephone && {
      '@type': 'ContactPoint',
      telephone: facts.telephone,
      contactType: 'customer service',
    },
  });
}

/** Site with its search box (SEO-02); `searchPath` is the search page's path, empty where the store has no search. */
export function webSiteData(facts: { readonly name: string; readonly searchPath: string }): StructuredData {
  return filled({
    '@type': 'WebSite',
    name: facts.name,
    url: '/',
    potentialAction: facts.searchPath && {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${facts.searchPath}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}

function clock(time: string): string {
  const minutes = minutesOf(time) ?? 0;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function openingHoursData(schedule: WeekSchedule): StructuredData[] {
  return WEEKDAYS.flatMap((day) => {
    const times = schedule[day];
    if (!times) return [];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayData(day),
      opens: clock(times.open),
      closes: clock(times.close),
    };
  });
}

/** Holidays and early evenings; search engines read equal times as closed all day. */
function specialHoursData(days: readonly SpecialDay[]): StructuredData[] {
  return days.map(({ date, times }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: times ? clock(times.open) : '00:00',
    closes: times ? clock(times.close) : '00:00',
  }));
}

/** A branch, in either form of store, as LocalBusiness (SEO-02). */
export function localBusinessData(store: PhysicalStore | LocatorStore, url: string): StructuredData {
  const isPhysical = 'uniqueId' in store;
  const latitude = isPhysical ? store.latitude : store.position?.lat;
  const longitude = isPhysical ? store.longitude : store.position?.lng;
  return filled({
    '@type': 'Optician',
    name: isPhysical ? store.storeName : store.name,
    url,
    telephone: isPhysical ? store.telephone : store.phone,
    email: isPhysical ? store.storeEmailAddress : store.email,
    address: filled({
      '@type': 'PostalAddress',
      streetAddress: isPhysical ? store.address : store.address1,
      addressLocality: store.city,
      addressRegion: isPhysical ? store.state : undefined,
      postalCode: isPhysical ? store.zipCode : store.postalCode,
      addressCountry: store.country,
    }),
    geo:
      typeof latitude === 'number' && typeof longitude === 'number'
        ? { '@type': 'GeoCoordinates', latitude, longitude }
        : undefined,
    openingHoursSpecification: openingHoursData(store.schedule),
    specialOpeningHoursSpecification: isPhysical ? specialHoursData(store.specialDays) : undefined,
  });
}

/** Questions and answers; answers are plain text (SEO-02). */
export function faqData(entries: readonly { readonly question: string; readonly answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
