import { pictureWithLenses } from '@sightline/shared-lib/domain/lens';
import { TrueScalePicture, screenFrom } from '@sightline/shared-lib/ui';

import type { LineGoods } from '../reading/lineGoods';

/** Things that do not hang are drawn this wide, in millimetres of the place's scale. */
const OWN_SCALE_MM = 120;

interface GoodsPictureProps {
  readonly goods: LineGoods | undefined;
  /** Treatment and colour of the lenses to show in a frame. */
  readonly lenses?: string | undefined;
  /** Large enough to tell a pair by it. */
  readonly large?: boolean;
}

/** One thing of an order on its small plate; decoration, its name stands beside it. */
export function GoodsPicture({ goods, lenses, large = false }: GoodsPictureProps) {
  return (
    <TrueScalePicture
      place={large ? 'cart' : 'summary'}
      plate
      line="none"
      mm={Math.round(goods?.mm ?? OWN_SCALE_MM)}
      outline={goods?.outline ?? 'carton'}
      sizes={large ? `${screenFrom.sm} 240px, 120px` : '84px'}
      picture={
        goods?.picture
          ? {
              src: pictureWithLenses(goods.picture, lenses),
              widths: large ? [200, 400] : [200],
              formats: ['avif', 'webp'],
              width: 240,
              height: 100,
              alt: '',
            }
          : null
      }
    />
  );
}
