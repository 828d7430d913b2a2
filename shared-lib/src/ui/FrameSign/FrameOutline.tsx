import type { FrameShape } from '../../domain/lens/shapeNumbers';
import { noseEdge, outlinePath, SIGN_UNITS, signPath } from './outlinePath';

export interface FrameOutlineProps {
  readonly shape: FrameShape;
  /** All in mm. */
  readonly lens: number;
  readonly lensHeight: number;
  readonly bridge: number;
  /** Points of each lens of a drawing; left out for a sign, whose path is short text. */
  readonly points?: number | undefined;
}

const tenth = (value: number) => Number(value.toFixed(1));

/** Both lenses and the bridge about the frame's middle, one unit a millimetre; a shield is one lens. */
export function FrameOutline({ shape, lens, lensHeight, bridge, points }: FrameOutlineProps) {
  const path = (width: number) =>
    points
      ? outlinePath(shape, width, lensHeight, shape === 'shield' ? points * 2 : points)
      : signPath(shape, width, lensHeight);
  const scale = points ? 1 : 1 / SIGN_UNITS;
  if (shape === 'shield') return <path transform={`scale(${scale})`} d={path(2 * lens + bridge)} />;
  const centre = (lens + bridge) / 2;
  const y = tenth(-0.2 * lensHeight);
  const half = tenth(centre - noseEdge(shape, lens, lensHeight, -y));
  return (
    <>
      <path transform={`translate(${centre})scale(${scale})`} d={path(lens)} />
      <path transform={`translate(${-centre})scale(${-scale} ${scale})`} d={path(lens)} />
      <path d={`M${-half} ${y}Q0 ${tenth(y - 5)} ${half} ${y}`} />
    </>
  );
}
