import { collectionDays, returnOffer, type ReturnOffer } from '@sightline/shared-lib/domain/return';

import { type Clock, type Db, inTransaction, invalidInput, nextNumber, randomToken, type Trx } from '../../kernel';
import { limitReached, LIMITS } from '../limits';
import {
  asProven,
  findOrder,
  findReachable,
  isCollected,
  type LensValuesPort,
  type Order,
  orderErrors,
  type OrderLetters,
  type OrderLine,
  type SkuFacts,
} from '../order';
import type { SettlementService } from '../payment';

import { lastSent } from './exchange.domain';
import { announcedFacts, handInBy } from './returnLetter.domain';
import type { Arrival, Exchanges } from './exchange.service';
import { eyesOf, returnTerms } from './lensesOfLine.domain';
import { checkHash, checkUntil, opensLabel } from './labelCheck';
import { createMoneyBack } from './moneyBack.service';
import { returnErrors } from './return.errors';
import { showOnOrder } from './returnOnOrder';
import { linesBack, piecesLeft, refundsOf, returnedItems, type ReturnRequest } from './returnedItems.domain';
import { afterStep, isOpen, type ReturnStep } from './returnStatus.domain';
import {
  closeItems,
  findCollections,
  findReturn,
  insertReturn,
  recordReturnStatus,
  type Return,
  returnsOf,
  returnsOfLine,
  writeReturn,
} from './returns.repository';

export interface ReturnServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly settlement: SettlementService;
  /** Tells buyers what is paid back. */
  readonly letters: Pick<OrderLetters, 'refunded' | 'exchanged' | 'returnAnnounced' | 'returnCancelled'>;
  readonly exchanges: Exchanges;
  readonly lensValues: Pick<LensValuesPort, 'shown'>;
  /** Orders placed before cannot be sent back here, ISO 8601 (RET-01). */
  readonly cutOver?: string;
}

/** A return just announced, with the key of its label. */
export interface Announced {
  readonly found: Return;
  readonly securityCheck: string;
}

const NOTHING_SENT: Arrival = { wanted: [], trackingNumbers: [] };

/** How refusals are named to callers (contract 28). */
const REFUSALS = { early: 'status', never: 'status', late: 'window', before: 'date', all: 'line' } as const;

