import { usualBox } from '../../domain/lens/lensOutline';
import type { FrameShape } from '../../domain/lens/shapeNumbers';
import { FrameOutline } from './FrameOutline';

export interface FrameSignProps {
  readonly shape: FrameShape;
  /** Height of the sign in CSS pixels. */
  readonly height?: number | undefined;
  readonly className?: string | undefined;
}

/** The outline of a frame shape, the same curve as its pictures; decoration, so its name stands beside it. */
export function FrameSign({ shape, height = 36, className }: FrameSignProps) {
  const [lens, lensHeight, bridge] = usualBox(shape);
  return (
    <svg
      className={className}
      width={height * 2.5}
      height={height}
      viewBox="-75 -30 150 60"
      fill="none"
      aria-hidden="true"
    >
      <g className="frame-sign" stroke="currentColor">
        <FrameOutline {...{ shape, lens, lensHeight, bridge }} />
      </g>
    </svg>
  );
}
