import type { GoodsOutline } from '../../domain/product/outline';

/** Lines of each outline about the middle of a box 150 wide and 84 high. */
export const GOODS_LINES: Readonly<Record<GoodsOutline, readonly string[]>> = {
  // Face, top and side of a carton with a lens printed on its face.
  'lens-box': [
    'M-46-14H34v40h-80z',
    'M-46-14l14-12h80L34-14',
    'M48-26v40L34 26',
    'M-20 6a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
    'M-13 2a8 8 0 0 1 7-5',
  ],
  bottle: ['M-16-10q0-8 8-10H8q8 2 8 10v40q0 5-5 5h-22q-5 0-5-5z', 'M-8-20v-14H8v14', 'M-16 0h32', 'M-16 22h32'],
  case: ['M-54 2C-54-16-32-22 0-22S54-16 54 2 34 24 0 24-54 20-54 2z', 'M-54 2C-30 8 30 8 54 2', 'M-5 6v5H5V6'],
  // Behind the ear: the body, its thin tube and the dome at its end.
  'hearing-device': [
    'M6-30C22-30 30-18 30-4 30 14 24 30 14 30 6 30 4 24 8 18 13 10 12-2 6-8 0-14-2-20-1-25 0-28 2-30 6-30z',
    'M-1-26C-18-26-24-12-22 6',
    'M-28 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  ],
  carton: ['M-32-14h64v40h-64z', 'M-32-14l8-12h48l8 12', 'M-7-14v12H7v-12l-2-12H-5z'],
};
