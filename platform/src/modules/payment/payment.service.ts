import { type Caller, type Clock, type Db, inTransaction, minorUnits, nextNumber, type Trx } from '../../kernel';
import { limitReached, LIMITS } from '../limits';
import {
  type AddressPort,
  grandTotal,
  type Order,
  orderErrors,
  type PostalAddress,
  saveChange,
  type Surcharge,
  surcharged,
} from '../order';
import { findMethod, looksLikeCardNumber, surchargeFor, usableMethods } from './payment.domain';
import { paymentErrors } from './payment.errors';
import type { PartnerApprovals, PaymentGateway, WalletPort } from './paymentGateway.port';
import { findPayable, type Payable, payableMethods } from './payable.service';
import {
  findProposal,
  listInstructions,
  type PaymentInstruction,
  removeInstructions,
  removeProposal,
  saveInstruction,
} from './payment.repository';
import type { BillingAddress } from './payment.tables';

export interface PaymentServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
  readonly addresses: AddressPort;
  readonly wallet?: WalletPort;
  readonly partners?: PartnerApprovals;
}

/** The fields of a payment instruction body; unknown ones are only looked at for card numbers. */
export interface InstructionBody {
  readonly orderId?: string;
  readonly piId?: string;
  readonly payMethodId?: string;
  readonly piAmount?: string;
  readonly billing_address_id?: string;
  readonly policyId?: string;
  readonly paymentToken?: string;
  readonly cardId?: string;
  readonly account?: string;
  readonly cc_cvc?: string;
  readonly [field: string]: unknown;
}

const masked = /^[*x•-]*\d{0,4}$/i;

/** An address of the book in the wire's names. */
function billedTo({ addressLine = [], ...own }: PostalAddress): BillingAddress {
  const [address1, address2] = addressLine;
  const told: Readonly<Record<string, string | undefined>> = {
    firstname: own.firstName,
    lastname: own.lastName,
    address1,
    address2,
    city: own.city,
    stateprovince: own.state,
    zipcode: own.zipCode,
    country: own.country,
    phone1: own.phone1,
    email: own.email1,
    nickname: own.nickName,
  };
  return Object.fromEntries(Object.entries(told).map(([name, text = '']) => [name, text]));
}

