import { wireAmount } from '../../kernel';
import type { PaymentInstruction } from './payment.repository';

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
    stateOrProvinceName: billing['stateprovince'] ?? '',
    zipCode: billing['zipcode'] ?? '',
    postalCode: billing['zipcode'] ?? '',
    country: billing['country'] ?? '',
    email1: billing['email'] ?? '',
    phone1: billing['phone1'] ?? '',
    nickName: billing['nickname'] ?? '',
    xpaym_policyId: row.policy_id,
    xpaym_tokenization: String(row.token !== null),
    xpaym_punchoutPayment: 'false',
    protocolData: Object.entries(protocol).map(([name, value]) => ({ name, value })),
  };
}
