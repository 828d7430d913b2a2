import { GOODS_OUTLINES, type GoodsOutline, type Outline } from '../../domain/product/outline';
import { MissingFrame } from './MissingFrame';
import { MissingGoods } from './MissingGoods';

const isGoods = (outline: Outline): outline is GoodsOutline => (GOODS_OUTLINES as readonly Outline[]).includes(outline);

/** What stands where a picture is missing: the front of a frame, or the outline of other goods. */
export function MissingPicture({ outline }: { readonly outline: Outline }) {
  return isGoods(outline) ? <MissingGoods outline={outline} /> : <MissingFrame shape={outline} />;
}
