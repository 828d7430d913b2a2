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
export { cartChanges } from './cart/cartChanges';
export type { CartChange } from './cart/cartChanges';
export {
  CART_GROUPS,
  cartEntries,
  groupEntries,
  isRoxLensLine,
  isRxFrame,
  isRxOrder,
  lineDiscount,
  lineIdsOf,
} from './cart/cartGroups';
export type { CartEntry, CartGroup, RxPart } from './cart/cartGroups';
export {
  MAX_QUANTITY,
  RX_ITEM_LIMIT,
  isCheckoutAllowed,
  isRxLimitExceeded,
  isStale,
  quantityLimit,
  unavailableLines,
} from './cart/cartRules';
export { INSURANCE_CODE, ITEMISED_TAX_COUNTRIES, cartTotals, surchargeOf, totalsAddUp } from './cart/cartTotals';
export type { CartTotals } from './cart/cartTotals';
export { waitingCodes } from './cart/promotionState';
export type { WaitingCode } from './cart/promotionState';
export { withQuantities } from './cart/withQuantities';
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
  CookieRow,
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
  EMPTY_LISTING,
  LISTING_PARAMETERS,
  choiceCount,
  clearChoices,
  listingSearch,
  readListing,
  toggleFacet,
  writeListing,
} from './listing/listingUrl';
export type { ListingQuery, ListingState } from './listing/listingUrl';
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
export { currencySymbol, formatMoney, formatPromise } from './money/formatMoney';
export { add, compare, fractionDigits, money, multiply, negate, split, subtract, sum, zero } from './money/money';
export type { Money } from './money/money';
export { decimalText, moneyOrZero, parseMinor, parseMoney, wireAmount } from './money/parseAmount';
export type { Order, OrderSummary } from './order/order';
export { ATTRIBUTE_WRITERS, attributeWriter } from './order/attributeWriters';
export type { AttributeWriter } from './order/attributeWriters';
export { lineAttributes, orderAttributes, trackingNumbersOf } from './order/orderAttributes';
export { shownOrderNumber } from './order/orderNumber';
export type { LineAttributes, OrderAttributes } from './order/orderAttributes';
export {
  ORDER_STATUSES,
  isCancellable,
  isCartComplete,
  isEditable,
  isPrescriptionRejected,
  orderProgressOf,
  orderStatusOf,
} from './order/orderStatus';
export { shownDay, workingDaysFrom } from './order/promisedDay';
export type { OrderProgress, OrderStatus } from './order/orderStatus';
export {
  DEFAULT_DAYS_LEFT,
  RETURN_PERIODS,
  RETURN_WINDOW_DAYS,
  isReturnEligible,
  lastReturnDay,
  periodStart,
  returnDaysLeft,
} from './order/returnRules';
export type { ReturnFacts, ReturnPeriod } from './order/returnRules';
export {
  cardBrandOf,
  cardDigits,
  hasValidCheckDigit,
  isCardNumberValid,
  isExpiryValid,
  isSecurityCodeValid,
  isSingleNameValid,
  securityCodeLength,
} from './payment/cardRules';
export { decisionOf, isAccepted, paymentProblemOf, problemOfDecision } from './payment/decision';
export type { Decision, PaymentProblem } from './payment/decision';
export { financingMessage } from './payment/financing';
export type { PaymentInstruction } from './payment/paymentInstruction';
export { PAYMENT_METHODS, isCard, offeredMethods, paymentMethodOf } from './payment/paymentMethods';
export type { PaymentMethod } from './payment/paymentMethods';
export { addressLines } from './person/addressLines';
export { addressWord } from './person/addressWord';
export { emailCompletions, emailCorrection } from './person/emailSuggestion';
export type { Contact, Person, WalletCard } from './person/person';
export { townLine } from './person/townLine';
export { EMPTY_EYE, LENS_ATTRIBUTES, LENS_FIELDS, LENS_VALUES } from './prescription/contactLens';
export type {
  ContactLensEye,
  ContactLensPrescription,
  Dominance,
  LensChoices,
  LensField,
} from './prescription/contactLens';
export { lensWords, shownLensValue } from './prescription/lensWords';
export { readContactLens } from './prescription/readContactLens';
export type { LensChoice, LensesReview } from './prescription/lensReview';
export { MEASURED_DISTANCE_DAYS, MEASURED_DISTANCE_KEY, measuredDistance } from './prescription/measuredDistance';
export { hasSign, normalisePower, parseOptical, shownPower, storedPower } from './prescription/opticalNumber';
export { EMPTY_PRESCRIPTION, EMPTY_VALUES } from './prescription/prescription';
export type { PrescriptionDetails, PrescriptionValues } from './prescription/prescription';
export {
  OPTICAL_KIND,
  PRESCRIPTION_EXPIRY_DAYS,
  isNumeric,
  isPrescriptionExpired,
  isPrescriptionPresent,
  normaliseValues,
  prescriptionProblems,
  pupillaryDistances,
  transpose,
} from './prescription/prescriptionRules';
export type { ValueField, ValueProblem } from './prescription/prescriptionRules';
export { RANGES, areEyesFarApart, isUnusual, opticalProblem, valuesOf } from './prescription/ranges';
export type { OpticalField, OpticalProblem, OpticalRange } from './prescription/ranges';
export { readLensesReview } from './prescription/readLensesReview';
export {
  fromSavedPrescription,
  fromStoredPrescription,
  toSavedPrescription,
  toStoredPrescription,
} from './prescription/storedPrescription';
export type { EyePair, SavedPrescription, StoredPrescription } from './prescription/storedPrescription';
export { ATTRIBUTE_NAMES } from './product/attributeNames';
export type { AttributeName } from './product/attributeNames';
export { attributeCode, attributeFlag, attributeNumber, attributeText } from './product/attributes';
export {
  AVAILABILITY_STATUSES,
  availabilityKey,
  availabilityKeyOf,
  availabilityOf,
  canBuy,
  isSoldOut,
  statusOfQuantity,
  statusOfStockLabel,
} from './product/availability';
export type { AvailabilityStatus, StockFacts, StockLabel } from './product/availability';
export {
  BADGE_SEPARATOR,
  SECONDARY_BADGE_LIMIT,
  BADGE_FLAGS,
  badgesOf,
  isLightAdaptive,
  isRoxable,
  joinBadges,
} from './product/badges';
export type { PrimaryBadge, SecondaryBadge } from './product/badges';
export { chunksOf } from './product/chunks';
export { announcedPercent, discountApplies, isDiscountShown, savedMinor } from './product/discount';
export { frameMeasurements, frontWidth, sizeLabel, sizeMarking } from './product/frameMeasurements';
export type { FrameMeasurements } from './product/frameMeasurements';
export { imageOrderFor, orderedPictures, pictureOfView, pictureTemplate } from './product/pictures';
export type { ImageOrder } from './product/pictures';
export {
  GUEST_SEGMENT,
  REGISTERED_SEGMENT,
  choosePrice,
  choosePriceList,
  comparePrices,
  isPriceValid,
  priceOf,
} from './product/priceChoice';
export type { PriceContext, ShownPrice } from './product/priceChoice';
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
export { GOODS_OUTLINES, frameShapeOf, outlineOf } from './product/outline';
export type { GoodsOutline, Outline } from './product/outline';
export {
  PRODUCT_TYPE_LABELS,
  categoryOfType,
  isAddToCartEnabled,
  isEyewear,
  productTypeOf,
} from './product/productCategory';
export type { ProductCategory } from './product/productCategory';
export { FIT_LABELS, FRAME_SIZES, fitsOf, isFrameSize, sizeOfWidth, sizeRange } from './product/sizes';
export type { FitLabel, FrameSize, SizeRange } from './product/sizes';
export { splitLocale, toLocale, withPrefix } from './routing/localePath';
export type { LocaleSplit } from './routing/localePath';
export { pageKindOfContent } from './routing/pageKindOfContent';
export { ownValue } from './ownValue';
export { STRICT_TRANSPORT_SECURITY } from './site/strictTransport';
export { percentDecoded } from './routing/percentDecoded';
export { ROUTE_TABLE, SIGN_IN_STEPS } from './routing/routeTable';
export type { SignInStep } from './routing/routeTable';
export { canonicalPathFor, localisePath, matchRoute, pathFor, translatePath } from './routing/routes';
export type { RouteMatch, RouteParams } from './routing/routes';
export { CATALOGUE_SEGMENTS } from './routing/segments';
export { slugOf } from './routing/slug';
export {
  breadcrumbData,
  collectionData,
  faqData,
  localBusinessData,
  organizationData,
  productData,
  webSiteData,
} from './seo/structuredData';
export type { ProductFacts, StructuredData } from './seo/structuredData';
export { contractInUse, contractToSwitchTo } from './session/contractChoice';
export type { ContractFacts } from './session/contractChoice';
export { classifyFailure, needsIdentity, sessionReaction } from './session/failureTable';
export type { SessionReaction } from './session/failureTable';
export { CUSTOMER_SEGMENTS, segmentsNamedBy, segmentsOf } from './session/segments';
export type { CustomerSegment } from './session/segments';
export { isAccountSectionOffered, isOffered } from './site/offered';
export { LANGUAGE_IDS, hyphenated, langIdOf, lookUpLangId, lookUpLanguage, storeOfLocale } from './site/localeFacts';
export {
  CLOSED,
  dayText,
  formatTime,
  minutesOf,
  momentIn,
  normaliseTime,
  openingState,
  timeZoneOf,
} from './store/openingHours';
export type { LocalMoment, OpeningState } from './store/openingHours';
export { WEEKDAYS } from './store/store';
export type { LocatorStore, OpeningTimes, PhysicalStore, WeekSchedule, Weekday } from './store/store';
export { displayStoreName, formatDistance, isCanadianDefaultKey, storeNumberOf, tenantKey } from './store/storeNames';
export { isBirthDate, isIsoDateText, isRealDate, toIsoDate } from './validation/dates';
export { isItalianFiscalCode } from './validation/fiscalCode';
export { postcodeProblem } from './validation/postcode';
export type { PostcodeProblem } from './validation/postcode';
export { isEmail, isNickname, isPersonName, isPhone, isPrice, isTranslationKey } from './validation/patterns';
