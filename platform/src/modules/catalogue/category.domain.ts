import type { StoreFacts } from '../storeConfig';
import type { Category } from './catalogue.repository';
import { localised } from './dictionary';

/** What the records of one answer share. */
export interface CategoryView {
  store: StoreFacts;
  language: string;
  childrenOf(id: string): readonly Category[];
  thumbnailOf(category: Category): string;
}

/** A category with the link quirk of the product: children are strings that begin with `href: ` (section 8.5). */
export function categoryRecord(category: Category, depth: number, view: CategoryView): Record<string, unknown> {
  const children = view.childrenOf(category.id);
  const address = (id: string): string => `/search/resources/api/v2/categories?storeId=${view.store.storeId}&id=${id}`;
  return {
    id: category.id,
    uniqueID: category.id,
    identifier: category.identifier,
    name: localised(category.names, view.language),
    description: localised(category.descriptions, view.language),
    sequence: `${category.sequence}.0`,
    storeID: view.store.storeId,
    seo: { href: category.path },
    thumbnail: view.thumbnailOf(category),
    links: {
      self: { href: address(category.id) },
      ...(category.parent_id ? { parent: { href: address(category.parent_id) } } : {}),
      ...(children.length > 0 ? { children: children.map((child) => `href: ${address(child.id)}`) } : {}),
    },
    ...(children.length > 0 && depth > 1
      ? { children: children.map((child) => categoryRecord(child, depth - 1, view)) }
      : {}),
  };
}
