/** Profile of the products call that gives every measure of a product: tiles of frames need them too (contract 8.1). */
export const DETAIL_PROFILE = 'HCL_V2_findProductByPartNumber_Details';
