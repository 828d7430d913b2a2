export { ATTRIBUTE_NAMES } from './attributeNames';
export type { AttributeName } from './attributeNames';
export { attributeCode, attributeFlag, attributeNumber, attributeText } from './attributes';
export {
  AVAILABILITY_STATUSES,
  availabilityKey,
  availabilityKeyOf,
  availabilityOf,
  canBuy,
  isSoldOut,
  statusOfQuantity,
  statusOfStockLabel,
} from './availability';
export type { AvailabilityStatus, StockFacts, StockLabel } from './availability';
export {
  BADGE_SEPARATOR,
  SECONDARY_BADGE_LIMIT,
  BADGE_FLAGS,
  badgesOf,
  isLightAdaptive,
  isRoxable,
  joinBadges,
} from './badges';
export type { PrimaryBadge, SecondaryBadge } from './badges';
export { chunksOf } from './chunks';
export { frameMeasurements, frontWidth, sizeLabel, sizeMarking } from './frameMeasurements';
export type { FrameMeasurements } from './frameMeasurements';
export { imageOrderFor, orderedPictures, pictureOfView, pictureTemplate } from './pictures';
export type { ImageOrder } from './pictures';
export { PRODUCT_TYPES } from './product';
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
export { GOODS_OUTLINES, frameShapeOf, outlineOf } from './outline';
export type { GoodsOutline, Outline } from './outline';
export { PRODUCT_TYPE_LABELS, categoryOfType, isAddToCartEnabled, isEyewear, productTypeOf } from './productCategory';
export type { ProductCategory } from './productCategory';
export { FIT_LABELS, FRAME_SIZES, fitsOf, isFrameSize, sizeOfWidth, sizeRange } from './sizes';
export type { FitLabel, FrameSize, SizeRange } from './sizes';
