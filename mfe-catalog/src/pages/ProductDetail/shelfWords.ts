import type { TextKey } from '@sightline/shared-lib/contracts';
import type { InventoryLevel } from '@sightline/shared-lib/api/availability';
import { canBuy, statusOfQuantity } from '@sightline/shared-lib/domain/product';
import type { AvailabilityStatus } from '@sightline/shared-lib/domain/product';

const KEYS: Partial<Record<AvailabilityStatus, TextKey>> = {
  'Available-oneleft': 'Product.Store.OneLeft',
  'Available-twoleft': 'Product.Store.TwoLeft',
  'Available-fewleft': 'Product.Store.FewLeft',
};

/** Key of the words for what a branch has on its shelf; an unreadable answer is never a yes (PDP-05). */
export function shelfKey(level: InventoryLevel | undefined): TextKey {
  if (!level) return 'Product.Store.Unknown';
  const status = level.status.toLowerCase() === 'available' ? statusOfQuantity(level.quantity) : 'Out-of-stock';
  return canBuy(status) ? (KEYS[status] ?? 'Product.Store.Yes') : 'Product.Store.No';
}
