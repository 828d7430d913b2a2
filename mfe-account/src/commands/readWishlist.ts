import type { CommandHandler } from '@sightline/shared-lib/contracts';

import { wishesOf } from '../account/saved/wishes';

/** What is saved, for a button of another remote that says so; rejects when it could not be read (ACC-05). */
export const readWishlist: CommandHandler<'account.readWishlist'> = async (_input, services) => ({
  partNumbers: await wishesOf(services).partNumbers(),
});
