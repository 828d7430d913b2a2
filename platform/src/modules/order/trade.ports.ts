import type { CustomerSegment } from '@sightline/shared-lib/domain/session';

import type { Caller, Db, Trx } from '../../kernel';
import type { ExtendedAttribute, Order, OrderLine } from './order.domain';
import type { PaidWith } from './paidWith.domain';

/** What the catalogue says about one item for one shopper segment; the price is chosen there. */
export interface SkuFacts {
  readonly productId: string;
  readonly partNumber: string;
  readonly name: string;
  /** Colour and size in the words of the language. */
  readonly variant?: string;
  readonly productType: string;
  readonly buyable: boolean;
  readonly offerMinor: number;
  readonly weightGrams: number;
  /** Untranslated codes; several values are joined by commas. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The catalogue as carts need it; it takes no transaction, so it is never called inside one. */
export interface CataloguePort {
  skus(
    storeId: string,
    wanted: { partNumbers?: string[]; productIds?: string[] },
    audience: { segment: CustomerSegment; langId: string },
  ): Promise<readonly SkuFacts[]>;
}

/** The catalogue as exchanges need it; it takes no transaction either. */
export interface ModelPort {
  /** Part numbers of every colour and size of an article's model. */
  variants(partNumber: string): Promise<readonly string[]>;
}

export interface StockLine {
  partNumber: string;
  quantity: number;
}

/** Stock levels and reservations; a reservation is named by the order's id. */
export interface InventoryPort {
  levels(db: Db | Trx, storeId: string, partNumbers: string[]): Promise<Map<string, number>>;
  reserve(
    trx: Trx,
    storeId: string,
    lines: StockLine[],
    reference: string,
  ): Promise<{ ok: true } | { ok: false; short: string[] }>;
  release(trx: Trx, reference: string): Promise<void>;
}

export interface PostalAddress {
  readonly addressId: string;
  readonly nickName?: string;
  readonly addressType?: 'Shipping' | 'Billing' | 'ShippingAndBilling';
  readonly firstName?: string;
  readonly lastName?: string;
  readonly addressLine?: readonly string[];
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
  readonly country?: string;
  readonly phone1?: string;
  readonly email1?: string;
}

/** A shopper's own addresses; null for an address of anybody else. */
export interface AddressPort {
  address(db: Db | Trx, userId: string, addressId: string): Promise<PostalAddress | null>;
  addresses?(db: Db | Trx, userId: string): Promise<readonly PostalAddress[]>;
}

export interface PickUpPoint {
  readonly physicalStoreId: string;
  readonly physicalStoreExternalId: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly stateOrProvinceName: string;
  readonly zipCode: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
}

/** Keeps what an assistant did for a shopper, with the change itself; nothing for shoppers who act for themselves. */
export type NoteBehalf = (
  handle: Db | Trx,
  caller: Caller,
  noted: {
    readonly storeId: string;
    readonly orderId: string;
    readonly action: 'lock' | 'unlock' | 'shipping' | 'read';
  },
) => Promise<void>;

/** Stores where parcels can be picked up. */
export interface PickUpPort {
  byId(physicalStoreId: string): Promise<PickUpPoint | null>;
}

/** What is asked about a buyer: the address of the account; null for one without an account. */
export interface BuyerDirectory {
  emailOf(handle: Db | Trx, userId: string): Promise<string | null>;
}

/** Writes to the buyer of an order, with the change it is about and in its transaction; the order's letters implement it. */
export interface OrderLetters {
  /** The order was placed: its receipt with how it is paid, and what it waits for. */
  placed(trx: Trx, order: Order, paidWith: readonly PaidWith[]): Promise<void>;
  /** The order has another status now. Statuses that buyers need not be told of write nothing. */
  statusChanged(trx: Trx, order: Order): Promise<void>;
  /** The order goes to another address now. */
  addressAmended(trx: Trx, order: Order): Promise<void>;
  /** Money is paid back, what was paid in cash by bank transfer; how much of it is for the delivery. The key makes a repeat the same letter. */
  refunded(
    trx: Trx,
    order: Order,
    paid: {
      readonly amountMinor: number;
      readonly deliveryMinor?: number;
      readonly byTransfer: boolean;
      /** But for cash. */
      readonly paidWith: readonly PaidWith[];
    },
    key: string,
  ): Promise<void>;
  /** Something comes back, for how much: its label, and on which day it is collected, `yyyy-MM-dd`; empty when it is handed in. */
  returnAnnounced(
    trx: Trx,
    order: Order,
    announced: {
      readonly rmaId: string;
      readonly collectOn: string;
      /** The last day to hand it in, `yyyy-MM-dd`; empty when it is collected. */
      readonly handInBy: string;
      readonly labelType: 'PDF' | 'QR';
      /** Lines of the order, in the pieces that come back. */
      readonly lines: readonly OrderLine[];
      readonly amountMinor: number;
      /** What is sent instead of money, each with what is paid back if it is sold out by then. */
      readonly instead: readonly { readonly name: string; readonly amountMinor: number }[];
    },
  ): Promise<void>;
  /** A return was called off; its lines in the pieces that would have come back. */
  returnCancelled(
    trx: Trx,
    order: Order,
    cancelled: { readonly rmaId: string; readonly lines: readonly OrderLine[] },
  ): Promise<void>;
  /** Something is sent instead of what came back; the key makes a repeat the same letter. */
  exchanged(
    trx: Trx,
    order: Order,
    sent: { readonly names: readonly string[]; readonly trackingNumbers: readonly string[] },
    key: string,
  ): Promise<void>;
  /** Money that was promised could not be taken; the buyer can pay again. One letter for each promise. */
  paymentRefused(trx: Trx, order: Order, due: { readonly dueMinor: number; readonly reference: string }): Promise<void>;
  /** The day has come on which the buyer wanted to be reminded of it. */
  reminded(trx: Trx, order: Order, day: string): Promise<void>;
}

/** What of a line says that lenses belong to a frame. */
export type LensLine = Pick<OrderLine, 'partNumber' | 'groupKey' | 'quantity' | 'opticalRole' | 'attributes'>;

/** Lenses among the lines of an order: what they are made to is sealed at rest (RX-11, RX-20). */
export interface LensValuesPort {
  /** Attributes as they are kept; throws when the item is not made in the values, or is a contact lens without any. */
  sealed(
    attributes: readonly ExtendedAttribute[],
    item: Pick<SkuFacts, 'partNumber' | 'productType' | 'attributes'>,
  ): ExtendedAttribute[];
  /** Lines with the words of their lenses; throws when a pair of glasses cannot be made, or is not the one that is paid. */
  paired<Line extends LensLine>(
    lines: readonly Line[],
    facts: ReadonlyMap<string, Pick<SkuFacts, 'attributes'>>,
  ): Line[];
  /** Throws when an eye of the changed lines, or of all, has more boxes of contact lenses than are worn before its prescription expires. */
  requireSupply<Line extends LensLine>(
    lines: readonly Line[],
    at: { readonly storeId: string; readonly now: Date; readonly changed?: readonly Line[] },
  ): void;
  /** Attaches the documents that a new line came with; throws unless all are the shopper's own. */
  attach(
    trx: Trx,
    by: { readonly userId: string; readonly now: Date },
    orderItemId: string,
    came: readonly ExtendedAttribute[],
  ): Promise<void>;
  /** What a shopper wrote on a line as a new line takes it over: an expired prescription stays behind. */
  carried(
    line: Pick<OrderLine, 'attributes' | 'partNumber' | 'createdAt' | 'updatedAt'>,
    at: { readonly storeId: string; readonly now: Date },
  ): ExtendedAttribute[];
  /** Lines as they can be ordered today: lenses whose prescription has expired in the bag ask for another one (RX-05). */
  current<Line extends LensLine & Pick<OrderLine, 'createdAt' | 'updatedAt'>>(
    lines: readonly Line[],
    at: { readonly storeId: string; readonly now: Date },
  ): Line[];
  /** Kept attributes of a line in a bag as its shopper reads them: an expired prescription is told as expired (CART-10). */
  inBag(
    line: LensLine & Pick<OrderLine, 'createdAt' | 'updatedAt'>,
    at: { readonly storeId: string; readonly now: Date },
  ): ExtendedAttribute[];
  /** Kept attributes as their shopper reads them, without what does not open. */
  shown(attributes: readonly ExtendedAttribute[], partNumber: string): ExtendedAttribute[];
}
