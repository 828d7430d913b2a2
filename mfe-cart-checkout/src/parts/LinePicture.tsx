import { pictureWithLenses } from '@sightline/shared-lib/domain/lens';
import { TrueScalePicture, screenFrom } from '@sightline/shared-lib/ui';

import type { LineProduct } from '../state/lineProduct';

const WIDTHS = { cart: [200, 400, 800], summary: [200], drawer: [200, 400] } as const;
const SIZES = { cart: `${screenFrom.sm} 240px, 110px`, summary: '84px', drawer: '128px' } as const;

/** Things that do not hang are drawn this wide, in millimetres of the place's scale. */
const OWN_SCALE_MM = 120;

interface LinePictureProps {
  readonly product: LineProduct | undefined;
  readonly place: keyof typeof WIDTHS;
  /** What the lenses in a frame look like, `TINT-GRY`. */
  readonly lenses?: string | undefined;
}

/** What a line is about, on its plate; decoration, because its name stands beside it. */
export function LinePicture({ product, place, lenses }: LinePictureProps) {
  return (
    <TrueScalePicture
      place={place === 'drawer' ? 'summary' : place}
      plate
      line="none"
      mm={product?.mm ?? OWN_SCALE_MM}
      outline={product?.outline ?? 'carton'}
      sizes={SIZES[place]}
      eager
      picture={
        product?.picture
          ? {
              src: pictureWithLenses(product.picture, lenses),
              widths: WIDTHS[place],
              formats: ['avif', 'webp'],
              width: 240,
              height: 170,
              alt: '',
            }
          : null
      }
    />
  );
}
