import type { Trx } from '../../kernel';
import type { LetterWriter, NewLetter, OrderLetterFacts } from '../mail';
import {
  type BuyerDirectory,
  isCollected,
  meansName,
  type Order,
  type OrderLine,
  orderAddresses,
  prescriptionOf,
  type OrderLetters,
  type OrderStatus,
  type statusChanges,
  trackingNumbersOf,
} from '../order';
import type { DeliveryPromises } from '../shipping';
import { knownStore, localeOf } from '../storeConfig';
import { askedOf } from './askedPrescriber';
import { frameOf, goodsOf, nameOf } from './goods.domain';
import { addressOf, receiptOf } from './receipt.domain';

export interface OrderLetterDependencies {
  readonly letters: LetterWriter;
  readonly buyers: BuyerDirectory;
  readonly promises: Pick<DeliveryPromises, 'ofLines' | 'ofOrder' | 'makingLeft'>;
  /** What became of an order so far. */
  readonly changesOf: typeof statusChanges;
}

type About = Pick<NewLetter, 'kind' | 'facts'>;

/** Letters about orders, in the language the order was placed in. One of each cause, however often it is told (ACC-09). */
export function createOrderLetters({ letters, buyers, promises, changesOf }: OrderLetterDependencies): OrderLetters {
  async function write(
    trx: Trx,
    order: Order,
    name: string,
    about: (known: OrderLetterFacts, locale: NewLetter['locale']) => About,
  ): Promise<void> {
    const { orderId, storeId, buyerId } = order;
    const account = await buyers.emailOf(trx, buyerId);
    const [recipient] = orderAddresses(order, account);
    // Somebody who left no address can look at the order, and nobody else is written to.
    if (!recipient) return;
    const locale = localeOf(knownStore(storeId), order.langId);
    await letters.write(trx, {
      ...about({ orderId, guest: account === null }, locale),
      recipient,
      storeId,
      locale,
      userId: buyerId,
      cause: `order-${orderId}-${name}`,
    } as NewLetter);
  }

  const shipped = (order: Order) => (known: OrderLetterFacts, locale: NewLetter['locale']) => ({
    kind: 'orderShipped' as const,
    facts: {
      ...known,
      goods: goodsOf(order.lines),
      address: addressOf(order, locale),
      trackingNumbers: trackingNumbersOf(order),
      collected: isCollected(order),
      days: promises.ofLines(order.lines).transit,
    },
  });

  /** What a new status is told with; the others are seen on the order's page. */
  const told: Partial<Record<OrderStatus, (trx: Trx, order: Order) => Promise<void>>> = {
    S: (trx, order) => write(trx, order, 'shipped', shipped(order)),
    '1': (trx, order) =>
      write(trx, order, 'delivered', (known) => ({
        kind: 'orderDelivered',
        facts: { ...known, collected: isCollected(order) },
      })),
    // Every prescription of the order is good; each version of it is told once.
    R: async (trx, order) => {
      const isSilent = (line: OrderLine) => askedOf(line)?.state === 'silent';
      const isReleased = (line: OrderLine) => isSilent(line) || askedOf(line)?.state === 'confirmed';
      if (order.lines.some(isReleased))
        await write(trx, order, `released-${order.version}`, (known) => ({
          kind: 'lensesReleased',
          facts: { ...known, silent: order.lines.some(isSilent) },
        }));
      if (order.lines.some((line) => prescriptionOf(line) && !isReleased(line))) {
        const days = promises.makingLeft(order, await changesOf(trx, order.orderId));
        await write(trx, order, `making-${order.version}`, (known) => ({
          kind: 'lensesInMaking',
          facts: { ...known, days },
        }));
      }
    },
    // What came with the order stands in its receipt. Of contact lenses the prescriber is asked, and the answer is told.
    W: async (trx, order) => {
      const { since, total } = promises.ofOrder(order, await changesOf(trx, order.orderId), false);
      const isOfGlasses = order.lines.some((line) => prescriptionOf(line) && !askedOf(line));
      if (!since || !isOfGlasses) return;
      await write(trx, order, `prescription-${order.version}`, (known) => ({
        kind: 'prescriptionReceived',
        facts: { ...known, collected: isCollected(order), days: total },
      }));
    },
    N: async (trx, order) => {
      const newest = order.lines.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
      const reason = newest.map((line) => prescriptionOf(line)?.reason).find(Boolean);
      if (!reason) return;
      const rejected = order.lines.filter((line) => prescriptionOf(line)?.reason);
      const names = [...new Set(rejected.map((line) => nameOf(frameOf(line, order.lines) ?? line)))];
      await write(trx, order, `rejected-${order.version}`, (known) => ({
        kind: 'prescriptionRejected',
        facts: { ...known, reason, names },
      }));
    },
    X: (trx, order) => write(trx, order, 'cancelled', (facts) => ({ kind: 'orderCancelled', facts })),
  };

  return {
    async placed(trx, order, paidWith) {
      const promise = promises.ofOrder(order, await changesOf(trx, order.orderId), false);
      await write(trx, order, 'received', (known, locale) => ({
        kind: 'orderReceived',
        facts: receiptOf(order, known, locale, promise, paidWith),
      }));
      if (order.status !== 'E') return;
      const missing = order.lines.filter((line) => prescriptionOf(line)?.state === 'missing');
      if (missing.some(askedOf))
        await write(trx, order, 'prescriber', (facts) => ({ kind: 'prescriberNeeded', facts }));
      if (!missing.every(askedOf))
        await write(trx, order, 'prescription', (facts) => ({ kind: 'prescriptionNeeded', facts }));
    },
    statusChanged: async (trx, order) => told[order.status]?.(trx, order),
    addressAmended: (trx, order) =>
      write(trx, order, `address-${order.version}`, (known, locale) => ({
        kind: 'orderAddressChanged',
        facts: { ...known, address: addressOf(order, locale) },
      })),
    refunded: (trx, order, { paidWith, ...paid }, key) =>
      write(trx, order, `refund-${key}`, (known) => ({
        kind: 'orderRefunded',
        facts: {
          ...known,
          ...paid,
          currency: order.currency,
          paidWith: paidWith.map(({ method, digits }) => ({ name: meansName(method), digits })),
        },
      })),
    returnAnnounced: (trx, order, { lines, ...announced }) =>
      write(trx, order, `return-${announced.rmaId}`, (known) => ({
        kind: 'returnAnnounced',
        facts: { ...known, ...announced, goods: goodsOf(lines), currency: order.currency },
      })),
    returnCancelled: (trx, order, { rmaId, lines }) =>
      write(trx, order, `return-${rmaId}-cancelled`, (known) => ({
        kind: 'returnCancelled',
        facts: { ...known, rmaId, goods: goodsOf(lines) },
      })),
    exchanged: (trx, order, sent, key) =>
      write(trx, order, `exchange-${key}`, (known) => ({ kind: 'orderExchanged', facts: { ...known, ...sent } })),
    paymentRefused: (trx, order, { dueMinor, reference }) =>
      write(trx, order, `payment-${reference}`, (known) => ({
        kind: 'paymentRefused',
        facts: { ...known, amountMinor: dueMinor, currency: order.currency },
      })),
    reminded: (trx, order, day) =>
      write(trx, order, `reminder-${day}`, (known) => ({ kind: 'reorderReminder', facts: known })),
  };
}
