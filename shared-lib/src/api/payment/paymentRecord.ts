import * as v from 'valibot';

import { moneyOrZero } from '../../domain/money/parseAmount';
import type { PaymentInstruction } from '../../domain/payment/paymentInstruction';
import { addressEntries, toAddress } from '../wire/addressRecord';
import { amount, list, text } from '../wire/wire';

export const paymentInstructionSchema = v.object({
  ...addressEntries,
  piId: text,
  payMethodId: text,
  piAmount: amount,
  piCurrency: text,
  piDescription: text,
  piStatus: text,
  billing_address_id: text,
  protocolData: list(v.object({ name: text, value: text })),
});

export function toPaymentInstruction(
  record: v.InferOutput<typeof paymentInstructionSchema>,
  orderCurrency: string,
): PaymentInstruction {
  const data = new Map(record.protocolData.map((entry) => [entry.name, entry.value]));
  return {
    piId: record.piId,
    payMethodId: record.payMethodId,
    amount: moneyOrZero(record.piAmount, record.piCurrency || orderCurrency),
    description: record.piDescription,
    status: record.piStatus,
    billingAddress: toAddress({ ...record, addressId: record.addressId || record.billing_address_id }),
    maskedAccount: data.get('account') ?? '',
    cardBrand: data.get('cc_brand') ?? '',
    expiryMonth: data.get('expire_month') ?? '',
    expiryYear: data.get('expire_year') ?? '',
  };
}
