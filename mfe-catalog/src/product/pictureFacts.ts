import { frameMeasurements, frontWidth } from '@sightline/shared-lib/domain';
import type { Attachment, Attributes } from '@sightline/shared-lib/domain';
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

/** Pixel widths the platform draws. */
export const PICTURE_WIDTHS = [200, 400, 800, 1200] as const;

/** Rim, brow and lower edge beyond the lens box, so that a front picture's place is right before it arrives. */
const RIM_MM = 10;
const USUAL_RATIO: Readonly<Record<string, number>> = { front: 40, 'three-quarter': 52, lateral: 40, folded: 48 };
const GOODS_RATIO = 75;

function template(url: string): string {
  return url.replace(/\.(avif|webp)(?=\?|$)/, '.{format}').replace(/([?&]w=)\d+/, '$1{width}');
}

/** True for what has the measures of a frame: it hangs on the line at true scale. */
export function isFrame(attributes: Attributes): boolean {
  return frameMeasurements(attributes).lensWidth !== null;
}

/** Total width of a frame in millimetres: as the catalogue says, else from its boxing measures. */
export function totalWidth(attributes: Attributes): number | null {
  return frontWidth(frameMeasurements(attributes));
}

function ratioOf(attachment: Attachment, mm: number, attributes: Attributes): number {
  const lensHeight = frameMeasurements(attributes).lensHeight;
  if (lensHeight === null) return GOODS_RATIO;
  if (attachment.name !== 'front' || mm === 0) return USUAL_RATIO[attachment.name] ?? GOODS_RATIO;
  return Math.round(((lensHeight + RIM_MM) / mm) * 100);
}

/** Facts of one attachment, lean enough for page data. */
export function pictureFacts(attachment: Attachment, attributes: Attributes): PictureFacts {
  const mm = Math.round(attachment.widthMm ?? (attachment.name === 'front' ? (totalWidth(attributes) ?? 0) : 0));
  return { src: template(attachment.url), mm, ratio: ratioOf(attachment, mm, attributes) };
}

/** Tiles are never wider than 375 CSS pixels. */
export const TILE_WIDTHS = [200, 400, 800] as const;

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
