import { MAX_QUANTITY } from '@sightline/shared-lib/domain/cart';

import {
  actorOf,
  type Caller,
  type Clock,
  type Db,
  inTransaction,
  invalidInput,
  nextNumber,
  type Trx,
} from '../../kernel';
import {
  CHECKOUT_LOCK,
  type CartDesk,
  createPending,
  deleteOrder,
  type ExtendedAttribute,
  findOwned,
  findPending,
  type InventoryPort,
  type LensValuesPort,
  type NoteBehalf,
  type Order,
  openForChange,
  opticalRoleOf,
  type OrderLine,
  orderErrors,
  requireStore,
  requireUnlocked,
  saveChange,
  type SkuFacts,
  toAttributes,
  withNewLine,
  withShopperAttributes,
} from '../order';
import { findShipMode, INTERIM_MODE_ID } from '../shipping';
import type { Calculator } from './calculation.service';
import type { PriceFacts } from './priceFacts';
import { cartErrors } from './cart.errors';
import { SAVED } from './cart.repository';
import { applied, inPlace, lensValuesOf, type WantedLine } from './lineChange.domain';
import { drafts, likeKept, requireSupply, withLensValues } from './lensLine.domain';
import { addLine, quantities, requireQuantities } from './lines.domain';
import { newPairKeys } from './pairs.domain';
import { targetOrder } from './targetOrder.service';

export interface CartRequest {
  readonly caller: Caller;
  readonly storeId: string;
  readonly reference?: string | undefined;
  readonly langId?: string | undefined;
  readonly usages: ReadonlySet<string> | null;
  readonly validateInventory: boolean;
}

export interface CartServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly desk: CartDesk;
  readonly calculator: Calculator;
  readonly inventory: InventoryPort;
  readonly noteBehalf: NoteBehalf;
  readonly lensValues: LensValuesPort;
}

