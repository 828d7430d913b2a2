/** Attributes that are shown as a ribbon on a tile, the most telling one first (CAT-04). */
export const BADGES: readonly string[] = [
  'EXCLUSIVE',
  'WEB EXCLUSIVE',
  'AVANT_PREMIERE',
  'LX_IS_MOST_POPULAR',
  'IS_NEW',
  'LIMITED_EDITION',
  'POLARIZED',
  'SUSTAINABILITY_CLAIM',
];