/** Card numbers and security codes are refused wherever they turn up; digits of phone numbers are left alone (PAY-02). */
function refuseCardData(body: InstructionBody): void {
  const code = String(body.cc_cvc ?? '');
  if (/\d/.test(code) || !masked.test(String(body.account ?? '').replaceAll(' ', ''))) throw paymentErrors.cardNumber();
  for (const [field, value] of Object.entries(body)) {
    if (/phone|browser/i.test(field)) continue;
    if (looksLikeCardNumber(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')))
      throw paymentErrors.cardNumber();
  }
}

/** Payment instructions of carts and the ledger of orders. */
export function createPaymentService({ db, clock, gateway, addresses, wallet, partners }: PaymentServiceDependencies) {
  async function billingOf(caller: Caller, body: InstructionBody): Promise<{ id: string; billing: BillingAddress }> {
    const inline = Object.fromEntries(
      Object.entries(body).flatMap(([field, value]) =>
        field.startsWith('billto_') && typeof value === 'string'
          ? [[field.slice('billto_'.length), value.slice(0, 254)]]
          : [],
      ),
    );
    const id = body.billing_address_id ?? '';
    if (!id) return { id, billing: inline };
    const own = await addresses.address(db, caller.userId, id);
    if (!own) throw paymentErrors.billingAddress(id);
    return { id, billing: { ...billedTo(own), ...inline } };
  }

  async function cardOf(caller: Caller, orderId: string, body: InstructionBody) {
    const token =
      body.paymentToken ?? (body.cardId ? (await wallet?.card(db, caller.userId, body.cardId))?.token : undefined);
    if (!token && body.cardId) throw paymentErrors.token();
    if (!token) throw paymentErrors.missingToken();
    const card = await gateway.bind(token, orderId);
    if (!card) throw paymentErrors.token();
    return { ...card, token };
  }

  /** Token of a partner's approval for this order; a payment the partner has not approved cannot be put on an order. */
  async function approvalOf(method: string, orderId: string, asked: string | undefined): Promise<string> {
    const token = await partners?.approvedToken(method, orderId);
    if (!token || (asked !== undefined && asked !== token)) throw paymentErrors.token();
    return token;
  }

  /** Instructions that the caller may read and change. */
  async function written(handle: Db | Trx, caller: Caller, { order, again }: Payable): Promise<PaymentInstruction[]> {
    if (!again) return listInstructions(handle, order.orderId);
    const proposal = await findProposal(handle, order.orderId, caller.userId);
    return proposal ? [proposal] : [];
  }

  /** Whom a placed order is billed to; whoever pays it again need not know. */
  const billedSoFar = async (trx: Trx, order: Order): Promise<BillingAddress> =>
    (await listInstructions(trx, order.orderId))[0]?.billing ?? {};

  async function surchargeOf(trx: Trx, order: Order): Promise<Surcharge | null> {
    return surchargeFor(
      order,
      (await listInstructions(trx, order.orderId)).map((row) => row.method),
    );
  }

  /** Another way of paying may cost something else. */
  async function resurcharge(trx: Trx, cart: Order): Promise<void> {
    const next = surcharged(cart, await surchargeOf(trx, cart));
    if (grandTotal(next.totals) !== grandTotal(cart.totals)) await saveChange(trx, clock, next);
  }

  return {
    /** Adds an instruction, or replaces the one the body names; the card is bound to the order at the gateway. */
    async put(caller: Caller, storeId: string, body: InstructionBody): Promise<{ orderId: string; piId: string }> {
      refuseCardData(body);
      const payable = await findPayable({ db, clock }, caller, storeId, body.orderId);
      const { order, dueMinor: total, again } = payable;
      const existing = body.piId
        ? (await written(db, caller, payable)).find((row) => row.pi_id === body.piId)
        : undefined;
      if (body.piId && !existing) throw paymentErrors.unknown(body.piId);
      const methods = payableMethods(payable);
      const asked = findMethod(methods, body.payMethodId ?? existing?.method ?? '');
      if (!asked) throw paymentErrors.method();
      const given = readAmount(body.piAmount, total);
      if (again && given !== total) throw paymentErrors.totalMismatch();
      // Who pays the whole order pays what the way of paying costs as well.
      const amount = given === total ? total + (surchargeFor(order, [asked.name])?.amountMinor ?? 0) : given;
      const keepsCard =
        existing !== undefined &&
        !body.paymentToken &&
        !body.cardId &&
        existing.token !== null &&
        asked.kind === 'card';
      const card = asked.kind === 'card' && !keepsCard ? await cardOf(caller, order.orderId, body) : null;
      const approval = asked.kind === 'partner' ? await approvalOf(asked.name, order.orderId, body.paymentToken) : null;
      // The card decides which brand it is, whatever the form said.
      const method = card ? findMethod(methods, card.brand) : asked;
      if (!method) throw paymentErrors.method();
      const { id, billing } = await billingOf(caller, body);
      return inTransaction(db, async (trx) => {
        const held = await findPayable({ db: trx, clock }, caller, storeId, order.orderId, true);
        const { order: cart } = held;
        if (held.again !== again) throw orderErrors.wrongStatus(cart.orderId);
        if (again) await removeProposal(trx, cart.orderId, caller.userId);
        // Under the cart's lock, so that two at once cannot both be the last.
        else if (!existing && (await listInstructions(trx, cart.orderId)).length >= LIMITS.paymentInstructions)
          throw limitReached('paymentInstructions');
        const piId = existing?.pi_id ?? (await nextNumber(trx, 'paymentInstruction'));
        const kept = keepsCard ? existing : null;
        await saveInstruction(trx, {
          pi_id: piId,
          order_id: cart.orderId,
          method: method.name,
          policy_id: method.policyId,
          amount_minor: amount,
          currency: cart.currency,
          billing_address_id: id,
          billing: JSON.stringify(again && Object.keys(billing).length === 0 ? await billedSoFar(trx, order) : billing),
          token: card?.token ?? approval ?? kept?.token ?? null,
          card_id: body.cardId ?? kept?.card_id ?? null,
          card_brand: card?.brand ?? kept?.card_brand ?? null,
          card_last_four: card?.lastFour ?? kept?.card_last_four ?? null,
          expire_month: card?.expireMonth ?? kept?.expire_month ?? null,
          expire_year: card?.expireYear ?? kept?.expire_year ?? null,
          created_at: clock.now(),
          proposed_by: again ? caller.userId : null,
        });
        if (!again) await resurcharge(trx, cart);
        return { orderId: cart.orderId, piId };
      });
    },

    /** Removes one instruction or all of a cart's. */
    remove: (
      caller: Caller,
      storeId: string,
      reference: string | undefined,
      piId: string | undefined,
    ): Promise<string> =>
      inTransaction(db, async (trx) => {
        const { order: cart, again } = await findPayable({ db: trx, clock }, caller, storeId, reference, true);
        const removed = again
          ? await removeProposal(trx, cart.orderId, caller.userId, piId)
          : await removeInstructions(trx, cart.orderId, piId);
        if (piId && removed === 0) throw paymentErrors.unknown(piId);
        if (!again) await resurcharge(trx, cart);
        return cart.orderId;
      }),

    surchargeOf,

    /** What the caller can pay now, and how it stands so far: a cart's instructions, or what was proposed for a placed order. */
    async forPaying(caller: Caller, storeId: string, reference: string | undefined) {
      const payable = await findPayable({ db, clock }, caller, storeId, reference);
      return { payable, rows: await written(db, caller, payable) };
    },

    list: (handle: Db | Trx, orderId: string) => listInstructions(handle, orderId),
    dropAll: async (trx: Trx, orderId: string): Promise<void> => void (await removeInstructions(trx, orderId)),

    /** Refuses when the instructions do not add up to the order's total (contract 20.2), or fit the order no more. */
    async requireCovered(handle: Db | Trx, order: Order): Promise<PaymentInstruction[]> {
      const rows = await listInstructions(handle, order.orderId);
      const methods = usableMethods(order);
      if (rows.some((row) => !findMethod(methods, row.method))) throw paymentErrors.method();
      const sum = rows.reduce((total, row) => total + Number(row.amount_minor), 0);
      if (sum !== grandTotal(order.totals)) throw paymentErrors.totalMismatch();
      return rows;
    },
  };
}

export type PaymentService = ReturnType<typeof createPaymentService>;

function readAmount(text: string | undefined, totalMinor: number): number {
  if (text === undefined || text === '') return totalMinor;
  let amount: number;
  try {
    amount = minorUnits(text);
  } catch {
    throw paymentErrors.amount();
  }
  if (amount <= 0 || !Number.isSafeInteger(amount)) throw paymentErrors.amount();
  return amount;
}