/** Adding, changing, copying and removing cart lines (contract 17). */
export function createCartService(dependencies: CartServiceDependencies) {
  const { db, clock, desk, calculator, inventory, noteBehalf, lensValues } = dependencies;

  /** Refuses quantities over the limit, and over stock when validation is asked for. */
  async function check(trx: Trx, order: Order, validate: boolean): Promise<Order> {
    requireQuantities(order.lines);
    if (!validate) return order;
    const wanted = quantities(order.lines);
    const levels = await inventory.levels(trx, order.storeId, [...wanted.keys()]);
    const short = [...wanted].filter(([partNumber, pieces]) => pieces > (levels.get(partNumber) ?? 0));
    if (short.length > 0) throw cartErrors.badInventory(short.map(([partNumber]) => partNumber));
    return order;
  }

  async function resolve(request: CartRequest, wanted: readonly WantedLine[]): Promise<SkuFacts[]> {
    const missing = wanted.find((line) => !line.partNumber && !line.productId);
    if (missing) throw cartErrors.missing('partNumber');
    const partNumbers = wanted.flatMap((line) => (line.partNumber ? [line.partNumber] : []));
    const productIds = wanted.flatMap((line) => (!line.partNumber && line.productId ? [line.productId] : []));
    const find = (by: { partNumbers?: string[]; productIds?: string[] }) =>
      calculator.find(request.caller, request.storeId, request.langId, by);
    const found = [
      ...(partNumbers.length > 0 ? await find({ partNumbers: [...new Set(partNumbers)] }) : []),
      ...(productIds.length > 0 ? await find({ productIds: [...new Set(productIds)] }) : []),
    ];
    return Promise.all(
      wanted.map(async (line) => {
        const match = (facts: readonly SkuFacts[]) =>
          facts.find((sku) =>
            line.partNumber ? sku.partNumber === line.partNumber : sku.productId === line.productId,
          );
        // A product's number or id means its first available item, which comes back under the item's own names.
        const named =
          match(found) ??
          (
            await find(line.partNumber ? { partNumbers: [line.partNumber] } : { productIds: [line.productId ?? ''] })
          )[0];
        if (!named) throw cartErrors.unknownItem(line.partNumber ?? line.productId ?? '');
        if (!named.buyable) throw cartErrors.notBuyable(named.partNumber);
        return named;
      }),
    );
  }

  /** Articles whose lenses are told other values; the catalogue is asked before the cart is open for the change. */
  async function factsOfLenses(
    { caller, storeId, langId, reference }: CartRequest,
    wanted: readonly (WantedLine & { orderItemId: string })[],
  ): Promise<PriceFacts> {
    const told = new Set(wanted.filter((one) => lensValuesOf(one).length > 0).map(({ orderItemId }) => orderItemId));
    if (told.size === 0) return new Map();
    const cart = await findPending(db, caller, storeId, reference);
    const partNumbers = cart.lines.flatMap((line) => (told.has(line.orderItemId) ? [line.partNumber] : []));
    return calculator.facts(caller, storeId, langId, partNumbers);
  }

  function sealedLenses(line: OrderLine, change: WantedLine, facts: PriceFacts): ExtendedAttribute[] {
    const told = lensValuesOf(change);
    if (told.length === 0) return [];
    const sku = facts.get(line.partNumber);
    if (!sku) throw cartErrors.unknownItem(line.partNumber);
    return lensValues.sealed(told, sku);
  }

  async function newLine(
    trx: Trx,
    storeId: string,
    wanted: WantedLine,
    sku: SkuFacts,
    attributes: readonly ExtendedAttribute[],
  ): Promise<OrderLine> {
    const now = clock.now();
    return {
      orderItemId: await nextNumber(trx, 'orderItem'),
      productId: sku.productId,
      partNumber: sku.partNumber,
      name: sku.name,
      productType: sku.productType,
      opticalRole: opticalRoleOf(sku),
      weightGrams: sku.weightGrams,
      quantity: Number(wanted.quantity ?? '1'),
      unitMinor: sku.offerMinor,
      contractId: wanted.contractId ?? requireStore(storeId).contractId,
      shipModeId: findShipMode(wanted.shipModeId ?? '')?.shipModeId ?? INTERIM_MODE_ID,
      address: null,
      pickUp: null,
      shippingMinor: 0,
      salesTaxMinor: 0,
      shippingTaxMinor: 0,
      adjustments: [],
      attributes,
      groupKey: wanted.xitem_field1 ?? '',
      field2: wanted.xitem_field2 ?? '',
      inventoryStatus: 'Available',
      createdAt: now,
      updatedAt: now,
    };
  }

  return {
    /** Adds lines as one unit: when one item cannot be bought nothing is added. Answers the order and the line ids. */
    async add(request: CartRequest, wanted: readonly WantedLine[], attributes: readonly ExtendedAttribute[] = []) {
      if (wanted.some((line) => Number(line.quantity ?? '1') > MAX_QUANTITY))
        throw cartErrors.quantityLimit(MAX_QUANTITY);
      // Before a cart is made: what is refused leaves nothing behind.
      withShopperAttributes([], attributes);
      const skus = await resolve(request, wanted);
      const attributesOf = (line: WantedLine) => withNewLine(toAttributes(line.orderItemExtendAttribute));
      const came = wanted.map(attributesOf);
      const kept = skus.map((sku, index) => lensValues.sealed(came[index] ?? [], sku));
      const facts = new Map(skus.map((sku) => [sku.partNumber, sku]));
      lensValues.paired(drafts(wanted, skus, kept), facts);
      lensValues.requireSupply(drafts(wanted, skus, kept), { storeId: request.storeId, now: clock.now() });
      const reference = await targetOrder(db, clock, request.caller, request.storeId, request.reference);
      const ids: string[] = [];
      const order = await desk.change({ ...request, reference }, async (trx, cart) => {
        let lines = cart.lines;
        for (const [index, line] of wanted.entries()) {
          const sku = skus[index];
          if (!sku || Number(line.quantity ?? '1') === 0) continue;
          const fresh = likeKept(lines, await newLine(trx, cart.storeId, line, sku, kept[index] ?? []), lensValues);
          const added = addLine(lines, inPlace(lines, fresh));
          lines = added.lines;
          ids.push(added.at);
          await lensValues.attach(trx, { userId: cart.buyerId, now: clock.now() }, added.at, came[index] ?? []);
        }
        const paired = lensValues.paired(lines, facts);
        const changed = { ...cart, lines: paired, attributes: withShopperAttributes(cart.attributes, attributes) };
        requireSupply(cart, changed, lensValues, clock.now());
        return check(trx, changed, request.validateInventory);
      });
      return { order, ids };
    },

    /** Changes quantity, keys, attributes and values of contact lenses of lines; quantity 0 removes the line. */
    async update(
      request: CartRequest,
      wanted: readonly (WantedLine & { orderItemId: string })[],
      attributes: readonly ExtendedAttribute[] = [],
    ) {
      const facts = await factsOfLenses(request, wanted);
      const order = await desk.change(request, async (trx, cart) => {
        let lines = cart.lines;
        for (const change of wanted) {
          const line = lines.find((one) => one.orderItemId === change.orderItemId);
          if (!line) throw cartErrors.unknownLine(change.orderItemId);
          const told = sealedLenses(line, change, facts);
          const [next] = applied(line, change, clock.now(), told);
          if (next && told.length > 0) lines = withLensValues(lines, next, lensValues);
          else lines = lines.flatMap((one) => (one === line ? (next ?? []) : one));
        }
        const changed = { ...cart, lines, attributes: withShopperAttributes(cart.attributes, attributes) };
        requireSupply(cart, changed, lensValues, clock.now());
        return check(trx, changed, request.validateInventory);
      });
      const left = new Set(order.lines.map((line) => line.orderItemId));
      return { order, ids: wanted.map((line) => line.orderItemId).filter((id) => left.has(id)) };
    },

    /** Removes lines by id. */
    remove: (request: CartRequest, ids: readonly string[]): Promise<Order> =>
      desk.change(request, async (_trx, cart) => {
        const unknown = ids.find((id) => !cart.lines.some((line) => line.orderItemId === id));
        if (unknown !== undefined) throw cartErrors.unknownLine(unknown);
        return { ...cart, lines: cart.lines.filter((line) => !ids.includes(line.orderItemId)) };
      }),

    /** Makes a pending order; the name of what is kept for later is not the shopper's to give. */
    async create(caller: Caller, storeId: string, description: string): Promise<Order> {
      if (description === SAVED) throw invalidInput('description');
      return inTransaction(db, (trx) => createPending(trx, clock, caller, storeId, description));
    },

    /** Copies the lines of one of the shopper's own orders into a cart; a document is given to the line it is for, so lenses ask for theirs again. */
    async copy(request: CartRequest, fromOrderId: string, onlyLines: readonly string[]) {
      const from = await findOwned(db, request.caller.userId, request.storeId, fromOrderId);
      if (!from) throw orderErrors.notFound(fromOrderId);
      const lines = from.lines.filter(
        (line) => line.giftOf === undefined && (onlyLines.length === 0 || onlyLines.includes(line.orderItemId)),
      );
      const keyOf = newPairKeys();
      const wanted = lines.map((line) => ({
        partNumber: line.partNumber,
        quantity: String(line.quantity),
        contractId: line.contractId,
        xitem_field1: keyOf(line),
        xitem_field2: line.field2,
        orderItemExtendAttribute: lensValues.carried(line, { storeId: from.storeId, now: clock.now() }),
      }));
      return this.add(
        { ...request, usages: request.usages },
        wanted,
        from.attributes.filter((entry) => entry.attributeName === 'IS_ROX_ORDER'),
      );
    },

    /** Deletes the cart as a whole. */
    discard: (caller: Caller, storeId: string, reference?: string): Promise<void> =>
      inTransaction(db, async (trx) =>
        deleteOrder(trx, (await openForChange(trx, caller, storeId, reference)).orderId),
      ),

    /** Same name replaces, empty value removes; totals are untouched. */
    setAttributes: (
      caller: Caller,
      storeId: string,
      reference: string | undefined,
      changes: readonly ExtendedAttribute[],
    ): Promise<Order> =>
      inTransaction(db, async (trx) => {
        const cart = await openForChange(trx, caller, storeId, reference);
        return saveChange(trx, clock, { ...cart, attributes: withShopperAttributes(cart.attributes, changes) });
      }),

    /**
     * Locks or unlocks the shopper's cart; on behalf, the assistant holds the lock (CART-08). Assistants may open each
     * other's locks, so that no cart stays closed when one goes home; what is being paid for nobody opens.
     */
    lock: (caller: Caller, storeId: string, cartId: string, action: 'lock' | 'unlock'): Promise<Order> =>
      inTransaction(db, async (trx) => {
        const cart = await findPending(trx, caller, storeId, cartId, true);
        if (action === 'unlock' && cart.lockedBy === null) throw orderErrors.notLocked(cartId);
        const takesOver = action === 'unlock' && caller.actorId !== undefined && cart.lockedBy !== CHECKOUT_LOCK;
        if (!takesOver) requireUnlocked(cart, caller);
        await noteBehalf(trx, caller, { storeId, orderId: cartId, action });
        return saveChange(trx, clock, { ...cart, lockedBy: action === 'lock' ? actorOf(caller) : null });
      }),
  };
}

export type CartService = ReturnType<typeof createCartService>;
