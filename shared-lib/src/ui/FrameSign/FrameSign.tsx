import { usualBox, type FrameShape } from '../../domain/lensOutline';
import { FrameOutline } from './FrameOutline';

export interface FrameSignProps {
  readonly shape: FrameShape;
  /** Height of the sign in CSS pixels. */
  readonly height?: number;
  readonly className?: string;
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

/** The same outline filling its box as the front of a frame would, for a picture that is missing. */
export function MissingFrame({ shape }: Pick<FrameSignProps, 'shape'>) {
  const [lens, lensHeight, bridge] = usualBox(shape);
  const total = 2 * lens + bridge + 14;
  return (
    <svg width={total} height="60" viewBox={`${-total / 2} -30 ${total} 60`} fill="none" aria-hidden="true">
      <g className="frame-sign" stroke="currentColor">
        <FrameOutline {...{ shape, lens, lensHeight, bridge }} />
      </g>
    </svg>
  );
}
