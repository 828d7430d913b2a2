import { useTranslation } from '@sightline/shared-lib/runtime';
import { Dialog, IconButton, media, Picture } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { pictureSource } from '../../catalogue/pictures/pictureSource';
import type { GalleryPicture } from './productView';

/** As wide as the screen allows: smaller than on the page, a picture would not be a zoom. */
const Wide = styled(Dialog)`
  ${media.md} {
    &&&[data-side='centre'] {
      width: min(1344px, 100vw - 96px);
    }
  }
`;

const Plate = styled.div`
  overflow: auto;
  padding: 24px;
  background: var(--plate);
  touch-action: pan-x pan-y pinch-zoom;
  & img {
    width: 1200px;
    max-width: none;
  }
  &[data-view='bust'] {
    padding-bottom: 0;
  }
  &[data-view='bust'] img {
    display: block;
    width: 800px;
    margin-inline: auto;
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-top: 12px;
`;

/** A frame wider than the screen is shown from its middle. */
function showMiddle(view: HTMLElement | null) {
  if (view) view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
}

interface ZoomDialogProps {
  readonly pictures: readonly GalleryPicture[];
  readonly altOf: (picture: GalleryPicture) => string;
  /** Address of the picture that the gallery shows of a view; empty where it shows none yet. */
  readonly hereOf: (index: number) => string;
  readonly first: number;
  readonly onClose: () => void;
}

/** One picture at its full size, to be moved about, sharpened from the one that is here already; arrow keys and buttons change it (PDP-01). */
export default function ZoomDialog({ pictures, altOf, hereOf, first, onClose }: ZoomDialogProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(first);
  const total = pictures.length;
  const picture = pictures[index];
  const step = (by: number) => setIndex((current) => (current + by + total) % total);
  // The keyboard stands on the title first, outside of what is drawn here.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight' || key === 'ArrowLeft')
        setIndex((current) => (current + (key === 'ArrowRight' ? 1 : -1) + total) % total);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [total]);
  if (!picture) return null;
  return (
    <Wide open title={altOf(picture)} onDismiss={onClose}>
      <Plate data-view={picture.view} ref={showMiddle} onLoadCapture={(event) => showMiddle(event.currentTarget)}>
        <Picture
          key={picture.src}
          {...pictureSource(picture, altOf(picture))}
          sizes={picture.view === 'bust' ? '800px' : '1200px'}
          before={hereOf(index) || undefined}
          eager
        />
      </Plate>
      {total > 1 ? (
        <Steps>
          <IconButton icon="chevronLeft" label={t('Product.Zoom.Previous')} onClick={() => step(-1)} />
          <output>{t('Product.PictureOf', { place: index + 1, total })}</output>
          <IconButton icon="chevronRight" label={t('Product.Zoom.Next')} onClick={() => step(1)} />
        </Steps>
      ) : null}
    </Wide>
  );
}
