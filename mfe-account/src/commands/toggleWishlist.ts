import type { CommandHandler } from '@sightline/shared-lib/contracts';

import { wishesOf } from '../account/saved/wishes';

/** Saves a product or takes it back, for the bag and other remotes; rejects when it could not be kept (ACC-05, CART-03). */
export const toggleWishlist: CommandHandler<'account.toggleWishlist'> = async ({ partNumber, saved }, services) => ({
  saved: await wishesOf(services).toggle(partNumber, saved),
});
