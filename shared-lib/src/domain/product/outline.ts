import type { FrameShape } from '../lens/shapeNumbers';
import { attributeCode } from './attributes';
import { frameMeasurements } from './frameMeasurements';
import type { Attributes, ProductType } from './product';
import { isEyewear, productTypeOf } from './productCategory';

/** Outlines of goods that are no frame; a carton is one that says nothing of what is in it. */
export const GOODS_OUTLINES = ['lens-box', 'bottle', 'case', 'hearing-device', 'carton'] as const;

export type GoodsOutline = (typeof GOODS_OUTLINES)[number];

/** What is drawn where the picture of a product is missing. */
export type Outline = FrameShape | GoodsOutline;

/** Catalogue code of a frame shape -> the outline the shop draws; shields and wraps share the sport outline. */
const SHAPES: Readonly<Record<string, FrameShape>> = {
  Round: 'round',
  Oval: 'oval',
  Panto: 'panto',
  Square: 'square',
  Rectangle: 'rectangle',
  Aviator: 'aviator',
  Pilot: 'pilot',
  'Cat Eye': 'cat-eye',
  Butterfly: 'butterfly',
  Trapeze: 'trapezoid',
  Browline: 'browline',
  Hexagonal: 'hexagon',
  Shield: 'sport',
  Wrap: 'sport',
};

/** The outline of a shape code; undefined for a code the shop does not draw. */
export function frameShapeOf(code: string | undefined): FrameShape | undefined {
  return code === undefined ? undefined : SHAPES[code];
}

/** The shape codes that the shop draws as an outline. */
export function shapeCodesOf(shape: FrameShape): readonly string[] {
  return Object.keys(SHAPES).filter((code) => SHAPES[code] === shape);
}

/** Goods whose kind says more than their type. */
const KINDS: Readonly<Record<string, GoodsOutline>> = {
  multipurpose: 'bottle',
  peroxide: 'bottle',
  saline: 'bottle',
  rigid: 'bottle',
  drops: 'bottle',
  spray: 'bottle',
  case: 'case',
  'soft-case': 'case',
  'hearing-charger': 'case',
  'hearing-device': 'hearing-device',
};

/** Hearing devices are electronics as audio glasses are: only these have a front. */
function isFrame(type: ProductType | null, attributes: Attributes): boolean {
  return isEyewear(type) && (type !== 'electronics' || frameMeasurements(attributes).lensWidth !== null);
}

/** Outline of a product: a frame in its shape, other goods by type and kind (PLP-07, PDP-01). */
export function outlineOf({ attributes }: { readonly attributes: Attributes }): Outline {
  const type = productTypeOf({ attributes });
  if (isFrame(type, attributes)) return frameShapeOf(attributeCode(attributes, 'FRAME_SHAPE')) ?? 'panto';
  if (type === 'contact-lenses') return 'lens-box';
  return KINDS[attributeCode(attributes, 'GOODS_KIND') ?? ''] ?? 'carton';
}
