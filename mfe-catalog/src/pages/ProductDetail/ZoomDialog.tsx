import { ZOOM_WIDTHS } from '@sightline/shared-lib/domain/product';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Dialog, IconButton, media, Picture } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { pictureSource } from '../../catalogue/pictures/pictureSource';
import type { GalleryPicture } from './productView';
import { useZoom } from './useZoom';
import { shownWidth, ZoomPlate } from './zoomPlateStyle';

/** As wide and as high as the screen allows: smaller than on the page, a picture would not be a zoom. Its name leaves the room to the picture. */
const Wide = styled(Dialog)`
  && > .dialog-head {
    padding-bottom: 12px;
  }
  && > .dialog-head > h2 {
    font: var(--t2);
    letter-spacing: normal;
  }
  && > .dialog-body {
    display: flex;
    flex-direction: column;
    padding: 0 0 max(12px, env(safe-area-inset-bottom));
  }
  &&&[data-side='centre'] {
    inset-block: 0;
    height: 100dvh;
    max-height: none;
  }
  ${media.md} {
    &&&[data-side='centre'] {
      width: min(1344px, 100vw - 96px);
      translate: calc(-50% * var(--forward, 1)) 0;
    }
    && > .dialog-head {
      padding-top: 24px;
    }
    && > .dialog-body {
      padding: 16px 48px 24px;
    }
    && > .dialog-head > h2 {
      font: var(--t1);
      letter-spacing: -0.012em;
    }
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 0 8px;
  padding: 12px 20px 0;
  & > .size {
    display: flex;
    gap: 8px;
    margin-inline-start: auto;
  }
  ${media.md} {
    padding-inline: 0;
  }
`;

/** A frame wider than the screen is shown from its middle; all of it is in view where it is shown whole. */
function showMiddle(view: HTMLElement | null, size?: string) {
  if (view && size !== 'whole') view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
}

/** A picture that has come, with its proportions in any unit, which the data tells less exactly. */
interface PictureHere {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

interface ZoomDialogProps {
  readonly pictures: readonly GalleryPicture[];
  readonly altOf: (picture: GalleryPicture) => string;
  /** The picture that the gallery shows of a view; null where it shows none yet. */
  readonly hereOf: (index: number) => PictureHere | null;
  readonly first: number;
  readonly onClose: () => void;
}

/** One picture at its full size, to be moved about, sharpened from the one that is here already; keys and buttons change it and its size (PDP-01). */
export default function ZoomDialog({ pictures, altOf, hereOf, first, onClose }: ZoomDialogProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(first);
  const zoom = useZoom();
  const { size, nearer, farther } = zoom;
  const plate = useRef<HTMLDivElement>(null);
  useEffect(() => showMiddle(plate.current, size), [size]);
  const total = pictures.length;
  const picture = pictures[index];
  const step = (by: number) => setIndex((current) => (current + by + total) % total);
  // The keyboard stands on the title first, outside of what is drawn here.
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      // With another key they are the browser's own.
      if (ctrlKey || metaKey || altKey) return;
      if (key === '+' || key === '=') nearer();
      if (key === '-') farther();
      // The picture itself is moved about by them.
      if (target instanceof Element && target.closest('[data-zoom]')) return;
      if (key === 'ArrowRight' || key === 'ArrowLeft')
        setIndex((current) => (current + (key === 'ArrowRight' ? 1 : -1) + total) % total);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [total, nearer, farther]);
  if (!picture) return null;
  const here = hereOf(index);
  return (
    <Wide open title={altOf(picture)} onDismiss={onClose}>
      <ZoomPlate
        data-view={picture.view}
        data-zoom={size}
        aria-label={t('Product.Zoom.Move')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        ref={plate}
        onLoadCapture={(event) => showMiddle(event.currentTarget)}
      >
        <Picture
          key={picture.src}
          {...pictureSource(picture, altOf(picture), ZOOM_WIDTHS)}
          sizes={shownWidth(picture.view, size)}
          {...(here ? { before: here.address, width: here.width, height: here.height } : {})}
          eager
        />
      </ZoomPlate>
      <Steps>
        {total > 1 ? (
          <>
            <IconButton icon="chevronLeft" label={t('Product.Zoom.Previous')} onClick={() => step(-1)} />
            <output>{t('Product.PictureOf', { place: index + 1, total })}</output>
            <IconButton icon="chevronRight" label={t('Product.Zoom.Next')} onClick={() => step(1)} />
          </>
        ) : null}
        <div className="size">
          <IconButton icon="minus" label={t('Product.Zoom.Out')} aria-disabled={!zoom.canFarther} onClick={farther} />
          <IconButton icon="plus" label={t('Product.Zoom.In')} aria-disabled={!zoom.canNearer} onClick={nearer} />
        </div>
      </Steps>
    </Wide>
  );
}
