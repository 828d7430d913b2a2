import type { TextKey } from '@sightline/shared-lib/contracts';
import { REDUCED } from '@sightline/shared-lib/domain/listing';
import { ATTRIBUTE_NAMES, BADGE_FLAGS } from '@sightline/shared-lib/domain/product';

import type { ListingKind } from './listingKind';

/** How the values of a group are drawn. */
export type FacetLook = 'box' | 'shape' | 'colour';

/** One facet of a group; `only` keeps some of its values, `without` hides some. */
export interface FacetSource {
  /** Attribute name, as it stands in the address. */
  readonly name: string;
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/** A group of values under one title; price is a group without facets. */
export interface FacetGroupPlan {
  readonly titleKey: TextKey;
  readonly hintKey?: TextKey;
  readonly look: FacetLook;
  readonly open: boolean;
  readonly sources: readonly FacetSource[];
}

const price: FacetGroupPlan = { titleKey: 'Listing.Group.Price', look: 'box', open: false, sources: [] };

const box = (titleKey: TextKey, name: string, open = false): FacetGroupPlan => ({
  titleKey,
  look: 'box',
  open,
  sources: [{ name }],
});

const size: FacetGroupPlan = { ...box('Listing.Group.Size', 'FRAME_SIZE', true), hintKey: 'Listing.Group.SizeHint' };
const shape: FacetGroupPlan = { ...box('Listing.Group.Shape', 'FRAME_SHAPE', true), look: 'shape' };
const colour: FacetGroupPlan = { ...box('Listing.Group.Colour', 'FRONT_COLOR', true), look: 'colour' };
const brand = box('Listing.Group.Brand', 'BRAND');

const lens: FacetGroupPlan = {
  titleKey: 'Listing.Group.Lens',
  look: 'box',
  open: true,
  sources: [
    { name: 'LENS_TREATMENT_FACET', without: ['Standard', 'Anti-reflective'] },
    { name: 'ROXABLE', only: ['True'] },
  ],
};

const availability: FacetGroupPlan = {
  titleKey: 'Listing.Group.Availability',
  look: 'box',
  open: true,
  sources: [{ name: 'LX_SOLDOUT', only: ['FALSE'] }],
};

const type = box('Listing.Group.Type', 'PRODUCT_TYPE', true);

/** Groups of each kind of listing, in their order: the first ones open, the rest closed (PLP-03). */
export const LISTING_PLANS: Readonly<Record<ListingKind, readonly FacetGroupPlan[]>> = {
  frames: [
    size,
    shape,
    colour,
    lens,
    availability,
    brand,
    price,
    box('Listing.Group.Material', 'FRAME_MATERIAL_FACET'),
    box('Listing.Group.Gender', 'GENDER'),
    box('Listing.Group.Fit', 'GEOFIT'),
  ],
  brand: [
    type,
    size,
    shape,
    colour,
    lens,
    availability,
    price,
    box('Listing.Group.Material', 'FRAME_MATERIAL_FACET'),
    box('Listing.Group.Gender', 'GENDER'),
  ],
  'contact-lenses': [
    box('Listing.Group.Replacement', 'REPLACEMENT', true),
    box('Listing.Group.Corrects', 'CORRECTION_TYPE', true),
    box('Listing.Group.Design', 'LENS_DESIGN', true),
    box('Listing.Group.Brand', 'BRAND', true),
    price,
  ],
  audio: [size, shape, colour, lens, availability, box('Listing.Group.Connectivity', 'CONNECTIVITY'), brand, price],
  goods: [
    box('Listing.Group.Kind', 'GOODS_KIND', true),
    box('Listing.Group.Brand', 'BRAND', true),
    price,
    availability,
  ],
  search: [
    type,
    size,
    shape,
    colour,
    { ...lens, open: false },
    { ...availability, open: false },
    brand,
    price,
    box('Listing.Group.Gender', 'GENDER'),
  ],
};

/** First segment of a listing's English path -> its kind; a brand may carry anything. */
const KINDS: Readonly<Record<string, ListingKind>> = {
  sunglasses: 'frames',
  eyeglasses: 'frames',
  brands: 'brand',
  'contact-lenses': 'contact-lenses',
  'audio-glasses': 'audio',
  accessories: 'goods',
  'lens-care': 'goods',
  hearing: 'goods',
};

/** Kind of the listing at a canonical path. */
export function listingKindOf(path: string): ListingKind {
  return KINDS[path.split('/')[1] ?? ''] ?? 'search';
}

/** Every facet a kind of listing shows: the index is asked for these and no others. */
export function facetNames(kind: ListingKind): readonly string[] {
  return LISTING_PLANS[kind].flatMap(({ sources }) => sources.map(({ name }) => name));
}

const LISTED = Object.values(LISTING_PLANS).flatMap((groups) =>
  groups.flatMap(({ sources }) => sources.map(({ name }) => name)),
);
const READ = [...ATTRIBUTE_NAMES, ...BADGE_FLAGS];

/** What may narrow a list, as it stands in an address. */
export const FACET_PARAMETERS: ReadonlySet<string> = new Set<string>([
  REDUCED.name,
  ...LISTED,
  ...READ,
  ...READ.map((name) => name.replaceAll(' ', '_')),
]);

/** True for what may narrow a list: any other upper-case parameter of an address is somebody else's. */
export function isFacetName(name: string): boolean {
  return FACET_PARAMETERS.has(name);
}
