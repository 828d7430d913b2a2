import type { Db } from '../../kernel';

/** The payment gateway as the platform calls it. It keeps its own books; calls are safe to repeat with the same key. */
export interface PaymentGateway {
  readonly origin: string;
  /** Binds a card token to an order and describes the card; null when the token cannot be used. */
  bind(
    token: string,
    merchantReference: string,
  ): Promise<{
    readonly brand: string;
    readonly lastFour: string;
    readonly expireMonth: string;
    readonly expireYear: string;
  } | null>;
  /** Throws an error named GatewayTimeout when no answer came; `lookup` then tells whether the charge happened. */
  authorise(request: {
    readonly idempotencyKey: string;
    readonly token: string;
    readonly merchantReference: string;
    readonly amountMinor: number;
    readonly currency: string;
  }): Promise<GatewayDecision>;
  lookup(idempotencyKey: string): Promise<GatewayDecision | null>;
  capture(gatewayReference: string, amountMinor: number): Promise<boolean>;
  void(gatewayReference: string): Promise<boolean>;
  /** Pays captured money back; the key makes a repeated refund the same refund. */
  refund(gatewayReference: string, amountMinor: number, refundKey: string): Promise<boolean>;
}

export interface GatewayDecision {
  readonly reasonCode: string;
  readonly gatewayReference: string;
}

/** A shopper's saved card; null for a card of anybody else. */
export interface WalletPort {
  card(db: Db, userId: string, cardId: string): Promise<{ readonly token: string } | null>;
}

/** Approvals that payment partners gave for orders. */
export interface PartnerApprovals {
  /** Token of the partner's latest approval for an order; null while there is none. */
  approvedToken(method: string, orderId: string): Promise<string | null>;
}
