import type { CategoryName, SectionName, ShapeName } from './content.words';

/** Category ids of the catalogue. */
export const categoryIds: Record<CategoryName, string> = {
  sunglasses: '10501',
  eyeglasses: '10502',
  'contact-lenses': '10503',
  'audio-glasses': '10504',
  accessories: '10505',
  'lens-care': '10506',
  hearing: '10507',
};

/** Sections of the header, in order. */
export const sections: readonly SectionName[] = [
  'eyeglasses',
  'sunglasses',
  'contact-lenses',
  'audio-glasses',
  'hearing',
  'accessories',
];

/** Brands with their slug, in the order of the alphabet; houses of frames are told from makers of lenses, sound and care. */
export const brands: readonly { slug: string; name: string; isFrameHouse: boolean }[] = [
  { slug: 'alverra', name: 'Alverra', isFrameHouse: true },
  { slug: 'aquaveil', name: 'Aquaveil', isFrameHouse: false },
  { slug: 'auriden', name: 'Auriden', isFrameHouse: false },
  { slug: 'brightmoor', name: 'Brightmoor', isFrameHouse: true },
  { slug: 'castellan', name: 'Castellan', isFrameHouse: true },
  { slug: 'corso-21', name: 'Corso 21', isFrameHouse: true },
  { slug: 'halden', name: 'Halden', isFrameHouse: true },
  { slug: 'isla-verde', name: 'Isla Verde', isFrameHouse: true },
  { slug: 'kestrel-works', name: 'Kestrel Works', isFrameHouse: true },
  { slug: 'lacrima', name: 'Lacrima', isFrameHouse: false },
  { slug: 'marlowe-pike', name: 'Marlowe Pike', isFrameHouse: true },
  { slug: 'norvane', name: 'Norvane', isFrameHouse: true },
  { slug: 'ondine-fils', name: 'Ondine & Fils', isFrameHouse: true },
  { slug: 'serenea', name: 'Serenea', isFrameHouse: false },
  { slug: 'sightline', name: 'Sightline', isFrameHouse: false },
  { slug: 'solmare', name: 'Solmare', isFrameHouse: true },
  { slug: 'sonovant', name: 'Sonovant', isFrameHouse: false },
  { slug: 'tessaro', name: 'Tessaro', isFrameHouse: true },
  { slug: 'tonalis', name: 'Tonalis', isFrameHouse: false },
  { slug: 'vantry', name: 'Vantry', isFrameHouse: true },
];

/** Static pages and states with a content page of their own: page id to English path. */
export const pagePaths = {
  faq: '/c/support/faq',
  'cookie-policy': '/c/cookie-policy',
  insurance: '/c/support/insurance',
  'contact-us': '/c/contact-us-page',
  'customer-service': '/c/customer-service/contact-us',
  'delivery-and-returns': '/c/delivery-and-returns',
  privacy: '/c/privacy',
  terms: '/c/terms',
  withdrawal: '/c/withdrawal',
  imprint: '/c/imprint',
  accessibility: '/c/accessibility',
  about: '/c/about',
  'prescription-guide': '/c/prescription-guide',
  'size-guide': '/c/size-guide',
  'hearing-test': '/hearing-test',
  'book-eye-test': '/c/book-eye-test',
  brands: '/brands',
  'spring-light': '/c/spring-light',
  'not-found': '/not-found-page',
  'internal-error': '/internal-error',
  courtesy: '/courtesy-page',
} as const;

export type PageId = keyof typeof pagePaths;

/** Addresses of the shop that have no content page. */
export const shopPaths = {
  stores: '/store-locator',
  booking: '/appointment?service=eye-test',
  hearingStores: '/store-locator?service=hearing',
  orders: '/track-order',
  search: '/search',
  sitemap: '/sitemap',
} as const;

export const categoryPath = (name: CategoryName): string => `/${name}`;
export const brandPath = (slug: string): string => `/brands/${slug}`;

/** Sort codes of the specification (PLP-04). */
export const newest = (name: CategoryName): string => `${categoryPath(name)}?sort=5`;
export const bestSelling = (name: CategoryName): string => `${categoryPath(name)}?sort=0`;

/** A listing narrowed to one value of a facet; the parameter is the attribute, the value its untranslated code (PLP-02). */
export function narrowed(name: CategoryName, attribute: string, code: string): string {
  return `${categoryPath(name)}?${new URLSearchParams({ [attribute]: code }).toString()}`;
}

/** Codes of the catalogue's frame shapes, by the outline the shop draws. */
export const shapeCodes: Record<ShapeName, string> = {
  round: 'Round',
  panto: 'Panto',
  square: 'Square',
  rectangle: 'Rectangle',
  'cat-eye': 'Cat Eye',
  oval: 'Oval',
  aviator: 'Aviator',
};
