export { FRAME_SHAPES, lensOutline, usualBox } from './lensOutline';
export type { FrameShape, OutlinePoint } from './lensOutline';
export type {
  Adjustment,
  AdjustmentLevel,
  Cart,
  ExtendedAttributes,
  InventoryStatus,
  OrderLine,
  PostalAddress,
  PromotionCode,
} from './cart/cart';
export { COMPONENT_TYPES } from './content/content';
export type {
  ComponentType,
  ContentComponent,
  ContentFields,
  ContentItem,
  ContentLink,
  ContentMedia,
  ContentPage,
  ContentSeo,
  MenuEntry,
  SitemapGroup,
} from './content/content';
export {
  codeFacet,
  contentSuggestionsIndexName,
  contentsIndexName,
  listingIndexName,
  priceAttribute,
  querySuggestionsIndexName,
  translatedFacet,
} from './listing/indexNames';
export type { IndexSegment, ListingIndex } from './listing/indexNames';
export type { BreadcrumbEntry, Facet, FacetEntry, ListingResult, PriceBounds } from './listing/listing';
export {
  CATALOGUE_PAGE_SIZES,
  KEYWORD_LIMIT,
  LISTING_PAGE_SIZE,
  LIST_IMAGE_WIDTH,
  ORDER_HISTORY_PAGE,
  ORDER_LIST_SIZES,
  OTHER_PAGE_SIZES,
} from './listing/pageSizes';
export { SORT, listingSort, orderByOf } from './listing/sortCodes';
export type { ListingSort } from './listing/sortCodes';
export { currencySymbol, formatMoney } from './money/formatMoney';
export { add, compare, fractionDigits, money, multiply, negate, split, subtract, sum, zero } from './money/money';
export type { Money } from './money/money';
export { decimalText, moneyOrZero, parseMinor, parseMoney, wireAmount } from './money/parseAmount';
export type { Order, OrderSummary } from './order/order';
export type { PaymentInstruction } from './payment/paymentInstruction';
export type { Contact, Person, WalletCard } from './person/person';
export { EMPTY_EYE } from './prescription/contactLens';
export type { ContactLensEye, ContactLensPrescription, Dominance } from './prescription/contactLens';
export type { LensChoice, LensesReview } from './prescription/lensReview';
export { EMPTY_PRESCRIPTION, EMPTY_VALUES } from './prescription/prescription';
export type { PrescriptionDetails, PrescriptionValues } from './prescription/prescription';
export { readLensesReview } from './prescription/readLensesReview';
export {
  fromSavedPrescription,
  fromStoredPrescription,
  toSavedPrescription,
  toStoredPrescription,
} from './prescription/storedPrescription';
export type { EyePair, SavedPrescription, StoredPrescription } from './prescription/storedPrescription';
export { chunksOf } from './product/chunks';
export { PRODUCT_TYPES } from './product/product';
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
} from './product/product';
export { splitLocale, toLocale, withPrefix } from './routing/localePath';
export type { LocaleSplit } from './routing/localePath';
export { pageKindOfContent } from './routing/pageKindOfContent';
export { SIGN_IN_STEPS } from './routing/routeTable';
export type { SignInStep } from './routing/routeTable';
export { canonicalPathFor, localisePath, matchRoute, pathFor, translatePath } from './routing/routes';
export type { RouteMatch, RouteParams } from './routing/routes';
export { CATALOGUE_SEGMENTS } from './routing/segments';
export { slugOf } from './routing/slug';
export { classifyFailure, needsIdentity, sessionReaction } from './session/failureTable';
export type { SessionReaction } from './session/failureTable';
export { WEEKDAYS } from './store/store';
export type { LocatorStore, OpeningTimes, PhysicalStore, WeekSchedule, Weekday } from './store/store';
export { displayStoreName, formatDistance, isCanadianDefaultKey, storeNumberOf, tenantKey } from './store/storeNames';
