import { pictureWithLenses } from '@sightline/shared-lib/domain/lens';
import { TrueScalePicture, screenFrom } from '@sightline/shared-lib/ui';
import { memo } from 'react';

import type { ConfiguredFrame } from './configuredFrame';

interface FramePictureProps {
  readonly shown: ConfiguredFrame;
  /** Treatment and colour of the lenses to be seen in it, `TINT-GRY`; the frame's own before. */
  readonly lenses: string | undefined;
}

/** The frame on its line. */
export const FramePicture = memo(function FramePicture({ shown, lenses }: FramePictureProps) {
  return (
    <TrueScalePicture
      place="lenses"
      line="sight"
      plate
      mm={shown.mm}
      outline={shown.outline}
      sizes={`${screenFrom.md} 600px, 300px`}
      eager
      picture={
        shown.picture
          ? // Drawn by the platform; the browser keeps the picture before until this one has come.
            {
              src: pictureWithLenses(shown.picture, lenses),
              widths: [400, 800, 1200],
              width: 240,
              height: 170,
              alt: '',
            }
          : null
      }
    />
  );
});
