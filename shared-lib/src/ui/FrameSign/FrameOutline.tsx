import type { FrameShape } from '../../domain/lensOutline';
import { noseEdge, outlinePath } from './outlinePath';

export interface FrameOutlineProps {
  readonly shape: FrameShape;
  /** All in mm. */
  readonly lens: number;
  readonly lensHeight: number;
  readonly bridge: number;
  /** Points of each lens: 40 for a sign, 72 for a drawing. */
  readonly points: number;
}

/** Both lenses and the bridge about the frame's middle, one unit a millimetre; a shield is one lens. */
export function FrameOutline({ shape, lens, lensHeight, bridge, points }: FrameOutlineProps) {
  if (shape === 'shield') return <path d={outlinePath(shape, 2 * lens + bridge, lensHeight, points * 2)} />;
  const centre = (lens + bridge) / 2;
  const path = outlinePath(shape, lens, lensHeight, points);
  const y = -0.2 * lensHeight;
  const half = centre - noseEdge(shape, lens, lensHeight, -y);
  return (
    <>
      <path transform={`translate(${centre})`} d={path} />
      <path transform={`translate(${-centre})scale(-1 1)`} d={path} />
      <path d={`M${-half} ${y}Q0 ${y - 5} ${half} ${y}`} />
    </>
  );
}
