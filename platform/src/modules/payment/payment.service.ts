import {
  type Caller,
  type Clock,
  type Db,
  inTransaction,
  minorUnits,
  nextNumber,
  type Trx,
  wireAmount,
} from '../../kernel';
import { type AddressPort, findPending, grandTotal, openForChange, type Order } from '../order';
import { findMethod, looksLikeCardNumber, refusalKey, usableMethods } from './payment.domain';
import { paymentErrors } from './payment.errors';
import type { GatewayDecision, PaymentGateway, WalletPort } from './paymentGateway.port';
import {
  addEntry,
  listEntries,
  listInstructions,
  type PaymentInstruction,
  removeInstructions,
  saveInstruction,
  settleEntry,
} from './payment.repository';
import type { BillingAddress } from './payment.tables';

export interface PaymentServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
  readonly addresses: AddressPort;
  readonly wallet?: WalletPort;
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
export function createPaymentService({ db, clock, gateway, addresses, wallet }: PaymentServiceDependencies) {
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
    const [address1 = '', address2 = ''] = own.addressLine ?? [];
    const {
      firstName = '',
      lastName = '',
      city = '',
      state = '',
      zipCode = '',
      country = '',
      phone1 = '',
      email1 = '',
    } = own;
    return {
      id,
      billing: {
        firstname: firstName,
        lastname: lastName,
        address1,
        address2,
        city,
        stateprovince: state,
        zipcode: zipCode,
        country,
        phone1,
        email: email1,
        ...inline,
      },
    };
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

  return {
    /** Adds an instruction, or replaces the one the body names; the card is bound to the order at the gateway. */
    async put(caller: Caller, storeId: string, body: InstructionBody): Promise<{ orderId: string; piId: string }> {
      refuseCardData(body);
      const order = await findPending(db, caller, storeId, body.orderId);
      const total = grandTotal(order.totals);
      const amount = readAmount(body.piAmount, total);
      const existing = body.piId
        ? (await listInstructions(db, order.orderId)).find((row) => row.pi_id === body.piId)
        : undefined;
      if (body.piId && !existing) throw paymentErrors.unknown(body.piId);
      const methods = usableMethods(storeId, total);
      const asked = findMethod(methods, body.payMethodId ?? existing?.method ?? '');
      if (!asked) throw paymentErrors.method();
      const keepsCard =
        existing !== undefined && !body.paymentToken && !body.cardId && existing.token !== null && asked.card;
      const card = asked.card && !keepsCard ? await cardOf(caller, order.orderId, body) : null;
      // The card decides which brand it is, whatever the form said.
      const method = card ? findMethod(methods, card.brand) : asked;
      if (!method) throw paymentErrors.method();
      const { id, billing } = await billingOf(caller, body);
      return inTransaction(db, async (trx) => {
        const cart = await openForChange(trx, caller, storeId, order.orderId);
        const piId = existing?.pi_id ?? (await nextNumber(trx, 'paymentInstruction'));
        const held = keepsCard ? existing : null;
        await saveInstruction(trx, {
          pi_id: piId,
          order_id: cart.orderId,
          method: method.name,
          policy_id: method.policyId,
          amount_minor: amount,
          currency: cart.currency,
          billing_address_id: id,
          billing: JSON.stringify(billing),
          token: card?.token ?? held?.token ?? null,
          card_id: body.cardId ?? held?.card_id ?? null,
          card_brand: card?.brand ?? held?.card_brand ?? null,
          card_last_four: card?.lastFour ?? held?.card_last_four ?? null,
          expire_month: card?.expireMonth ?? held?.expire_month ?? null,
          expire_year: card?.expireYear ?? held?.expire_year ?? null,
          created_at: clock.now(),
        });
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
        const cart = await openForChange(trx, caller, storeId, reference);
        const removed = await removeInstructions(trx, cart.orderId, piId);
        if (piId && removed === 0) throw paymentErrors.unknown(piId);
        return cart.orderId;
      }),

    list: (handle: Db | Trx, orderId: string) => listInstructions(handle, orderId),
    ledger: (handle: Db | Trx, orderId: string) => listEntries(handle, orderId),
    dropAll: async (trx: Trx, orderId: string): Promise<void> => void (await removeInstructions(trx, orderId)),

    /** Refuses when the instructions do not add up to the order's total (contract 20.2). */
    async requireCovered(handle: Db | Trx, order: Order): Promise<PaymentInstruction[]> {
      const rows = await listInstructions(handle, order.orderId);
      const sum = rows.reduce((total, row) => total + Number(row.amount_minor), 0);
      if (sum !== grandTotal(order.totals)) throw paymentErrors.totalMismatch();
      return rows;
    },

    /** Notes the intent to authorise an instruction before the gateway is asked. */
    intend: (trx: Trx, row: PaymentInstruction, idempotencyKey: string): Promise<void> =>
      addEntry(trx, {
        order_id: row.order_id,
        pi_id: row.pi_id,
        method: row.method,
        kind: 'authorise',
        status: 'pending',
        amount_minor: Number(row.amount_minor),
        currency: row.currency,
        reason_code: '',
        idempotency_key: idempotencyKey,
        gateway_reference: '',
        created_at: clock.now(),
        settled_at: null,
      }),

    /** Asks the gateway. After a time-out the truth is looked up; null means nobody knows yet. Cash needs no gateway. */
    async authorise(row: PaymentInstruction, idempotencyKey: string): Promise<GatewayDecision | null> {
      if (row.token === null) return { reasonCode: '100', gatewayReference: `cash-${idempotencyKey}` };
      try {
        return await gateway.authorise({
          idempotencyKey,
          token: row.token,
          merchantReference: row.order_id,
          amountMinor: Number(row.amount_minor),
          currency: row.currency,
        });
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'GatewayTimeout') throw error;
        return gateway.lookup(idempotencyKey);
      }
    },

    /** Writes the gateway's decision into the ledger. */
    settle: (trx: Trx, idempotencyKey: string, decision: GatewayDecision): Promise<void> =>
      settleEntry(trx, idempotencyKey, {
        status: decision.reasonCode === '100' ? 'approved' : 'declined',
        reasonCode: decision.reasonCode,
        gatewayReference: decision.gatewayReference,
        at: clock.now(),
      }),

    /** Notes that everything still promised of an order is given back. */
    async voidInLedger(trx: Trx, orderId: string): Promise<void> {
      for (const row of await listEntries(trx, orderId)) {
        if (row.kind !== 'authorise' || row.status !== 'approved') continue;
        await addEntry(trx, {
          order_id: row.order_id,
          pi_id: row.pi_id,
          method: row.method,
          kind: 'void',
          status: 'approved',
          amount_minor: Number(row.amount_minor),
          currency: row.currency,
          reason_code: '100',
          idempotency_key: `void-${row.idempotency_key}`,
          gateway_reference: row.gateway_reference,
          created_at: clock.now(),
          settled_at: clock.now(),
        });
      }
    },

    /** Releases at the gateway what the ledger says was given back; safe to repeat. */
    async releaseAtGateway(orderId: string): Promise<void> {
      for (const row of await listEntries(db, orderId)) {
        if (row.kind === 'void' && !row.gateway_reference.startsWith('cash-'))
          await gateway.void(row.gateway_reference);
      }
    },

    refusal: (decision: GatewayDecision) => paymentErrors.refused(decision.reasonCode, refusalKey(decision.reasonCode)),
    timeout: () => paymentErrors.timeout(),
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

/** Read form of an instruction: card data masked (contract 20.2). */
export function instructionRecord(row: PaymentInstruction): Record<string, unknown> {
  const { billing } = row;
  const protocol: Record<string, string> = {
    payment_method: row.method,
    billing_address_id: row.billing_address_id,
    ...(row.card_last_four
      ? {
          account: `************${row.card_last_four}`,
          cc_brand: row.card_brand ?? '',
          cc_cvc: '---',
          expire_month: row.expire_month ?? '',
          expire_year: row.expire_year ?? '',
        }
      : {}),
    ...Object.fromEntries(Object.entries(billing).map(([name, value]) => [`billto_${name}`, value])),
  };
  return {
    piId: row.pi_id,
    payMethodId: row.method,
    piAmount: wireAmount(Number(row.amount_minor)),
    piCurrency: row.currency,
    piDescription: row.method,
    piStatus: 'Success',
    billing_address_id: row.billing_address_id,
    firstName: billing['firstname'] ?? '',
    lastName: billing['lastname'] ?? '',
    addressLine: [billing['address1'] ?? '', billing['address2'] ?? '', ''],
    city: billing['city'] ?? '',
    state: billing['stateprovince'] ?? '',
    zipCode: billing['zipcode'] ?? '',
    country: billing['country'] ?? '',
    xpaym_policyId: row.policy_id,
    xpaym_tokenization: String(row.token !== null),
    xpaym_punchoutPayment: 'false',
    protocolData: Object.entries(protocol).map(([name, value]) => ({ name, value })),
  };
}
