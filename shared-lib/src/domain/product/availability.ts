import { attributeCode, attributeFlag } from './attributes';
import type { Attributes } from './product';

/** Availability as shown (CAT-08). */
export const AVAILABILITY_STATUSES = [
  'Available',
  'Available-oneleft',
  'Available-twoleft',
  'Available-fewleft',
  'Coming soon',
  'Out-of-stock',
  'Not-for-sale',
  'SoldOut',
] as const;

export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

/** Stock labels of the catalogue (CAT-08). */
export type StockLabel = 'NONE' | 'SOLD OUT' | 'COMING SOON' | 'COMING BACK SOON' | 'INFINITE_INVENTORY';

/** Stock label -> status: empty or NONE available, SOLD OUT sold out, COMING (BACK) SOON coming soon, others available (CAT-08). */
export function statusOfStockLabel(label: string | null | undefined): AvailabilityStatus {
  switch (
    (label ?? '')
      .trim()
      .toUpperCase()
      .replace(/[\s_-]+/g, ' ')
  ) {
    case 'SOLD OUT':
    case 'SOLDOUT':
      return 'SoldOut';
    case 'COMING SOON':
    case 'COMING BACK SOON':
      return 'Coming soon';
    default:
      return 'Available';
  }
}

/** Pieces from which "few left" is no longer said. */
const FEW = 5;

/** Status by pieces in stock; null means stock is not counted (INFINITE_INVENTORY). */
export function statusOfQuantity(quantity: number | null): AvailabilityStatus {
  if (quantity === null || quantity > FEW) return 'Available';
  if (quantity <= 0) return 'Out-of-stock';
  if (quantity === 1) return 'Available-oneleft';
  return quantity === 2 ? 'Available-twoleft' : 'Available-fewleft';
}

/** What is known about an item when its availability is asked. */
export interface StockFacts {
  readonly buyable: boolean;
  readonly attributes: Attributes;
  readonly stockLabel?: string | undefined;
  /** Pieces; null when not counted, undefined when unknown. */
  readonly quantity?: number | null | undefined;
}

/** Status of a product: the sold-out flag first, then for-sale, the label, and the pieces (CAT-08). */
export function availabilityOf({ buyable, attributes, stockLabel, quantity }: StockFacts): AvailabilityStatus {
  if (isSoldOut(attributes)) return 'SoldOut';
  const labelled = statusOfStockLabel(stockLabel ?? attributeCode(attributes, 'STOCK_LABEL'));
  if (labelled !== 'Available') return labelled;
  if (!buyable) return 'Not-for-sale';
  return quantity === undefined ? 'Available' : statusOfQuantity(quantity);
}

/** Sold-out flag of the catalogue (CAT-08). */
export function isSoldOut(attributes: Attributes): boolean {
  return attributeFlag(attributes, 'LX_SOLDOUT');
}

/** True for every status in which the thing can be bought now. */
export function canBuy(status: AvailabilityStatus): boolean {
  return status.startsWith('Available');
}

/** Key of availability files, `<model code>_<colour>`; a model code without a leading 0 gets one (CAT-08). */
export function availabilityKey(modelCode: string, colourCode: string): string {
  const code = modelCode.trim();
  return `${code.startsWith('0') ? code : `0${code}`}_${colourCode.trim()}`;
}

/** Availability key of a product by its attributes; null when it has no model code. */
export function availabilityKeyOf(attributes: Attributes): string | null {
  const model = attributeCode(attributes, 'MODEL_CODE_DISPLAY');
  return model ? availabilityKey(model, attributeCode(attributes, 'COLOR_CODE') ?? '') : null;
}
