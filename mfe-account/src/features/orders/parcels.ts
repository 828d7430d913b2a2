import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import {
  isPrescriptionRejected,
  isWithOptician,
  lineAttributes,
  orderAttributes,
  orderProgressOf,
  promisedDay,
  type DayRange,
  type Order,
  type OrderProgress,
} from '@sightline/shared-lib/domain/order';
import { thingsOf } from '../../account/reading/orderLines';
import { isExchange } from '../../account/reading/returnFacts';

/** One step of a parcel: what was, what is, what comes. */
export interface ParcelStep {
  readonly key: 'received' | 'prescription' | 'made' | 'packed' | 'sent' | 'delivered' | 'cancelled' | 'problem';
  readonly state: 'past' | 'now' | 'next';
  /** ISO 8601; empty when nobody knows the day. */
  readonly date: string;
  /** Working days after what it waits for, by the platform's promise (CAT-11). */
  readonly after?: DayRange;
  /** Who is next with the prescription. */
  readonly next?: 'shopper' | 'optician' | 'returned';
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

/** A rejected prescription cancels nothing yet: another one brings the order on (RX-07). */
function progressOf({ orderStatus }: Order): OrderProgress {
  return isPrescriptionRejected(orderStatus) ? 'pending-prescription' : orderProgressOf(orderStatus);
}

function nextOf({ orderStatus }: Order): NonNullable<ParcelStep['next']> {
  if (isPrescriptionRejected(orderStatus)) return 'returned';
  return isWithOptician(orderStatus) ? 'optician' : 'shopper';
}

const dayOf = (at: number): number => Math.floor(at / 86_400_000);

/**
 * When what comes comes, by the platform's promise; each step from the one before it while nobody knows from when its days count (CAT-11). A day that
 * has passed is not told as one to come.
 */
function expected(
  { deliveryPromise: promise }: Order,
  key: ParcelStep['key'],
  now: number,
): Pick<ParcelStep, 'after' | 'date'> {
  if (!promise || (key !== 'made' && key !== 'delivered')) return { date: '' };
  const day = promisedDay(promise, key === 'made' ? 'making' : 'total');
  if (day) return { date: dayOf(day.getTime()) < dayOf(now) ? '' : day.toISOString() };
  return { date: '', after: key === 'made' ? promise.making : promise.transit };
}

function stepsOf(order: Order, needsPrescription: boolean, isMade: boolean, now: number): readonly ParcelStep[] {
  const progress = progressOf(order);
  const received: ParcelStep = { key: 'received', state: 'past', date: order.placedDate };
  if (progress === 'cancelled') return [received, { key: 'cancelled', state: 'now', date: order.lastUpdateDate }];
  if (progress === 'error') return [received, { key: 'problem', state: 'now', date: order.lastUpdateDate }];
  const at = POSITION[progress];
  return WAY.flatMap((way, index): ParcelStep[] => {
    if (way === 'prescription' && !needsPrescription) return [];
    // Only lenses for a frame are made to order.
    const key = way === 'made' && !isMade ? 'packed' : way;
    // Goods without lenses wait for nobody: they are being packed while the order waits.
    const here = at === 1 && !needsPrescription ? 2 : at;
    const state = index < here || (index === here && key === 'delivered') ? 'past' : index === here ? 'now' : 'next';
    if (index === 0) return [{ key, state, date: order.placedDate }];
    if (index === here) {
      const next = key === 'prescription' ? { next: nextOf(order) } : {};
      return [{ key, state, date: order.lastUpdateDate, ...next }];
    }
    // The promise is that of the lenses, where there are any; what is packed beside them comes sooner.
    const isOfThese = needsPrescription || order.lines.every(({ prescription }) => prescription === null);
    const isPromised = state === 'next' && isOfThese && at <= POSITION['in-progress'];
    return [{ key, state, ...(isPromised ? expected(order, way, now) : { date: '' }) }];
  });
}

/** Whether a thing waits for a prescription, its own or that of the lenses in it; lenses without power have none (RX-07, RX-20). */
function asksPrescription(thing: OrderLine, { lines }: Order): boolean {
  const isPart = (line: OrderLine) => thing.groupKey !== '' && line.groupKey === thing.groupKey;
  return lines.some((line) => line.prescription !== null && (line === thing || isPart(line)));
}

/** A frame and its lenses. */
const isPair = ({ groupKey }: OrderLine): boolean => groupKey !== '';

/** What is sent instead of something that came back is on its way when it appears on the order. */
function exchangeStep({ timeline }: Order): ParcelStep {
  const date = timeline.find(({ event }) => event === 'exchangeSent')?.at ?? '';
  return { key: 'sent', state: 'now', date };
}

/** Parcels of an order: everything comes together, as checkout says, apart from what was sent under other numbers (ORD-02). */
export function parcelsOf(order: Order, now: number): readonly Parcel[] {
  const ofOrder = orderAttributes(order.extendedAttributes, order.currency).trackingNumbers;
  const groups = new Map<string, { lines: OrderLine[]; trackingNumbers: readonly string[]; exchange: boolean }>();
  const visible = thingsOf(order);
  // An order that waits and does not say for which of its things waits with all of them.
  const waitsWhole =
    progressOf(order) === 'pending-prescription' && !visible.some((line) => asksPrescription(line, order));
  for (const line of visible) {
    const own = lineAttributes(line.extendedAttributes, order.currency).trackingNumbers;
    const exchange = isExchange(line);
    const trackingNumbers = own.length > 0 || exchange ? own : ofOrder;
    const key = `${exchange}|${trackingNumbers.join(',')}`;
    const group = groups.get(key) ?? { lines: [], trackingNumbers, exchange };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ exchange, ...group }) => {
    const measured = waitsWhole || group.lines.some((line) => asksPrescription(line, order));
    return {
      ...group,
      steps: exchange ? [exchangeStep(order)] : stepsOf(order, measured, group.lines.some(isPair), now),
      collected: group.lines.some((line) => line.physicalStoreId !== ''),
    };
  });
}
