import type { Money } from '../money/money';
import { add, multiply } from '../money/money';
import { readLensesReview } from '../lens/readLensesReview';
import type { LensesReview } from '../lens/lensReview';
import { logFailure } from '../log/logFailure';
import { isPrescriptionPresent } from '../prescription/prescriptionRules';
import { prescriptionOfLine } from '../prescription/storedPrescription';
import type { PrescriptionValues } from '../prescription/prescription';
import type { ProductType } from '../product/product';
import type { OrderLine } from './cart';

/** Groups of a cart in the order they are shown (CART-02). */
export const CART_GROUPS = ['rx', 'cl', 'cl-acc', 'sun', 'default'] as const;

export type CartGroup = (typeof CART_GROUPS)[number];

/** What a frame gains when its lens and service lines are merged into it (CART-02). */
export interface RxPart {
  readonly rxLensId: string;
  readonly prescriptionUploaded: boolean;
  /** Lenses without power need none, ever. */
  readonly prescriptionNeeded: boolean;
  /** Attributes of the lens lines, by name. */
  readonly roxableAttributes: Readonly<Record<string, string>>;
  /** The lens and service lines themselves. */
  readonly roxableServices: readonly OrderLine[];
  readonly prescriptionDetails: PrescriptionValues | null;
  readonly lensesReview: LensesReview | null;
  /** Frame and lenses before adjustments. */
  readonly rxPrice: Money;
  /** Frame and lenses with line adjustments. */
  readonly rxDiscountedPrice: Money;
}

/** A line as the cart shows it: a thing, or a frame with everything that belongs to it. */
export interface CartEntry {
  readonly line: OrderLine;
  readonly group: CartGroup;
  readonly rx: RxPart | null;
}

function isTrue(value: string | undefined): boolean {
  return value?.toLowerCase() === 'true';
}

/** A line that is a lens or a lens service (seed 2 §4). */
export function isRoxLensLine(line: OrderLine): boolean {
  return isTrue(line.extendedAttributes.IsRoxLens) || isTrue(line.extendedAttributes.IsRox);
}

/** A frame that carries a configured lens. */
export function isRxFrame(line: OrderLine): boolean {
  return Boolean(line.extendedAttributes.RxLensId) && !isRoxLensLine(line);
}

const GROUP_OF_TYPE: Partial<Record<ProductType, CartGroup>> = {
  'contact-lenses': 'cl',
  'contact-lenses-accessories': 'cl-acc',
  sun: 'sun',
};

/** Extended attributes of a line whose prescription was given apart from it. */
const UPLOADED = ['prescriptionUploaded', 'rxFileStorageId'];

function rxPart(frame: OrderLine, services: readonly OrderLine[]): RxPart {
  const roxableAttributes = Object.assign({}, ...services.map((line) => line.extendedAttributes)) as Record<
    string,
    string
  >;
  const known = { ...roxableAttributes, ...frame.extendedAttributes };
  const stored = frame.extendedAttributes.x_lens_prescription ?? roxableAttributes.x_lens_prescription;
  const prescriptionDetails = prescriptionOfLine(stored);
  if (services.length === 0) logFailure('no available roxable items');
  const rxPrice = services.reduce((sum, line) => add(sum, line.orderItemPrice), frame.orderItemPrice);
  const saved = services.reduce((sum, line) => add(sum, lineDiscount(line)), lineDiscount(frame));
  return {
    rxLensId: frame.extendedAttributes.RxLensId ?? '',
    prescriptionUploaded:
      (prescriptionDetails !== null && isPrescriptionPresent(prescriptionDetails)) ||
      UPLOADED.some((name) => known[name] !== undefined && !/^(|false)$/i.test(known[name])),
    prescriptionNeeded: services.some(({ prescription }) => prescription !== null),
    roxableAttributes,
    roxableServices: services,
    prescriptionDetails,
    lensesReview: readLensesReview(known.lensesReview),
    rxPrice,
    rxDiscountedPrice: add(rxPrice, saved),
  };
}

/** Adjustments of the line alone: order-level ones are listed on lines too and must not count twice (contract 5.3). */
export function lineDiscount(line: OrderLine): Money {
  const own = line.adjustments.filter((one) => one.displayLevel === 'OrderItem');
  return own.reduce((sum, one) => add(sum, one.amount), multiply(line.orderItemPrice, 0));
}

/**
 * Lines as the cart shows them: a frame with an Rx lens id takes the lens and service lines of its group key into itself;
 * a lens line whose frame is missing stays a line of its own, so that nothing paid for is hidden (CART-02).
 */
export function cartEntries(
  lines: readonly OrderLine[],
  typeOf: (line: OrderLine) => ProductType | null,
): readonly CartEntry[] {
  const frames = lines.filter((line) => line.groupKey !== '' && isRxFrame(line));
  const frameOf = (line: OrderLine) =>
    isRoxLensLine(line) && line.groupKey ? frames.find((frame) => frame.groupKey === line.groupKey) : undefined;
  return lines.flatMap((line): CartEntry[] => {
    if (frameOf(line)) return [];
    if (isRxFrame(line)) {
      const services = lines.filter((other) => frameOf(other) === line);
      return [{ line, group: 'rx', rx: rxPart(line, services) }];
    }
    if (isRoxLensLine(line)) return [{ line, group: 'rx', rx: null }];
    const type = typeOf(line);
    return [{ line, group: (type && GROUP_OF_TYPE[type]) ?? 'default', rx: null }];
  });
}

/** Entries by group, every group present (CART-02). */
export function groupEntries(entries: readonly CartEntry[]): Readonly<Record<CartGroup, readonly CartEntry[]>> {
  return {
    rx: entries.filter((entry) => entry.group === 'rx'),
    cl: entries.filter((entry) => entry.group === 'cl'),
    'cl-acc': entries.filter((entry) => entry.group === 'cl-acc'),
    sun: entries.filter((entry) => entry.group === 'sun'),
    default: entries.filter((entry) => entry.group === 'default'),
  };
}

/** Every line id behind an entry: removing the entry removes them all. */
export function lineIdsOf(entry: CartEntry): readonly string[] {
  return [entry.line, ...(entry.rx?.roxableServices ?? [])].map((line) => line.orderItemId);
}

/** The order holds prescription lenses (seed 2 §4). */
export function isRxOrder(order: { readonly extendedAttributes: Readonly<Record<string, string>> }): boolean {
  return isTrue(order.extendedAttributes.IS_ROX_ORDER);
}
