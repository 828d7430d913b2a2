import { pictureWithLenses } from '@sightline/shared-lib/domain/lens';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { TrueScalePicture, screenFrom } from '@sightline/shared-lib/ui';
import { lazy, memo, Suspense } from 'react';

import type { ConfiguredFrame } from './configuredFrame';
import type { PairBody } from './lensBodies';
import { shownIndex, shownMillimetres } from './lensWords';

/** Comes with the form of the prescription: nothing is drawn before there are values. */
const LensSection = lazy(() => import('./LensSection').then((file) => ({ default: file.LensSection })));

interface FramePlateProps {
  readonly shown: ConfiguredFrame | null;
  /** Treatment and colour of the lenses to be seen in it, `TINT-GRY`; the frame's own before. */
  readonly lenses: string | undefined;
  /** The chosen or advised lens; null while nothing can be drawn. */
  readonly pair: PairBody | null;
  /** The standard one to compare it with, where that is another. */
  readonly standard: PairBody | null;
}

/** The frame on its line, and under it the lens that will be cut for it. */
export const FramePlate = memo(function FramePlate({ shown, lenses, pair, standard }: FramePlateProps) {
  const { t, tag } = useTranslation();
  const mm = (value: number) => shownMillimetres(value, tag);
  return (
    <div className="plate">
      {shown ? (
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
      ) : null}
      {pair ? (
        <div className="section">
          <Suspense>
            <LensSection body={pair.body} thickest={pair.thickest} other={standard?.body} />
          </Suspense>
          <div>
            <p>{t(`Lenses.Only.${pair.thickest}`, { mm: mm(pair.mm) })}</p>
            {standard ? (
              <p className="soft">{t('Lenses.Would', { index: shownIndex('1.50', tag), mm: mm(standard.mm) })}</p>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
});