/** Sending goods back, from the announcement to the money, each step once however often it is asked (RET-01, RET-02). */
export function createReturnService({
  db,
  clock,
  settlement,
  letters,
  exchanges,
  lensValues,
  cutOver,
}: ReturnServiceDependencies) {
  const moneyBack = createMoneyBack({ settlement, letters, exchanges });

  /** Whether an order's state and its days let it be sent back. */
  function inTime(order: Order): ReturnOffer {
    const facts = {
      orderStatus: order.status,
      placedDate: order.placedAt?.toISOString() ?? '',
      lastUpdateDate: lastSent(order).toISOString(),
    };
    return returnOffer(facts, clock.now().getTime(), cutOver);
  }

  /** Whether an order can be sent back: what pages are told is what announcing asks. */
  async function offerOf(handle: Db | Trx, order: Order): Promise<ReturnOffer> {
    const offer = inTime(order);
    const wasReturned = order.attributes.some(({ attributeName }) => attributeName === 'RMAStatus');
    if (!offer.can || !wasReturned) return offer;
    const earlier = await returnsOf(handle, order.orderId);
    const isLeft = (line: OrderLine) => line.giftOf === undefined && piecesLeft(line, earlier) > 0;
    return order.lines.some(isLeft) ? offer : { can: false, why: 'all' };
  }

  function requireEligible(order: Order): void {
    const offer = inTime(order);
    if (!offer.can) throw returnErrors.notEligible(REFUSALS[offer.why], order.orderId);
  }

  /** Days on which an order is collected where it was delivered; none for what somebody took along from a store. */
  const collectionOf = (order: Order): readonly string[] =>
    isCollected(order) ? [] : collectionDays(clock.now().getTime());

  /** Who may send an order back: its owner, and whoever proved it in the look-up (RET-04). */
  const reach = (handle: Db | Trx, userId: string, storeId: string, orderId: string, lock = false) =>
    findReachable(handle, clock, userId, { storeId, orderId }, lock);

  /** A return that the caller may see; others look like unknown ones (PLAT-04). */
  async function reached(handle: Db | Trx, userId: string, storeId: string, rmaId: string): Promise<Return> {
    const found = await findReturn(handle, rmaId);
    if (!found || !(await reach(handle, userId, storeId, found.order_id))) throw returnErrors.notFound(rmaId);
    return found;
  }

  async function step(trx: Trx, made: ReturnStep, rmaId: string, arrival: Arrival = NOTHING_SENT): Promise<Return> {
    const known = await findReturn(trx, rmaId);
    // The order's row is held first: steps of its returns wait for each other.
    const order = known && (await findOrder(trx, known.order_id, true));
    const found = order && (await findReturn(trx, rmaId));
    if (!found || !order) throw returnErrors.notFound(rmaId);
    const next = afterStep(made, found.status);
    if (!next) throw returnErrors.wrongStatus(rmaId);
    if (next === found.status) return found;
    const settled = made === 'refund' ? await moneyBack.settle(trx, order, found, arrival) : order;
    await writeReturn(trx, rmaId, { status: next, updated_at: clock.now() });
    await recordReturnStatus(trx, rmaId, next, clock.now());
    if (!isOpen(next)) await closeItems(trx, rmaId);
    if (next === 'CAN') await letters.returnCancelled(trx, order, { rmaId, lines: linesBack(order, found.items) });
    await showOnOrder(trx, settled);
    return { ...found, status: next };
  }

  /** What is wanted instead has to be offered; what is no line of the order is refused later. */
  async function requireExchanges(userId: string, storeId: string, { orderId, items }: ReturnRequest) {
    const chosen: SkuFacts[] = [];
    const wanted = items.filter(({ exchangeFor }) => exchangeFor !== undefined);
    const order = wanted.length > 0 ? (await reach(db, userId, storeId, orderId))?.order : undefined;
    for (const { orderItemId, exchangeFor } of wanted) {
      const line = order?.lines.find((one) => one.orderItemId === orderItemId);
      const offers = order && line ? await exchanges.offersFor(order, line) : [];
      const article = offers.find(({ partNumber }) => partNumber === exchangeFor);
      if (!article) throw returnErrors.notEligible('exchange', orderItemId);
      chosen.push(article);
    }
    return chosen;
  }

  return {
    offerOf,

    /** Returns that a carrier collects on a day, with where. */
    async collections(day: string) {
      const found = await findCollections(db, day);
      const told = found.map(async ({ rma_id: rmaId, order_id: orderId, tracking_number: trackingNumber }) => {
        const order = await findOrder(db, orderId);
        return {
          rmaId,
          orderId,
          trackingNumber,
          address: order?.lines.find(({ address }) => address)?.address ?? null,
        };
      });
      return Promise.all(told);
    },

    /** What of an order can come back, line by line, for how much, and be exchanged for; 404 for who may not see the order. */
    async linesOf(userId: string, storeId: string, orderId: string) {
      const order = (await reach(db, userId, storeId, orderId))?.order;
      if (!order?.placedAt) throw orderErrors.notFound(orderId);
      const { currency } = order;
      if (!inTime(order).can) return { lines: [], collectionDays: [], deliveryMinor: 0, currency };
      const earlier = await returnsOf(db, orderId);
      const told = async (line: OrderLine) => ({
        orderItemId: line.orderItemId,
        left: piecesLeft(line, earlier),
        refundsMinor: refundsOf(order, line, earlier),
        exchanges: (await exchanges.offersFor(order, line)).map(({ partNumber }) => partNumber),
        ...returnTerms(line, lensValues),
      });
      return {
        lines: await Promise.all(order.lines.map(told)),
        collectionDays: collectionOf(order),
        /** What is given back for the delivery too, if all that is left comes back. */
        deliveryMinor: await moneyBack.deliveryWithRest(db, order, earlier),
        currency,
      };
    },

    /** Announces a return (contract 28): the platform judges again what the page has judged. */
    async announce(userId: string, storeId: string, request: ReturnRequest): Promise<Announced> {
      const securityCheck = randomToken(24);
      const wanted = await requireExchanges(userId, storeId, request);
      const found = await inTransaction(db, async (trx) => {
        const order = (await reach(trx, userId, storeId, request.orderId, true))?.order;
        if (!order?.placedAt) throw orderErrors.notFound(request.orderId);
        requireEligible(order);
        const { collectOn = '' } = request;
        if (collectOn && !collectionOf(order).includes(collectOn)) throw invalidInput('x_collectOn');
        // Whoever collects it has no printer.
        if (collectOn && request.labelType === 'QR') throw invalidInput('labelType');
        const earlier = await returnsOf(trx, order.orderId);
        if (earlier.length >= LIMITS.returnsOfAnOrder) throw limitReached('returnsOfAnOrder');
        const items = returnedItems(order, request.items, earlier);
        const number = await nextNumber(trx, 'return');
        const now = clock.now();
        const row = {
          rma_id: `RMA-${number}`,
          order_id: order.orderId,
          store_id: storeId,
          status: 'CRE' as const,
          label_type: request.labelType,
          tracking_number: `SLR${number.padStart(12, '0')}`,
          locale: request.locale,
          email: request.contact.email,
          phone: request.contact.phone,
          check_hash: checkHash(securityCheck),
          check_until: checkUntil(now),
          collect_on: collectOn,
          delivery_minor: 0,
          created_at: now,
          updated_at: now,
        };
        const rows = items.map((item) => ({ ...item, rma_id: row.rma_id, refund_minor: Number(item.refund_minor) }));
        await insertReturn(trx, row, rows);
        await recordReturnStatus(trx, row.rma_id, 'CRE', now);
        const made: Return = { ...row, items: rows };
        await showOnOrder(trx, order);
        await letters.returnAnnounced(trx, order, announcedFacts(order, made, wanted));
        return made;
      });
      return { found, securityCheck };
    },

    /** A fresh key to the label; the one before opens nothing any more. */
    async renewCheck(userId: string, storeId: string, rmaId: string): Promise<string> {
      const securityCheck = randomToken(24);
      await inTransaction(db, async (trx) => {
        const found = await reached(trx, userId, storeId, rmaId);
        if (!isOpen(found.status)) throw returnErrors.wrongStatus(rmaId);
        const until = checkUntil(clock.now());
        await writeReturn(trx, rmaId, { check_hash: checkHash(securityCheck), check_until: until });
      });
      return securityCheck;
    },

    /** What a label shows, for who may see the return and has the key; 403 for a wrong pair. */
    async labelled(userId: string, storeId: string, rmaId: string, securityCheck: string) {
      const found = await findReturn(db, rmaId);
      const reached = found && (await reach(db, userId, storeId, found.order_id));
      // Without its owner a label names the town of the sender alone.
      const order = reached?.by === 'proof' ? asProven(reached.order) : reached?.order;
      if (!found || !order || !opensLabel(found, securityCheck, clock.now())) throw returnErrors.wrongCheck();
      return { found, order };
    },

    /** The returns of a line, the newest first; 404 when it is in none that the caller may see. */
    async ofLine(userId: string, storeId: string, orderItemId: string) {
      const returns = await returnsOfLine(db, orderItemId);
      const [newest] = returns;
      const order = newest && (await reach(db, userId, storeId, newest.order_id))?.order;
      if (!order) throw returnErrors.itemNotFound(orderItemId);
      const found = await Promise.all(
        returns.flatMap(({ items, ...one }) =>
          items
            .filter((item) => item.order_item_id === orderItemId)
            .map(async (item) => ({
              ...one,
              item,
              handInBy: handInBy(order, one),
              delivery: await moneyBack.deliveryWithReturn(db, order, one.rma_id),
            })),
        ),
      );
      const own = order.lines.filter((line) => line.orderItemId === orderItemId);
      return { found, currency: order.currency, eyes: own.flatMap((line) => eyesOf(line, lensValues)) };
    },

    /** Takes an announcement back while nothing was sent. */
    cancel: (userId: string, storeId: string, rmaId: string): Promise<Return> =>
      inTransaction(db, async (trx) => {
        await reached(trx, userId, storeId, rmaId);
        return step(trx, 'cancel', rmaId);
      }),

    /** What operations do with a return; money and what is wanted instead move with the step that pays it back. */
    async take(made: ReturnStep, rmaId: string, trackingNumbers: readonly string[] = []): Promise<Return> {
      const known = await findReturn(db, rmaId);
      const order = known && (await findOrder(db, known.order_id));
      if (!known || !order) throw returnErrors.notFound(rmaId);
      await settlement.carryOut(known.order_id);
      const wanted = await exchanges.wanted(order, known.items);
      const found = await inTransaction(db, (trx) => step(trx, made, rmaId, { wanted, trackingNumbers }));
      await settlement.carryOut(known.order_id);
      return found;
    },
  };
}

export type ReturnService = ReturnType<typeof createReturnService>;
