import { attributeCode, attributeNumber, attributeText } from './attributes';
import type { Attributes } from './product';

/** Millimetres of a frame in the boxing system; null where the catalogue says nothing (CAT-03, PDP-03). */
export interface FrameMeasurements {
  readonly lensWidth: number | null;
  readonly lensHeight: number | null;
  readonly bridge: number | null;
  readonly temple: number | null;
  readonly hingeDistance: number | null;
  /** Total width of the front, when the catalogue knows it. */
  readonly front: number | null;
}

export function frameMeasurements(attributes: Attributes): FrameMeasurements {
  const display = /^(\d+)\D+(\d+)\D+(\d+)/.exec(attributeCode(attributes, 'FRAME_SIZE_DISPLAY') ?? '');
  const part = (index: number) => (display?.[index] ? Number(display[index]) : null);
  return {
    lensWidth: attributeNumber(attributes, 'LENS_WIDTH') ?? part(1),
    bridge: attributeNumber(attributes, 'BRIDGE_WIDTH') ?? part(2),
    temple: attributeNumber(attributes, 'TEMPLE_LENGTH') ?? part(3),
    lensHeight: attributeNumber(attributes, 'LENS_HEIGHT'),
    hingeDistance: attributeNumber(attributes, 'HINGE_DISTANCE'),
    front: attributeNumber(attributes, 'FRAME_WIDTH'),
  };
}

/** Width of end pieces and rims beside two lenses and the bridge. */
const FRONT_EXTRA_MM = 12;

/** Width of the front in millimetres: as catalogued, else from hinge to hinge, else two lenses, the bridge, and about 12 mm of rim. */
export function frontWidth({ front, lensWidth, bridge, hingeDistance }: FrameMeasurements): number | null {
  if (front !== null || hingeDistance !== null) return front ?? hingeDistance;
  return lensWidth === null || bridge === null ? null : 2 * lensWidth + bridge + FRONT_EXTRA_MM;
}

/** Frame size in letters or numbers as the shopper sees it. */
export function sizeLabel(attributes: Attributes): string {
  return attributeText(attributes, 'FRAME_SIZE') ?? attributeText(attributes, 'FRAME_SIZE_DISPLAY') ?? '';
}
