import { screenFrom } from '@sightline/shared-lib/ui';
import { PICTURE_WIDTHS } from '@sightline/shared-lib/domain/product';
import type { PictureSource } from '@sightline/shared-lib/ui';

/** A picture as page data carries it. */
export interface PictureFacts {
  /** Address with `{width}` and `{format}` where the platform draws them on demand. */
  readonly src: string;
  /** Width of what it shows, in whole millimetres; 0 when unknown. */
  readonly mm: number;
  /** Height in hundredths of the width. */
  readonly ratio: number;
}

/** Tiles are never wider than 375 CSS pixels; 200 would be enough only for narrow windows on coarse screens, and most phones ask for 450. */
export const TILE_WIDTHS = [400, 600, 800] as const;

/** What the kit's picture components take. */
export function pictureSource(
  { src, ratio }: PictureFacts,
  alt: string,
  widths: PictureSource['widths'] = PICTURE_WIDTHS,
): PictureSource {
  return {
    src,
    widths,
    formats: src.includes('{format}') ? ['avif', 'webp'] : ['webp'],
    width: 100,
    height: ratio,
    alt,
  };
}
/** Width of a picture with a row of its own: a frame at the product page's scale. */
export const PRODUCT_SIZES = `${screenFrom.md} 700px, 85vw`;

/** Width of the further pictures, two beside each other on desktop. */
export const FURTHER_SIZES = `${screenFrom.md} 380px, 85vw`;
