import type { Clock, Db, MigrationSet, RoutePlugin, Trx } from '../../kernel';
import { ownListRoutes } from './ownList.routes';
import { createOwnList } from './ownList.service';
import { createWishlistMerge } from './wishlist.merge';
import { forgetLists } from './wishlist.repository';
import { wishlistMigrations } from './wishlist.migrations';
import { wishlistRoutes } from './wishlist.routes';
import { createWishlistService, type WishlistCatalogue } from './wishlist.service';

export type { WishlistCatalogue } from './wishlist.service';

/** Wish lists: what shoppers want to remember, beside carts and what carts keep for later. */
export function createWishlistModule(deps: { db: Db; clock: Clock; catalogue: WishlistCatalogue }): {
  routes: RoutePlugin;
  /** Register it with `identity.service.onMerge`. */
  merge: (trx: Trx, fromUserId: string, toUserId: string) => Promise<void>;
  /** Register it with `identity.service.onForget`. */
  forget: (trx: Trx, userIds: readonly string[]) => Promise<readonly string[]>;
  migrations: MigrationSet;
} {
  return {
    routes: async (app) => {
      await wishlistRoutes(createWishlistService(deps.db, deps.clock, deps.catalogue))(app);
      await ownListRoutes(createOwnList(deps.db, deps.clock, deps.catalogue))(app);
    },
    merge: createWishlistMerge(deps.clock),
    forget: async (trx, userIds) => {
      await forgetLists(trx, userIds);
      return [];
    },
    migrations: wishlistMigrations,
  };
}
