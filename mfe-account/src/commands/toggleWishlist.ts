import type { CommandHandler } from '@sightline/shared-lib/contracts';

import { toggleSaved } from '../account/saved/savedFrames';

/** Saves a product or takes it back, for the bag and other remotes (ACC-05, CART-03). */
export const toggleWishlist: CommandHandler<'account.toggleWishlist'> = async ({ partNumber }, services) => ({
  saved: toggleSaved(services, partNumber),
});
