/** Attributes that a search can be narrowed by, in the order in which a page shows them. */
export const SEARCH_FACETS = [
  'PRODUCT_TYPE',
  'FRAME_SIZE',
  'FRAME_SHAPE',
  'FRONT_COLOR',
  'LENS_TREATMENT_FACET',
  'ROXABLE',
  'LX_SOLDOUT',
  'BRAND',
  'GENDER',
] as const;
