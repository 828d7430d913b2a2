import { useTranslation } from '@sightline/shared-lib/runtime';
import { Dialog, IconButton, media, Picture } from '@sightline/shared-lib/ui';
import { useEffect, useState, type SyntheticEvent } from 'react';
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
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-top: 12px;
`;

/** A frame wider than the screen is shown from its middle. */
function showMiddle({ currentTarget: view }: SyntheticEvent<HTMLElement>) {
  view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
}

interface ZoomDialogProps {
  readonly pictures: readonly GalleryPicture[];
  readonly altOf: (picture: GalleryPicture) => string;
  readonly first: number;
  readonly onClose: () => void;
}

/** One picture at its full size, to be moved about; arrow keys and buttons change it (PDP-01). */
export default function ZoomDialog({ pictures, altOf, first, onClose }: ZoomDialogProps) {
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
      <Plate onLoadCapture={showMiddle}>
        <Picture {...pictureSource(picture, altOf(picture))} sizes="1200px" eager />
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
