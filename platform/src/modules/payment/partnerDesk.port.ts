import type { PaymentMethod } from './payment.domain';

/** Methods a partner approves. */
export type PartnerMethod = Extract<PaymentMethod, 'PAYPAL' | 'KLARNA' | 'AFFIRM' | 'APPLE_PAY'>;

/** Where a partner says the shopper lives. */
export interface PartnerAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
  readonly phone1: string;
}

/** A payment at a partner, as it stands. */
export interface PartnerSession {
  readonly session_id: string;
  readonly partner: PartnerMethod;
  readonly merchant_reference: string;
  readonly store_id: string;
  readonly amount_minor: string | number;
  readonly currency: string;
  readonly state: 'open' | 'approved' | 'pending' | 'denied' | 'cancelled';
  readonly reason_code: string;
  readonly token: string;
  readonly email: string;
  readonly express: boolean;
  readonly locale: string;
  readonly address: PartnerAddress | null;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

export interface PartnerRequest {
  readonly partner: PartnerMethod;
  readonly storeId: string;
  readonly merchantReference: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** ISO 3166-1 alpha-2 in capitals. */
  readonly country: string;
  readonly locale: string;
  /** Approved before delivery is known: the partner gives the address, and the amount may still grow a little. */
  readonly express: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The payment partners as the platform calls them. */
export interface PartnerDesk {
  readonly origin: string;
  /** Origins a shopper may be sent back to. */
  readonly shopOrigins: readonly string[];
  open(request: PartnerRequest): Promise<PartnerSession>;
  latest(partner: PartnerMethod, orderId: string): Promise<PartnerSession | null>;
  read(sessionId: string): Promise<PartnerSession | null>;
  /** An approval given on the shopper's device; null when it is not genuine, for another amount, or was shown before. */
  approvedOnDevice(request: PartnerRequest, token: unknown): Promise<PartnerSession | null>;
  sign(values: Readonly<Record<string, string>>): string;
  isSigned(signature: string, values: Readonly<Record<string, string>>): boolean;
}
