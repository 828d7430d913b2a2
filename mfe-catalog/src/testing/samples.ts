import { EMPTY_LISTING } from '@sightline/shared-lib/domain/listing';
import { aDeliveryPromise } from '@sightline/shared-lib/testing';
import type { FrontColour, LensColour } from '@sightline/shared-lib/ui';

import type { ListingData } from '../catalogue/query/listingData';
import type { ProductView } from '../pages/ProductDetail/productView';
import type { TileFacts } from '../catalogue/tiles/tileFacts';

const colour = (partNumber: string, name: string, front: FrontColour, lens: LensColour) => ({
  partNumber,
  path: `/sunglasses/norvane-ordora-${partNumber}`,
  name,
  front,
  lens,
  picture: null,
});

const colours = [
  colour('01', 'Black, Grey gradient', 'Black', 'Grey'),
  colour('02', 'Tortoise, Brown', 'Tortoise', 'Brown'),
  colour('03', 'Red, Rose', 'Red', 'Pink'),
  colour('04', 'Blue, Grey', 'Blue', 'Grey'),
];

/** An invented pair of sunglasses; the picture is missing, so its outline hangs on the line. */
export const sampleTile: TileFacts = {
  objectId: 'ordora',
  brand: 'Norvane',
  name: 'Ordora',
  colours,
  moreColours: 2,
  badge: 'online-exclusive',
  secondary: ['light-adaptive', 'new'],
  mm: 136,
  outline: 'round',
  size: { lens: 52, bridge: 18, temple: 145 },
  price: { now: '$368.00', before: '$460.00', discountPercent: 20 },
};

const tiles: readonly TileFacts[] = [
  sampleTile,
  {
    ...sampleTile,
    objectId: 'meridian',
    name: 'Meridian',
    brand: 'Halden',
    outline: 'aviator',
    mm: 140,
    badge: undefined,
  },
  {
    ...sampleTile,
    objectId: 'quarto',
    name: 'Quarto',
    brand: 'Kestrel Works',
    outline: 'square',
    mm: 139,
    badge: 'sold-out',
  },
];

/** A listing of three of 164 frames with two choices made. */
export const sampleListing: ListingData = {
  scope: { kind: 'frames', filters: '', pageSize: 18, pageTag: 'category' },
  path: '/sunglasses',
  title: 'Sunglasses',
  intro: 'Most take your prescription.',
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Sunglasses', href: '/sunglasses' },
  ],
  state: { ...EMPTY_LISTING, facets: { ROXABLE: ['True'], LX_SOLDOUT: ['FALSE'] } },
  answer: {
    productList: tiles,
    productListTotal: 164,
    totalText: '164',
    firstPage: 1,
    lastPage: 1,
    pageSize: 18,
    facets: {
      FRAME_SIZE: [
        { value: 'S', count: 58 },
        { value: 'M', count: 96 },
        { value: 'L', count: 60 },
      ],
      FRAME_SHAPE: [
        { value: 'Round', count: 40 },
        { value: 'Panto', count: 22 },
        { value: 'Cat Eye', count: 12 },
      ],
      FRONT_COLOR: [
        { value: 'Black', count: 80 },
        { value: 'Gold', count: 30 },
      ],
      LENS_TREATMENT_FACET: [{ value: 'Polarized', count: 121 }],
      ROXABLE: [{ value: 'True', count: 188 }],
      LX_SOLDOUT: [{ value: 'FALSE', count: 201 }],
      BRAND: [{ value: 'Norvane', count: 44 }],
    },
    priceMode: 'indexed',
    priceBounds: { minMinor: 4_450, maxMinor: 106_000 },
    queryId: '',
    index: '',
    segment: 'guest',
    queryAfterRemoval: '',
    correctedTerm: '',
    banners: [],
    waysOut: [],
  },
  teasers: [],
};

const measures = { lensWidth: 52, lensHeight: 44, bridge: 18, temple: 145, hingeDistance: 131, front: 136 };

/** An invented product in three colours and three sizes, the largest of them sold out. */
export const sampleProduct: ProductView = {
  path: '/sunglasses/norvane-ordora-01',
  partNumber: '01',
  objectId: 'ordora',
  type: 'sun',
  crumbs: [
    { label: 'Home', href: '/' },
    { label: 'Sunglasses', href: '/sunglasses' },
    { label: 'Norvane', href: '/sunglasses?BRAND=Norvane' },
    { label: 'Ordora', href: '' },
  ],
  brand: 'Norvane',
  name: 'Ordora',
  isHearingDevice: false,
  description: 'Round sunglasses of bio-based acetate.',
  badge: 'online-exclusive',
  secondary: ['light-adaptive'],
  colours,
  colour: 'Black, grey gradient lenses',
  choices: [
    {
      partNumber: '1',
      label: 'S',
      mm: 129,
      measures,
      weight: { grams: 27, isWithoutLenses: true },
      stock: 'Available',
      tags: { price: sampleTile.price },
      isDeliveryFree: true,
    },
    {
      partNumber: '2',
      label: 'M',
      mm: 136,
      measures,
      weight: { grams: 29, isWithoutLenses: true },
      stock: 'Available-twoleft',
      tags: { price: sampleTile.price },
      isDeliveryFree: true,
    },
    {
      partNumber: '3',
      label: 'L',
      mm: 142,
      measures,
      weight: { grams: 31, isWithoutLenses: true },
      stock: 'Out-of-stock',
      tags: { price: sampleTile.price },
      isDeliveryFree: true,
    },
  ],
  pictures: [],
  outline: 'round',
  takesPrescription: true,
  delivery: { arrives: aDeliveryPromise(), arrivesWithLenses: aDeliveryPromise([5, 8]), freeFrom: '$75' },
  baseCurve: '6',
  facts: [{ titleKey: 'Product.Facts.Frame', rows: [{ term: 'Material', value: 'Bio-based acetate' }] }],
  measureHelp: { MEASURE_BRIDGE: 'The gap between the lenses, over your nose.' },
  services: [{ title: 'Fitting', text: 'Adjusted in any store, free for life.' }],
  sameWidth: tiles.slice(1),
  goesWith: [],
};
