import { type Caller, invalidInput } from '../../kernel';
import type { PaymentInstruction, PaymentService } from '../payment';
import { payerAuthenticationErrors } from './payerAuthentication.errors';

export interface AuthenticationAnswer {
  readonly authenticationTransactionID: string;
  readonly decision: string;
  readonly reasonCode: string;
  readonly paresStatus: string;
  readonly eciRaw: string;
  readonly cavv: string;
  readonly xid: string;
  readonly challengeToken?: string;
}

/** The gateway's payer authentication as this module calls it. */
export interface AuthenticationGateway {
  readonly origin: string;
  setup(): { accessToken: string; referenceID: string };
  check(token: string, merchantReference: string, returnUrl: string): Promise<AuthenticationAnswer | null>;
  result(authenticationId: string, merchantReference: string): Promise<AuthenticationAnswer | null>;
}

export interface AuthenticationTarget {
  readonly caller: Caller;
  readonly storeId: string;
  readonly orderId: string | undefined;
  readonly piId: string | undefined;
}

/** 3-D Secure of the shopper's own card instructions (contract 21). */
export function createPayerAuthenticationService(payments: PaymentService, gateway: AuthenticationGateway) {
  async function instruction(target: AuthenticationTarget): Promise<PaymentInstruction & { token: string }> {
    const { rows } = await payments.forPaying(target.caller, target.storeId, target.orderId);
    const row = target.piId
      ? rows.find((entry) => entry.pi_id === target.piId)
      : rows.find((entry) => entry.token !== null);
    if (!row) throw invalidInput('piId');
    if (row.token === null) throw payerAuthenticationErrors.notACard(row.pi_id);
    return { ...row, token: row.token };
  }

  return {
    async setup(target: AuthenticationTarget): Promise<Record<string, unknown>> {
      const row = await instruction(target);
      const { accessToken, referenceID } = gateway.setup();
      return {
        orderId: row.order_id,
        decision: 'ACCEPT',
        reasonCode: '100',
        requestID: referenceID.replaceAll('-', ''),
        accessToken,
        referenceID,
        deviceDataCollectionURL: `${gateway.origin}/3ds/collect`,
        resourceName: 'payerAuthentication',
      };
    },

    /** Frictionless result, or code 475 with the challenge's address; 475 carries decision REJECT. */
    async check(target: AuthenticationTarget, returnUrl: string): Promise<Record<string, unknown>> {
      const row = await instruction(target);
      const answer = await gateway.check(row.token, row.order_id, returnUrl);
      if (!answer) throw payerAuthenticationErrors.token();
      const { challengeToken, ...result } = answer;
      const stepUpUrl = `${gateway.origin}/3ds/challenge`;
      return {
        orderId: row.order_id,
        piId: row.pi_id,
        ...result,
        ...(challengeToken ? { stepUpUrl, acsURL: stepUpUrl, accessToken: challengeToken, paReq: challengeToken } : {}),
        veresEnrolled: result.paresStatus === 'U' ? 'U' : 'Y',
        specificationVersion: '2.2.0',
        resourceName: 'payerAuthentication',
      };
    },

    /** How the challenge ended; still 475 while it is open. */
    async validate(target: AuthenticationTarget, authenticationId: string): Promise<Record<string, unknown>> {
      const row = await instruction(target);
      const answer = await gateway.result(authenticationId, row.order_id);
      if (!answer) throw invalidInput('authenticationTransactionID');
      const { challengeToken: _token, ...result } = answer;
      return {
        orderId: row.order_id,
        piId: row.pi_id,
        ...result,
        authenticationResult: { '100': '0', '475': '1' }[result.reasonCode] ?? '9',
        resourceName: 'payerAuthentication',
      };
    },
  };
}

export type PayerAuthenticationService = ReturnType<typeof createPayerAuthenticationService>;
