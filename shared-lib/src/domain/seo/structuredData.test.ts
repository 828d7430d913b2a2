import { aLocatorStore, aStore } from '../../testing/aStore';
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
    expect(collectionData({ name: 'Sun', url: '/sunglasses', products }, origin)).toMatchObject({
      mainEntity: { numberOfItems: 1, itemListElement: [{ position: 1, url: 'https://shop.example/a' }] },
    });
    expect(organizationData({ name: 'Sightline', logo: '/logo.svg', telephone: '1' })).toMatchObject({
      url: '/',
      logo: '/logo.svg',
      contactPoint: { telephone: '1' },
    });
    expect(webSiteData({ name: 'Sightline', searchPath: '/search' })).toMatchObject({
      potentialAction: { target: { urlTemplate: '/search?q={search_term_string}' } },
    });
    expect(faqData([{ question: 'Q?', answer: 'A.' }])).toMatchObject({
      mainEntity: [{ name: 'Q?', acceptedAnswer: { text: 'A.' } }],
    });
  });

  it('describes a branch in either form, with its hours [SEO-02]', () => {
    for (const store of [aStore(), aLocatorStore()]) {
      const data = localBusinessData(store, `${origin}/store-locator/11039-main-street`);
      expect(data).toMatchObject({
        name: 'Main Street',
        address: { streetAddress: '12 Main St', postalCode: '10001', addressCountry: 'US' },
        geo: { latitude: 40.75, longitude: -73.99 },
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
