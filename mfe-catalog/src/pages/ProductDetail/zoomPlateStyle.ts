import { media, screenBelow } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { ZoomSize } from './useZoom';

/** How wide an enlarged picture is shown, CSS pixels: as wide as on the page or wider, and so near that details are seen. */
const WIDTHS = { frame: { drawn: 1200, near: 2000 }, bust: { drawn: 800, near: 1400 } };

/** Small screens of many pixels open it with the widest picture of pages: the one of all details takes a second to be drawn. */
const SPARED = [
  [2.5, 400],
  [1.5, 600],
]
  .map(([dense, px]) => `${screenBelow.md} and (min-resolution: ${dense}dppx) ${px}px`)
  .join(', ');

/** The `sizes` attribute of a picture at a size of the zoom. */
export function shownWidth(view: string, size: ZoomSize): string {
  if (size === 'whole') return '100vw';
  const width = `${WIDTHS[view === 'bust' ? 'bust' : 'frame'][size]}px`;
  return size === 'near' ? width : `${SPARED}, ${width}`;
}

/** What an enlarged picture lies on. */
export const ZoomPlate = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  overflow: auto;
  padding: 24px 0;
  background: var(--plate);
  touch-action: pan-x pan-y pinch-zoom;
  & > picture {
    flex: none;
    margin-block: auto;
  }
  & img {
    display: block;
    width: ${WIDTHS.frame.drawn}px;
    max-width: none;
  }
  &[data-zoom='whole'] img {
    width: 100%;
  }
  &[data-zoom='near'] img {
    width: ${WIDTHS.frame.near}px;
  }
  &[data-view='bust'] {
    padding-bottom: 0;
  }
  &[data-view='bust'] > picture {
    margin-bottom: 0;
  }
  &[data-view='bust'] img {
    width: ${WIDTHS.bust.drawn}px;
    margin-inline: auto;
  }
  &[data-view='bust'][data-zoom='whole'] img {
    width: auto;
    max-width: 100%;
    max-height: 60vh;
  }
  &[data-view='bust'][data-zoom='near'] img {
    width: ${WIDTHS.bust.near}px;
  }
  ${media.md} {
    padding-inline: 24px;
  }
`;
