import { useTranslation } from '@sightline/shared-lib/runtime';
import { Dialog, IconButton, Picture } from '@sightline/shared-lib/ui';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { pictureSource } from '../../product/pictureSource';
import type { GalleryPicture } from './productView';

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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
  };
  if (!picture) return null;
  return (
    <Dialog open title={altOf(picture)} onDismiss={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys double the buttons inside */}
      <div onKeyDown={onKeyDown}>
        <Plate>
          <Picture {...pictureSource(picture, altOf(picture))} sizes="1200px" eager />
        </Plate>
        {total > 1 ? (
          <Steps>
            <IconButton icon="chevronLeft" label={t('Product.Zoom.Previous')} onClick={() => step(-1)} />
            <output>{t('Product.PictureOf', { place: index + 1, total })}</output>
            <IconButton icon="chevronRight" label={t('Product.Zoom.Next')} onClick={() => step(1)} />
          </Steps>
        ) : null}
      </div>
    </Dialog>
  );
}
