import { usualBox } from '../../domain/lens/lensOutline';
import type { FrameShape } from '../../domain/lens/shapeNumbers';
import { FrameOutline } from './FrameOutline';

/** The outline of a shape filling its box as the front of a frame would, for a picture that is missing. */
export function MissingFrame({ shape }: { readonly shape: FrameShape }) {
  const [lens, lensHeight, bridge] = usualBox(shape);
  const total = 2 * lens + bridge + 14;
  return (
    <svg
      width={total}
      height="60"
      viewBox={`${-total / 2} -30 ${total} 60`}
      fill="none"
      aria-hidden="true"
      data-outline={shape}
    >
      <g className="frame-sign" stroke="currentColor">
        <FrameOutline {...{ shape, lens, lensHeight, bridge }} />
      </g>
    </svg>
  );
}
