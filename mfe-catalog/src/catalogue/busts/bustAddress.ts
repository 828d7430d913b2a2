import { bustCode } from '@sightline/shared-lib/domain/product';
import type { Bust } from '@sightline/shared-lib/domain/product';

/** The view of a frame on a display bust. */
export const BUST_VIEW = 'bust';

/** Height of a picture of a bust, in hundredths of its width. */
export const BUST_RATIO = 136;

/** Address of a frame's picture on that bust, from that of any of its views; addresses of photographs stay as they are. */
export function bustAddress(src: string, bust: Bust): string {
  if (!src.includes('.{format}')) return src;
  const view = src.replace(/[a-z-]+\.\{format\}/, `${BUST_VIEW}.{format}`);
  return `${view}${view.includes('?') ? '&' : '?'}bust=${bustCode(bust)}`;
}
