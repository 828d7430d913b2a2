/** Width of the main picture: a frame at the product page's scale. */
export const PRODUCT_SIZES = '(min-width: 1024px) 700px, 85vw';

/** Width of the further pictures, two beside each other on desktop. */
export const FURTHER_SIZES = '(min-width: 1024px) 380px, 85vw';
