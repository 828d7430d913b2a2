import { nextNumber, type Trx } from '../../kernel';
import { grandTotal, type Order } from '../order';
import { addEntry, saveInstruction } from './payment.repository';

/** Writes how a demo order was paid: an authorised card, captured when it was sent, voided when it was cancelled. */
export async function seedPayment(
  trx: Trx,
  order: Order,
  outcome: { captured: boolean; voided: boolean },
): Promise<void> {
  const amount = grandTotal(order.totals);
  if (amount === 0) return;
  const piId = await nextNumber(trx, 'paymentInstruction');
  const placedAt = order.placedAt ?? order.createdAt;
  const address = order.lines[0]?.address;
  const billing = address
    ? {
        firstname: address.firstName,
        lastname: address.lastName,
        address1: address.addressLine[0] ?? '',
        city: address.city,
        stateprovince: address.state,
        zipcode: address.zipCode,
        country: address.country,
      }
    : {};
  await saveInstruction(trx, {
    pi_id: piId,
    order_id: order.orderId,
    method: 'VISA',
    policy_id: '14509',
    amount_minor: amount,
    currency: order.currency,
    billing_address_id: address?.addressId ?? '',
    billing: JSON.stringify(billing),
    token: `demo-${piId}`,
    card_id: null,
    card_brand: 'VISA',
    card_last_four: '1111',
    expire_month: '12',
    expire_year: String(placedAt.getUTCFullYear() + 3),
    created_at: placedAt,
  });
  const entry = (kind: 'authorise' | 'capture' | 'void', at: Date) =>
    addEntry(trx, {
      order_id: order.orderId,
      pi_id: piId,
      method: 'VISA',
      kind,
      status: 'approved',
      amount_minor: amount,
      currency: order.currency,
      reason_code: '100',
      idempotency_key: `demo-${kind}-${order.orderId}`,
      gateway_reference: `demo-${order.orderId}`,
      created_at: at,
      settled_at: at,
    });
  await entry('authorise', placedAt);
  if (outcome.captured) await entry('capture', order.updatedAt);
  if (outcome.voided) await entry('void', order.updatedAt);
}
