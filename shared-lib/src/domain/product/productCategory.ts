import { ownValue } from '../validation/ownValue';
import { attributeCode } from './attributes';
import type { Attributes, ProductType } from './product';

/** Category of a product for display rules, derived from PRODUCT_TYPE (CAT-02). */
export type ProductCategory =
  | 'sun'
  | 'contact lenses'
  | 'optical'
  | 'frames'
  | 'accessories'
  | 'contact lens accessories'
  | 'electronics'
  | 'electronics audio optical';

const CATEGORIES: Readonly<Record<string, ProductCategory>> = {
  sun: 'sun',
  sunglasses: 'sun',
  'contact lenses': 'contact lenses',
  optical: 'optical',
  eyeglasses: 'optical',
  frames: 'frames',
  accessories: 'accessories',
  'contact lenses accessories': 'contact lens accessories',
  'contact lens accessories': 'contact lens accessories',
  electronics: 'electronics',
  'electronics audio optical': 'electronics audio optical',
};

/** Category from a PRODUCT_TYPE text, in whatever case and with hyphens or underscores; null when it is none (CAT-02). */
export function categoryOfType(productType: string): ProductCategory | null {
  const words = productType
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return ownValue(CATEGORIES, words) ?? null;
}

const TYPES: Readonly<Record<ProductCategory, ProductType>> = {
  sun: 'sun',
  'contact lenses': 'contact-lenses',
  optical: 'optical',
  frames: 'frames',
  accessories: 'accessories',
  'contact lens accessories': 'contact-lenses-accessories',
  electronics: 'electronics',
  'electronics audio optical': 'electronics',
};

/** Slug of a product's type; null when its PRODUCT_TYPE says nothing known (CAT-02). */
export function productTypeOf(product: { readonly attributes: Attributes }): ProductType | null {
  const category = categoryOfType(attributeCode(product.attributes, 'PRODUCT_TYPE') ?? '');
  return category && TYPES[category];
}

/** Contact lenses are never added as such, but through their per-eye form (PDP-04). */
export function isAddToCartEnabled(type: ProductType | null): boolean {
  return type !== 'contact-lenses';
}

/** True for what hangs on a nose: frames of every kind, also with electronics inside. */
export function isEyewear(type: ProductType | null): boolean {
  return type === 'sun' || type === 'optical' || type === 'frames' || type === 'electronics';
}
