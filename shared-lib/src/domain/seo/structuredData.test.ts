import { aLocatorStore, aStore } from '../../testing/aStore';
import type { DeliveryPromise } from '../order/deliveryPromise';
import {
  breadcrumbData,
  collectionData,
  faqData,
  localBusinessData,
  organizationData,
  productData,
  webSiteData,
} from './structuredData';

const origin = 'https://shop.example';

describe('structured data', () => {
  const facts = {
    name: 'Norvane Ordora',
    description: 'Round sunglasses',
    brand: 'Norvane',
    sku: '0NO4001S-01',
    gtin: '2900000000018',
    images: ['https://shop.example/p.webp'],
    url: 'https://shop.example/sunglasses/x',
    offer: { minor: 14_640, currency: 'USD', availability: 'Available' as const },
  };

  it('describes a product with its offer [SEO-02]', () => {
    expect(productData(facts)).toMatchObject({
      '@type': 'Product',
      gtin13: '2900000000018',
      brand: { '@type': 'Brand', name: 'Norvane' },
      offers: { price: '146.40', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(productData({ ...facts, offer: { ...facts.offer, availability: 'SoldOut' } })).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    expect(productData(facts)['offers']).toEqual({
      '@type': 'Offer',
      price: '146.40',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: facts.url,
    });
  });

  it('says where to and in how many working days an offer is made and sent [SEO-02] [CAT-11]', () => {
    const promise: DeliveryPromise = {
      making: { from: 3, to: 5 },
      transit: { from: 1, to: 2 },
      total: { from: 4, to: 7 },
    };
    const data = productData({ ...facts, offer: { ...facts.offer, delivery: { promise, country: 'IT' } } });
    expect(data).toMatchObject({ offers: { '@type': 'Offer', price: '146.40' } });
    expect((data['offers'] as { shippingDetails: unknown }).shippingDetails).toEqual({
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IT' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        businessDays: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
        },
        handlingTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 5, unitCode: 'DAY' },
        transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2, unitCode: 'DAY' },
      },
    });
  });

  it('leaves out what is not known [SEO-02]', () => {
    const bare = productData({ ...facts, description: '', brand: '', gtin: '', images: [], offer: null });
    expect(Object.keys(bare).toSorted()).toEqual(['@type', 'name', 'sku', 'url']);
  });

  it('numbers the breadcrumb and gives the page itself no address [SEO-02] [SEO-04]', () => {
    const trail = [
      { label: 'Home', href: '/' },
      { label: 'Sunglasses', href: '' },
    ];
    expect(breadcrumbData(trail, origin)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Sunglasses' },
      ],
    });
  });

  it('lists a collection, the shop, its search box and questions [SEO-02]', () => {
    const products = [{ name: 'A', url: '/a' }];
    expect(collectionData({ name: 'Sun', url: 'https://shop.example/sunglasses', products }, origin)).toEqual({
      '@type': 'CollectionPage',
      name: 'Sun',
      url: 'https://shop.example/sunglasses',
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: 1,
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A', url: 'https://shop.example/a' }],
      },
    });
    expect(organizationData({ name: 'Sightline', logo: '/logo.svg', telephone: '1' })).toEqual({
      '@type': 'Organization',
      name: 'Sightline',
      url: '/',
      logo: '/logo.svg',
      contactPoint: { '@type': 'ContactPoint', telephone: '1', contactType: 'customer service' },
    });
    expect(organizationData({ name: 'Sightline', logo: '/logo.svg' })).not.toHaveProperty('contactPoint');
    expect(webSiteData({ name: 'Sightline', searchPath: '/search' })).toEqual({
      '@type': 'WebSite',
      name: 'Sightline',
      url: '/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
    expect(faqData([{ question: 'Q?', answer: 'A.' }])).toEqual({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } }],
    });
  });

  it('describes a branch in either form, with its hours [SEO-02]', () => {
    for (const store of [aStore(), aLocatorStore()]) {
      const data = localBusinessData(store, `${origin}/store-locator/11039-main-street`);
      expect(data).toMatchObject({
        '@type': 'Optician',
        name: 'Main Street',
        url: `${origin}/store-locator/11039-main-street`,
        telephone: '212-555-0100',
        email: 'mainstreet@example.com',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Main St',
          addressLocality: 'New York',
          postalCode: '10001',
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 40.75, longitude: -73.99 },
      });
      expect(data.openingHoursSpecification).toHaveLength(6);
      expect(data.openingHoursSpecification).toContainEqual({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: '10:00',
        closes: '19:00',
      });
    }
    expect(localBusinessData(aStore({ latitude: null }), origin)).not.toHaveProperty('geo');
    expect(localBusinessData(aStore({ longitude: null }), origin)).not.toHaveProperty('geo');
    expect(localBusinessData(aLocatorStore({ position: null }), origin)).not.toHaveProperty('geo');
    const specialDays = [
      { date: '2026-12-24', times: { open: '9:00AM', close: '2:00PM' } },
      { date: '2026-12-25', times: null },
    ];
    expect(localBusinessData(aStore({ specialDays }), origin).specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '09:00',
        closes: '14:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });
});
