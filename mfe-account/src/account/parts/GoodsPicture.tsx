import { pictureWithLenses } from '@sightline/shared-lib/domain/lens';
import { TrueScalePicture } from '@sightline/shared-lib/ui';

import type { LineGoods } from '../reading/lineGoods';

/** Things that do not hang are drawn this wide, in millimetres of the place's scale. */
const OWN_SCALE_MM = 120;

interface GoodsPictureProps {
  readonly goods: LineGoods | undefined;
  /** Treatment and colour of the lenses to show in a frame. */
  readonly lenses?: string | undefined;
}

/** One thing of an order on its small plate; decoration, its name stands beside it. */
export function GoodsPicture({ goods, lenses }: GoodsPictureProps) {
  return (
    <TrueScalePicture
      place="summary"
      plate
      line="none"
      mm={Math.round(goods?.mm ?? OWN_SCALE_MM)}
      outline={goods?.outline ?? 'carton'}
      sizes="84px"
      picture={
        goods?.picture
          ? {
              src: pictureWithLenses(goods.picture, lenses),
              widths: [120, 200],
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
