import { randomUUID } from 'node:crypto';
import { type Caller, type Clock, type Db, unknownId } from '../../kernel';
import { findReachable, orderErrors, type Reachable } from '../order';
import { type ExpressAddressService, openAtPartner, type PartnerDesk, type PartnerSession } from '../payment';

export interface PayPalTarget {
  readonly caller: Caller;
  readonly storeId: string;
  readonly orderId: string | undefined;
}

/** How a session is told: decision word, code and payment status (contract 22). */
const tellings: Readonly<Record<PartnerSession['state'], readonly [decision: string, status: string]>> = {
  approved: ['ACCEPT', 'AUTHORIZED'],
  pending: ['REVIEW', 'PENDING'],
  denied: ['REJECT', 'FAILED'],
  cancelled: ['REJECT', 'FAILED'],
  // The shopper came back without an answer.
  open: ['REJECT', 'FAILED'],
};

/** PayPal: opening a session, its state, and the signed form (contract 22, PAY-06). */
export function createPayPalService(db: Db, clock: Clock, desk: PartnerDesk, express: ExpressAddressService) {
  /** The session of an order that is the shopper's own or was proved, placed or not. */
  async function sessionOf({
    caller,
    storeId,
    orderId = '',
  }: PayPalTarget): Promise<{ session: PartnerSession; by: Reachable['by'] }> {
    const found = await findReachable(db, clock, caller.userId, { storeId, orderId });
    if (!found) throw orderErrors.notFound(orderId);
    const session = await desk.latest('PAYPAL', orderId);
    if (!session) throw unknownId(orderId);
    return { session, by: found.by };
  }

  return {
    async start(target: PayPalTarget, successUrl: string, cancelUrl: string, isExpress: boolean | undefined) {
      const opening = { ...target, method: 'PAYPAL' as const, successUrl, cancelUrl, express: isExpress };
      const { order, session } = await openAtPartner({ db, clock }, desk, opening);
      return {
        orderId: order.orderId,
        decision: 'ACCEPT',
        reasonCode: '100',
        redirecturl: `${desk.origin}/paypal/${session.session_id}`,
        requestID: session.session_id,
        resourceName: 'paypal',
      };
    },

    /** What PayPal says now; an express approval brings the shopper's address, kept for this order alone. */
    async status(target: PayPalTarget): Promise<Record<string, unknown>> {
      const { session, by } = await sessionOf(target);
      const [decision, paymentStatus] = tellings[session.state];
      const { address, email } = session;
      // Number and e-mail of an order prove nothing of whoever paid it.
      const approved = session.state === 'approved' && by === 'owner';
      const addressId =
        approved && address
          ? await express.keep(target.caller, session.merchant_reference, session.session_id, {
              ...address,
              email1: email,
            })
          : null;
      return {
        orderId: session.merchant_reference,
        decision,
        reasonCode: session.reason_code || '476',
        paymentStatus,
        ...(approved ? { payerId: session.session_id.slice(0, 13), email } : {}),
        ...(address && addressId ? { shippingAddress: { ...address, addressId, email1: email } } : {}),
        resourceName: 'paypal',
      };
    },

    /** The form that opens PayPal's page, signed so that nobody can change what it is for. */
    async signed(target: PayPalTarget): Promise<Record<string, unknown>> {
      const { session } = await sessionOf(target);
      const names = [
        'access_key',
        'profile_id',
        'transaction_uuid',
        'signed_field_names',
        'signed_date_time',
        'locale',
        'transaction_type',
        'reference_number',
        'amount',
        'currency',
      ];
      const signedFields = {
        access_key: randomUUID().replaceAll('-', ''),
        profile_id: `sightline-${session.store_id}`,
        transaction_uuid: session.session_id,
        signed_field_names: names.join(','),
        signed_date_time: clock.now().toISOString(),
        locale: session.locale,
        transaction_type: 'authorization',
        reference_number: session.merchant_reference,
        amount: (Number(session.amount_minor) / 100).toFixed(2),
        currency: session.currency,
      };
      return {
        orderId: session.merchant_reference,
        formAction: `${desk.origin}/paypal/pay`,
        signedFields,
        signature: desk.sign(signedFields),
        resourceName: 'paypal',
      };
    },
  };
}

export type PayPalService = ReturnType<typeof createPayPalService>;
