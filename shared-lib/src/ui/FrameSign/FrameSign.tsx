import { usualBox, type FrameShape } from '../../domain/lensOutline';
import { outlinePath } from './outlinePath';

export interface FrameSignProps {
  readonly shape: FrameShape;
  /** Height of the sign in CSS pixels. */
  readonly height?: number;
  readonly className?: string;
}

/** The outline of a frame shape, the same curve as its pictures; decoration, so its name stands beside it. */
export function FrameSign({ shape, height = 36, className }: FrameSignProps) {
  const [width, lensHeight, bridge] = usualBox(shape);
  const centre = (width + bridge) / 2;
  const path = outlinePath(shape, width, lensHeight, 40);
  const browY = -0.22 * lensHeight;
  return (
    <svg
      className={className}
      width={height * 2.4}
      height={height}
      viewBox="-72 -30 144 60"
      fill="none"
      aria-hidden="true"
    >
      <g className="frame-sign" stroke="currentColor">
        <path transform={`translate(${centre})`} d={path} />
        <path transform={`translate(${-centre})scale(-1 1)`} d={path} />
        <path d={`M${-bridge / 2 - 0.4} ${browY}Q0 ${browY - 6} ${bridge / 2 + 0.4} ${browY}`} />
      </g>
    </svg>
  );
}
