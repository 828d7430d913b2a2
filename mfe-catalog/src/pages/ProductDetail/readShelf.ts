import { readInventory } from '@sightline/shared-lib/api/availability';
import type { ShellServices } from '@sightline/shared-lib/contracts';

import { shelfKey } from './shelfWords';

/** Key of what a branch says about one article; a service that fails is an answer too. */
export async function readShelf(
  { client, reportFailure }: Pick<ShellServices, 'client' | 'reportFailure'>,
  partNumber: string,
  storeId: string,
): Promise<string> {
  try {
    const input = { partNumbers: [partNumber], physicalStoreIds: [storeId] };
    const [level] = await readInventory(client, input, { skipErrorMessage: true });
    return shelfKey(level);
  } catch (error) {
    reportFailure(error);
    return shelfKey(undefined);
  }
}
