import { isRoxLensLine, type OrderLine } from '@sightline/shared-lib/domain/cart';
import {
  lineAttributes,
  orderAttributes,
  orderProgressOf,
  type Order,
  type OrderProgress,
} from '@sightline/shared-lib/domain/order';
import { thingsOf } from '../../account/reading/orderLines';

/** One step of a parcel: what was, what is, what comes. */
export interface ParcelStep {
  readonly key: 'received' | 'prescription' | 'made' | 'sent' | 'delivered' | 'cancelled' | 'problem';
  readonly state: 'past' | 'now' | 'next';
  /** ISO 8601; empty when nobody knows the day. */
  readonly date: string;
}

export interface Parcel {
  readonly lines: readonly OrderLine[];
  readonly trackingNumbers: readonly string[];
  readonly steps: readonly ParcelStep[];
  /** It travels to a store, where the shopper collects it. */
  readonly collected: boolean;
}

/** Position of a progress on the way: received 0, prescription 1, made 2, sent 3, delivered 4. */
const POSITION: Readonly<Record<OrderProgress, number>> = {
  created: 0,
  unknown: 0,
  'pending-prescription': 1,
  'in-progress': 2,
  shipped: 3,
  delivered: 4,
  cancelled: 0,
  error: 0,
};

const WAY = ['received', 'prescription', 'made', 'sent', 'delivered'] as const;

function stepsOf(order: Order, needsPrescription: boolean): readonly ParcelStep[] {
  const progress = orderProgressOf(order.orderStatus);
  const received: ParcelStep = { key: 'received', state: 'past', date: order.placedDate };
  if (progress === 'cancelled') return [received, { key: 'cancelled', state: 'now', date: order.lastUpdateDate }];
  if (progress === 'error') return [received, { key: 'problem', state: 'now', date: order.lastUpdateDate }];
  const at = POSITION[progress];
  return WAY.flatMap((key, index): ParcelStep[] => {
    if (key === 'prescription' && !needsPrescription) return [];
    // Goods without lenses wait for nobody: they are being packed while the order waits.
    const here = at === 1 && !needsPrescription ? 2 : at;
    const state = index < here || (index === here && key === 'delivered') ? 'past' : index === here ? 'now' : 'next';
    const date = index === 0 ? order.placedDate : index === here ? order.lastUpdateDate : '';
    return [{ key, state, date }];
  });
}

/** Whether a line is made with lenses for somebody's eyes. */
function isMadeToMeasure(line: OrderLine, order: Order): boolean {
  const { rxLensId, isRoxFrame, prescription } = lineAttributes(line.extendedAttributes, order.currency);
  return isRoxLensLine(line) || rxLensId !== '' || isRoxFrame || prescription !== null;
}

/** Parcels of an order: lines that share tracking numbers, prescription lines apart (ORD-02). */
export function parcelsOf(order: Order): readonly Parcel[] {
  const ofOrder = orderAttributes(order.extendedAttributes, order.currency).trackingNumbers;
  const groups = new Map<string, { lines: OrderLine[]; trackingNumbers: readonly string[]; measured: boolean }>();
  const visible = thingsOf(order);
  const waits = orderProgressOf(order.orderStatus) === 'pending-prescription';
  const someMeasured = visible.some((line) => isMadeToMeasure(line, order));
  for (const line of visible) {
    const own = lineAttributes(line.extendedAttributes, order.currency).trackingNumbers;
    const trackingNumbers = own.length > 0 ? own : ofOrder;
    const measured = isMadeToMeasure(line, order) || (waits && !someMeasured);
    const key = `${measured}|${trackingNumbers.join(',')}`;
    const group = groups.get(key) ?? { lines: [], trackingNumbers, measured };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ measured, ...group }) => ({
    ...group,
    steps: stepsOf(order, measured),
    collected: group.lines.some((line) => line.physicalStoreId !== ''),
  }));
}

/** Lines that still need a prescription: those made to measure, else all glasses of the waiting order. */
export function linesForPrescription(order: Order): readonly OrderLine[] {
  const visible = thingsOf(order);
  const measured = visible.filter((line) => isMadeToMeasure(line, order));
  return measured.length > 0 ? measured : visible;
}
