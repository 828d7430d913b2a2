import { pictureWithLenses } from '@sightline/shared-lib/domain/lens';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { TrueScalePicture, screenFrom } from '@sightline/shared-lib/ui';

import type { ConfiguredFrame } from './configuredFrame';
import type { PairBody } from './lensBodies';
import { LensSection } from './LensSection';
import { shownIndex, shownMillimetres } from './lensWords';

interface FramePlateProps {
  readonly shown: ConfiguredFrame | null;
  /** Treatment and colour of the lenses to be seen in it, `TINT-GRY`; the frame's own before. */
  readonly lenses: string | undefined;
  /** The chosen or advised lens, and the standard one; null while nothing can be drawn. */
  readonly drawn: { readonly pair: PairBody; readonly standard: PairBody | null } | null;
}

/** The frame on its line, and under it the lens that will be cut for it. */
export function FramePlate({ shown, lenses, drawn }: FramePlateProps) {
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
      {drawn ? (
        <div className="section">
          <LensSection body={drawn.pair.body} thickest={drawn.pair.thickest} other={drawn.standard?.body} />
          <div>
            <p>{t(`Lenses.Only.${drawn.pair.thickest}`, { mm: mm(drawn.pair.mm) })}</p>
            {drawn.standard ? (
              <p className="soft">{t('Lenses.Would', { index: shownIndex('1.50', tag), mm: mm(drawn.standard.mm) })}</p>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
