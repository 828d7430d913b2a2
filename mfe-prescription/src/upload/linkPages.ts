import { linkRxFile } from '@sightline/shared-lib/api/prescription';
import type { PlatformClient } from '@sightline/shared-lib/contracts';

/** Lines of an order, or of the bag, that a prescription is for. */
export interface PageTarget {
  readonly orderId: string;
  readonly orderItemIds: readonly string[];
}

/** Attaches pages that the platform keeps to lines, in their order; what is attached already stays so. */
export async function linkPages(
  client: PlatformClient,
  { orderId, orderItemIds }: PageTarget,
  fileIds: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  for (const rxFileStorageId of fileIds) {
    for (const orderItemId of orderItemIds) {
      const link = { orderId, orderItemId, rxFileStorageId };
      await linkRxFile(client, link, { ...(signal ? { signal } : {}), skipErrorMessage: true });
    }
  }
}
