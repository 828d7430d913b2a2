export { ATTRIBUTE_NAMES } from './attributeNames';
export type { AttributeName } from './attributeNames';
export { attributeCode, attributeFlag, attributeNumber, attributeText } from './attributes';
export {
  availabilityKey,
  availabilityKeyOf,
  availabilityOf,
  canBuy,
  isSoldOut,
  statusOfQuantity,
} from './availability';
export type { AvailabilityStatus, StockFacts, StockLabel } from './availability';
export { BADGE_FLAGS, badgesOf, isRoxable } from './badges';
export type { PrimaryBadge, SecondaryBadge } from './badges';
export { BUST_TONES, BUST_WIDTHS, bustCode, bustOf, USUAL_BUST } from './busts';
export { bustShade } from './bustShade';
export type { Bust, BustTone, BustWidth } from './busts';
export { colourName, colourParts } from './colourName';
export { frameMeasurements, frontWidth, sizeLabel } from './frameMeasurements';
export type { FrameMeasurements } from './frameMeasurements';
export { imageOrderFor, orderedPictures, pictureOfView, pictureTemplate } from './pictures';
export type { ImageOrder } from './pictures';
export type {
  Association,
  Attachment,
  Attributes,
  ClusterMember,
  FuturePrice,
  ListingProduct,
  PlainPrice,
  PriceEntry,
  PriceLists,
  Product,
  ProductType,
  Sku,
} from './product';
export { brandName, modelName } from './modelName';
export { frameShapeOf, outlineOf } from './outline';
export type { GoodsOutline, Outline } from './outline';
export { isAddToCartEnabled, isEyewear, productTypeOf } from './productCategory';
export type { ProductCategory } from './productCategory';
export { FRAME_SIZES, fitsOf, isFrameSize, sizeOfWidth, sizeRange } from './sizes';
export type { FitLabel, FrameSize, SizeRange } from './sizes';
export { SUITING } from './suiting';
export type { FaceShape } from './suiting';
export { drawnWidth, PICTURE_WIDTHS, type PictureWidth, ZOOM_WIDTHS } from './pictureWidths';
