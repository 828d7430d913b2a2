import type { StoreConfiguration } from '@sightline/shared-lib/contracts';
import type { MenuEntry } from '@sightline/shared-lib/domain/content';
import { isOffered } from '@sightline/shared-lib/domain/site';
import type { FrameSign } from '@sightline/shared-lib/ui';

/** A titled column of links. */
export type MenuColumn = Pick<MenuEntry, 'id' | 'label'> & { readonly entries: readonly MenuEntry[] };

/** A section's menu, sorted by what its columns are drawn as. */
export interface SectionColumns {
  readonly columns: readonly MenuColumn[];
  /** The row below, without a title. */
  readonly services: readonly MenuEntry[];
  /** The one product it shows, and the words that lead there. */
  readonly feature: { readonly productId: string; readonly label: string } | null;
  /** One of its links is the section's own listing. */
  readonly leadsToAll: boolean;
}

const PRODUCT = 'product:';

/** Nothing leads to what the store has switched off, and no title stands without links (SITE-06). */
export function columnsOf(section: MenuEntry, config: StoreConfiguration): SectionColumns {
  const filled = section.children
    .map(({ id, label, children }) => ({ id, label, entries: children.filter(({ href }) => isOffered(href, config)) }))
    .filter(({ entries }) => entries.length > 0);
  const featured = section.children.find(({ image }) => image.startsWith(PRODUCT));
  return {
    columns: filled.filter(({ label }) => label),
    services: filled.filter(({ label }) => !label).flatMap(({ entries }) => entries),
    feature: featured ? { productId: featured.image.slice(PRODUCT.length), label: featured.label } : null,
    leadsToAll: filled.some(({ entries }) => entries.some(({ href }) => href === section.href)),
  };
}

type Shape = Parameters<typeof FrameSign>[0]['shape'];

/** The frame outline an entry asks for: `shape:<outline>` in its picture. */
export function shapeOf(entry: MenuEntry): Shape | null {
  return entry.image.startsWith('shape:') ? (entry.image.slice('shape:'.length) as Shape) : null;
}
