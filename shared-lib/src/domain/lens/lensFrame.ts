import type { Rim } from '../optics/optics';
import { frameShapeOf } from '../product/outline';
import type { LensFrame } from './lensInFrame';

/** Catalogue codes of rims; a rim the catalogue does not name goes all round. */
const RIMS: Readonly<Record<string, Rim>> = { 'Full rim': 'full', 'Half rim': 'half', Rimless: 'rimless' };

/** What a frame says about its lenses, read by the codes of the catalogue; null where measurements are missing (CAT-03). */
export function lensFrameOf(codeOf: (attribute: string) => string | undefined): LensFrame | null {
  const millimetres = (attribute: string) => Number.parseFloat(codeOf(attribute) ?? '');
  const [lensWidth, lensHeight, bridge] = ['LENS_WIDTH', 'LENS_HEIGHT', 'BRIDGE_WIDTH'].map(millimetres) as [
    number,
    number,
    number,
  ];
  if (![lensWidth, lensHeight, bridge].every((one) => one > 0)) return null;
  const shape = frameShapeOf(codeOf('FRAME_SHAPE')) ?? 'panto';
  return { shape, lensWidth, lensHeight, bridge, rim: RIMS[codeOf('RIM_TYPE') ?? ''] ?? 'full' };
}
