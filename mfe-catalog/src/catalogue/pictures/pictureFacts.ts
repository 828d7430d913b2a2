import { frameMeasurements, frontWidth } from '@sightline/shared-lib/domain/product';
import type { Attachment, Attributes } from '@sightline/shared-lib/domain/product';

import { BUST_RATIO, BUST_VIEW } from '../busts/bustAddress';
import type { PictureFacts } from './pictureSource';

/** Rim, brow and lower edge beyond the lens box, so that a front picture's place is right before it arrives. */
const RIM_MM = 10;
const USUAL_RATIO: Readonly<Record<string, number>> = {
  front: 40,
  'three-quarter': 52,
  lateral: 40,
  folded: 48,
  detail: 75,
  [BUST_VIEW]: BUST_RATIO,
};
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
