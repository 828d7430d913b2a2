import type { StoreFacts } from '../storeConfig';
import type { Category } from './catalogue.repository';
import { localised } from './dictionary';

/** What the records of one answer share. */
export interface CategoryView {
  store: StoreFacts;
  language: string;
  childrenOf(id: string): readonly Category[];
  parentOf(category: Category): Category | undefined;
  /** Pictures of the product that stands for a category. */
  pictureOf(category: Category): { thumbnail: string; fullImage: string } | undefined;
}

/** What the product writes where a category has no parent. */
const NO_PARENT = '-1';

/** Ids from the root down to the parent, as a path; by it clients tell roots from the rest. */
function parentPath(category: Category, view: CategoryView): string {
  const ids: string[] = [];
  for (let parent = view.parentOf(category); parent; parent = view.parentOf(parent)) ids.unshift(parent.id);
  return ids.length > 0 ? `/${ids.join('/')}` : NO_PARENT;
}

/** A category with the link quirk of the product: children are strings that begin with `href: ` (section 8.5). */
export function categoryRecord(category: Category, depth: number, view: CategoryView): Record<string, unknown> {
  const children = view.childrenOf(category.id);
  const address = (id: string): string => `/search/resources/api/v2/categories?storeId=${view.store.storeId}&id=${id}`;
  const picture = view.pictureOf(category);
  return {
    id: category.id,
    uniqueID: category.id,
    identifier: category.identifier,
    name: localised(category.names, view.language),
    shortDescription: localised(category.descriptions, view.language),
    description: localised(category.descriptions, view.language),
    parentCatalogGroupID: parentPath(category, view),
    sequence: `${category.sequence}.0`,
    storeID: view.store.storeId,
    seo: { href: category.path },
    thumbnail: picture?.thumbnail ?? '',
    fullImage: picture?.fullImage ?? '',
    resourceId: address(category.id),
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
