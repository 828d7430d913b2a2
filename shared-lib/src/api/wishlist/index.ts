export { dropWish } from './dropWish';
export { keepWishes } from './keepWishes';
export { readSharedWishlist } from './readSharedWishlist';
export { readWishlist } from './readWishlist';
export { shareWishlist } from './shareWishlist';
export { unshareWishlist } from './unshareWishlist';
export type { Wishlist } from './wishlistRecord';
