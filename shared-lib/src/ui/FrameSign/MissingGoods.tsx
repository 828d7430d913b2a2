import type { GoodsOutline } from '../../domain/product/outline';
import { GOODS_LINES } from './goodsLines';

/** The outline of goods that are no frame, for a picture that is missing. */
export function MissingGoods({ outline }: { readonly outline: GoodsOutline }) {
  return (
    <svg width="150" height="84" viewBox="-75 -42 150 84" fill="none" aria-hidden="true" data-outline={outline}>
      <g className="frame-sign" stroke="currentColor">
        {GOODS_LINES[outline].map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  );
}
