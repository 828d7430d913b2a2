import type { PageKind } from '../../contracts';
import { ownValue } from '../validation/ownValue';

const KINDS: Readonly<Record<string, PageKind>> = {
  HomePage: 'home',
  ProductListPage: 'product-list',
  CategoryPage: 'product-list',
  ProductPage: 'product-detail',
  ItemPage: 'product-detail',
  NotFound: 'not-found',
};

/** Page kind from the type a content page or the urls call names; any other type is a landing page (ROUTE-04). */
export function pageKindOfContent(type: string): PageKind {
  return ownValue(KINDS, type) ?? 'landing';
}
