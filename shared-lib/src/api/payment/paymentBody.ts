import * as v from 'valibot';

import { wireAmount } from '../../domain/money/parseAmount';
import type { Money } from '../../domain/money/money';
import { list, text } from '../wire/wire';
import { fraudFields } from '../cart/cartBody';
import type { FraudCheck } from '../cart/cartBody';

/** Billing address written into the instruction itself, as guests do. */
export interface InlineBilling {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
  readonly email: string;
}

/** Cards come as the gateway's token or a wallet card's id; a card number never passes here (PAY-02). */
export interface PaymentInput extends FraudCheck {
  /** A placed order that is paid again; the cart when there is none. */
  readonly orderId?: string;
  readonly payMethodId: string;
  readonly amount: Money;
  readonly policyId?: string;
  readonly billingAddressId?: string;
  readonly billing?: InlineBilling;
  readonly paymentToken?: string;
  readonly cardId?: string;
  readonly cardBrand?: string;
  readonly expiryMonth?: string;
  readonly expiryYear?: string;
  readonly browserInfo?: Readonly<Record<string, string | number | boolean>>;
}

function billTo(billing: InlineBilling | undefined): Record<string, string> {
  if (!billing) return {};
  return {
    billto_firstname: billing.firstName,
    billto_lastname: billing.lastName,
    billto_address1: billing.address1,
    ...(billing.address2 ? { billto_address2: billing.address2 } : {}),
    billto_city: billing.city,
    billto_stateprovince: billing.state,
    billto_zipcode: billing.zipCode,
    billto_country: billing.country,
    billto_email: billing.email,
  };
}

/** Flat body of the payment instruction calls (contract 20.2). */
export function paymentBody(input: PaymentInput): Record<string, unknown> {
  const optional = {
    orderId: input.orderId,
    policyId: input.policyId,
    billing_address_id: input.billingAddressId,
    paymentToken: input.paymentToken,
    cardId: input.cardId,
    cc_brand: input.cardBrand,
    expire_month: input.expiryMonth,
    expire_year: input.expiryYear,
    browserInfo: input.browserInfo,
  };
  return {
    payMethodId: input.payMethodId,
    piAmount: wireAmount(input.amount),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    ...billTo(input.billing),
    ...fraudFields(input),
  };
}

export const savedPaymentSchema = v.object({ orderId: list(text), paymentInstruction: list(v.object({ piId: text })) });

/** Id of the instruction a write made or changed. */
export function piIdOf(record: v.InferOutput<typeof savedPaymentSchema>): string {
  return record.paymentInstruction[0]?.piId ?? '';
}
