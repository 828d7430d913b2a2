import type { DayRange, DeliveryPromise } from '@sightline/shared-lib/domain/order';

import { isMadeToPrescription, type Order, type OrderLine, prescriptionPairs, type StatusChanges } from '../order';
import { DELIVERY_TIMES, type Days, type DeliveryTimes, type MadeOf } from './deliveryTimes';
import { promiseText } from './deliveryWords';
import { daysLeft, promisedSince } from './promisedSince.domain';
import { dedicatedMode, findShipMode, type ShipModeCode } from './shipMode.domain';

/** What is asked about: an article, alone or with lenses of a prescription. */
export interface PromisedItem {
  readonly productType: string;
  readonly madeToPrescription: boolean;
  /** The prescriber of contact lenses is asked first, and nobody has asked yet. */
  readonly asksPrescriber: boolean;
}

type PromisedOrder = Pick<Order, 'placedAt' | 'lines'>;

type Line = Pick<OrderLine, 'productType' | 'shipModeId' | 'opticalRole' | 'groupKey' | 'quantity'>;

/** Answers when things arrive; nobody else adds days (CAT-11). */
export interface DeliveryPromises {
  /** Everything together by one way of delivery: the slowest item, then the journey. */
  by(mode: ShipModeCode, items: readonly PromisedItem[]): DeliveryPromise;
  /** An article on its way to an address, or to a store it is collected from. */
  ofArticle(item: PromisedItem, destination: 'address' | 'store'): DeliveryPromise;
  /** A cart or an order as its lines travel; where nothing is chosen yet, the way that would be offered first. */
  ofLines(lines: readonly Line[], asksPrescriber?: boolean): DeliveryPromise;
  /** The same with the moment it counts from; a cart, which counts from its order on, holds the time of a prescriber. */
  ofOrder(order: PromisedOrder, changes: StatusChanges, asksPrescriber: boolean): DeliveryPromise;
  /** What is left of the making when an order has reached its last status. */
  makingLeft(order: PromisedOrder, changes: StatusChanges): DayRange;
  /** The first working day on which a line that was ordered then is ready to travel. */
  shipDate(ordered: Date, line: Line, lines: readonly Line[], asksPrescriber: boolean): Date;
  /** The times as texts of the content name them. */
  texts(langId: string): Readonly<Record<string, string>>;
}

function madeOf({ productType, madeToPrescription }: PromisedItem): MadeOf {
  // Beside glasses too, whose order is made to a prescription as a whole: their own prescriber may take longer.
  if (/contact/i.test(productType) && !/accessor/i.test(productType)) return 'contactLenses';
  if (madeToPrescription) return 'prescription';
  return /hearing|electronics/i.test(productType) ? 'hearing' : 'stocked';
}

const range = ([from, to]: Days): DayRange => ({ from, to });
const slowest = (all: readonly Days[]): Days => [
  Math.max(0, ...all.map(([from]) => from)),
  Math.max(0, ...all.map(([, to]) => to)),
];

function isWeekend(day: Date): boolean {
  return day.getUTCDay() % 6 === 0;
}

/** The way an article goes when nobody chose another. */
const usualMode = (items: readonly { readonly productType: string }[]): ShipModeCode =>
  dedicatedMode(items.map(({ productType }) => productType)) ?? 'Standard';

/** The home of the delivery promise: what is configured, put together. */
export function createDeliveryPromises(times: DeliveryTimes = DELIVERY_TIMES): DeliveryPromises {
  const makingOf = (item: PromisedItem): Days => {
    const made = madeOf(item);
    const [from, to] = times.making[made];
    const [first, last] = made === 'contactLenses' && item.asksPrescriber ? times.prescriber : [0, 0];
    return [from + first, to + last];
  };
  const making = (items: readonly PromisedItem[]): Days => slowest(items.map(makingOf));
  const together = (made: Days, transit: Days): DeliveryPromise => ({
    making: range(made),
    transit: range(transit),
    total: range([made[0] + transit[0], made[1] + transit[1]]),
  });
  const by: DeliveryPromises['by'] = (mode, items) => together(making(items), times.transit[mode]);

  const promises: DeliveryPromises = {
    by,
    ofArticle: (item, destination) => by(destination === 'store' ? 'ShipToStore' : usualMode([item]), [item]),
    ofLines(lines, asksPrescriber = false) {
      const madeToPrescription = prescriptionPairs(lines) > 0;
      const items = lines.map(({ productType }) => ({ productType, madeToPrescription, asksPrescriber }));
      const modes = lines.map(({ shipModeId }) => {
        const code = findShipMode(shipModeId)?.code ?? 'Interim';
        return code === 'Interim' ? usualMode(lines) : code;
      });
      return together(making(items), slowest(modes.map((mode) => times.transit[mode])));
    },
    ofOrder(order, changes, asksPrescriber) {
      const since = promisedSince(order, changes);
      const promise = promises.ofLines(order.lines, order.placedAt === null && asksPrescriber);
      return since ? { ...promise, since: since.toISOString() } : promise;
    },
    makingLeft({ lines, ...order }, changes) {
      const since = promisedSince({ ...order, lines }, changes);
      const { making: whole } = promises.ofLines(lines);
      const now = changes.at(-1)?.at;
      return since && now ? daysLeft(whole, since, now) : whole;
    },
    shipDate(ordered, line, lines, asksPrescriber) {
      const day = new Date(ordered);
      const madeToPrescription = isMadeToPrescription(line, lines);
      for (let [left] = making([{ ...line, madeToPrescription, asksPrescriber }]); left > 0 || isWeekend(day);) {
        if (!isWeekend(day)) left -= 1;
        day.setUTCDate(day.getUTCDate() + 1);
      }
      return day;
    },
    texts(langId) {
      const frame = { productType: 'frames', madeToPrescription: false, asksPrescriber: false };
      const glasses = { ...frame, madeToPrescription: true };
      const words = ({ total }: DeliveryPromise): string => promiseText(langId, [total.from, total.to]);
      return {
        deliveryDays: words(by('Standard', [frame])),
        expressDays: words(by('Express', [frame])),
        collectDays: words(by('ShipToStore', [frame])),
        lensDeliveryDays: words(by('Standard', [glasses])),
        lensMakingDays: promiseText(langId, times.making.prescription),
      };
    },
  };
  return promises;
}
