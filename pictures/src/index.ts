export { type PictureFormat, pictureFormats } from './encodePicture';
export type { FrameShape } from '@sightline/shared-lib/domain/lens';
export { type Outline, shapeOutline } from './outline';
export { createDrawingPool, type DrawingPool, DrawingQueueFull, type Urgency } from './drawingPool';
export { type PictureOrder } from './drawPicture';
export { fingerprint } from './fingerprint';
export { measurePicture } from './renderPicture';
export {
  type BottleSpec,
  bustView,
  type CaseSpec,
  type ChainSpec,
  type ChargingCaseSpec,
  type ClothSpec,
  colourFamilies,
  type ColourFamily,
  type ContactLensBoxSpec,
  type FrameBuild,
  type FrameSpec,
  type FrameStyle,
  type GoodsSpec,
  type HearingDeviceSpec,
  type LensFamily,
  type LensKind,
  type LensLook,
  type PictureSpec,
  type PictureView,
  recipeVersion,
  type SmallGoodsKind,
  type SpraySpec,
  viewsOf,
  WINDOW_WIDTHS,
  wornView,
} from './specification';
