export type { FavouriteOwner } from './favouriteOwner';
export { listFavouriteStores } from './listFavouriteStores';
export { removeFavouriteStore } from './removeFavouriteStore';
export { setDefaultFavouriteStore } from './setDefaultFavouriteStore';
