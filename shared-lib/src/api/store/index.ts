export { findStores } from './findStores';
export type { FindStoresInput } from './findStores';
export { readStore } from './readStore';
export { readStoresByBrand } from './readStoresByBrand';
export type { BrandStore } from './readStoresByBrand';
