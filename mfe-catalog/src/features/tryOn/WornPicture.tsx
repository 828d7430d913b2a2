import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useRef, useState } from 'react';

import type { FacePicture } from './drawWorn';
import type { TrialFrame } from '../../catalogue/tiles/trialFrame';
import type { TryOnTools } from './tryOnTools';
import { wornName } from './wornName';

interface WornPictureProps {
  readonly face: FacePicture;
  readonly frame: TrialFrame;
  readonly lift: number;
  readonly draw: TryOnTools['drawWorn'];
}

/** Pixels across, alone and among others alike: a canvas that changes its size loses its picture. */
const WIDTH = 880;

/** One frame on the face; the picture before stays until the next one is drawn. */
export function WornPicture({ face, frame, lift, draw }: WornPictureProps) {
  const { reportFailure } = useServices();
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<'no' | 'yes' | 'failed'>('no');
  useEffect(() => {
    const stage = canvas.current;
    if (!stage) return undefined;
    let current = true;
    // Drawn beside and copied when finished: a slow picture never overtakes a newer one.
    const beside = document.createElement('canvas');
    beside.width = WIDTH;
    draw(beside, face, frame, lift).then(
      () => {
        if (!current) return;
        stage.width = beside.width;
        stage.height = beside.height;
        stage.getContext('2d')?.drawImage(beside, 0, 0);
        setDrawn('yes');
      },
      (error: unknown) => {
        if (!current) return;
        setDrawn('failed');
        reportFailure(error);
      },
    );
    return () => {
      current = false;
    };
  }, [face, frame, lift, draw, reportFailure]);
  const { name, colour, mm } = frame;
  return (
    <figure className="worn" data-drawn={drawn}>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={(WIDTH * 5) / 4}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, there is no file to load
        role="img"
        aria-label={t('TryOn.Worn', { name: wornName(frame), mm: Math.round(mm) })}
      />
      <figcaption className="small">
        {drawn === 'failed' ? (
          <span className="failed">{t('TryOn.PictureFailed')}</span>
        ) : (
          <>
            <span className="strong">{name}</span> {colour}
          </>
        )}
      </figcaption>
    </figure>
  );
}
