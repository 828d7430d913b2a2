import { type Clock, type Db, inTransaction, randomToken } from '../../kernel';
import { authorisationCode, decisionWord, type DecisionWord } from './decisions.domain';
import type { GatewayTables } from './gateway.tables';
import { TIMEOUT_TOKEN } from './tokens.service';

export interface AuthoriseRequest {
  readonly idempotencyKey: string;
  readonly token: string;
  readonly merchantReference: string;
  readonly amountMinor: number;
  readonly currency: string;
}

export interface AuthoriseAnswer {
  readonly decision: DecisionWord;
  readonly reasonCode: string;
  readonly gatewayReference: string;
}

/** The merchant gave up waiting; the charge may or may not have happened, `lookup` tells. */
export class GatewayTimeout extends Error {
  constructor() {
    super('The gateway did not answer in time');
    this.name = 'GatewayTimeout';
  }
}

/** Authorise, capture and void. The idempotency key makes a repeated authorisation the same authorisation. */
export function createAuthorisationService(db: Db, clock: Clock) {
  const lookup = async (idempotencyKey: string): Promise<AuthoriseAnswer | null> => {
    const row = await db
      .withTables<GatewayTables>()
      .selectFrom('gateway_authorisations')
      .selectAll()
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    return row
      ? {
          decision: decisionWord(row.reason_code),
          reasonCode: row.reason_code,
          gatewayReference: row.gateway_reference,
        }
      : null;
  };

  const settle = async (
    gatewayReference: string,
    kind: 'captured_minor' | 'voided_minor',
    amountMinor: number | null,
  ): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const tables = trx.withTables<GatewayTables>();
      const row = await tables
        .selectFrom('gateway_authorisations')
        .selectAll()
        .where('gateway_reference', '=', gatewayReference)
        .forUpdate()
        .executeTakeFirst();
      if (!row || row.reason_code !== '100') return false;
      const open = Number(row.amount_minor) - Number(row.captured_minor) - Number(row.voided_minor);
      const amount = amountMinor ?? open;
      // A capture that is asked for again is the capture that was made.
      if (kind === 'captured_minor' && Number(row.captured_minor) === amount) return true;
      if (amount > open) return false;
      await tables
        .updateTable('gateway_authorisations')
        .set({ [kind]: Number(row[kind]) + amount })
        .where('gateway_reference', '=', gatewayReference)
        .execute();
      return true;
    });

  return {
    lookup,

    async authorise(request: AuthoriseRequest): Promise<AuthoriseAnswer> {
      await inTransaction(db, async (trx) => {
        const tables = trx.withTables<GatewayTables>();
        const token = await tables
          .selectFrom('gateway_tokens')
          .selectAll()
          .where('token', '=', request.token)
          .forUpdate()
          .executeTakeFirst();
        const known = await tables
          .selectFrom('gateway_authorisations')
          .select('idempotency_key')
          .where('idempotency_key', '=', request.idempotencyKey)
          .executeTakeFirst();
        if (known) return;
        const usable =
          request.token === TIMEOUT_TOKEN ||
          (token !== undefined &&
            token.expires_at > clock.now() &&
            (token.reusable || (token.used_at === null && token.merchant_reference === request.merchantReference)));
        const last = await tables
          .selectFrom('gateway_authentications')
          .select('state')
          .where('token', '=', request.token)
          .where('merchant_reference', '=', request.merchantReference)
          .orderBy('sequence', 'desc')
          .limit(1)
          .executeTakeFirst();
        const code = usable ? authorisationCode(token?.behaviour ?? 'approve', last?.state ?? 'none') : '102';
        await tables
          .insertInto('gateway_authorisations')
          .values({
            idempotency_key: request.idempotencyKey,
            gateway_reference: `auth_${randomToken(12)}`,
            token: request.token,
            merchant_reference: request.merchantReference,
            amount_minor: request.amountMinor,
            currency: request.currency,
            reason_code: code,
            captured_minor: 0,
            voided_minor: 0,
            created_at: clock.now(),
          })
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .execute();
        if (code === '100') {
          await tables
            .updateTable('gateway_tokens')
            .set({ used_at: clock.now() })
            .where('token', '=', request.token)
            .execute();
        }
      });
      if (request.token === TIMEOUT_TOKEN) throw new GatewayTimeout();
      const answer = await lookup(request.idempotencyKey);
      if (!answer) throw new Error('The authorisation was not kept');
      return answer;
    },

    capture: (gatewayReference: string, amountMinor: number): Promise<boolean> =>
      settle(gatewayReference, 'captured_minor', amountMinor),

    /** Gives back what was authorised and not captured. Voiding twice changes nothing. */
    void: (gatewayReference: string): Promise<boolean> => settle(gatewayReference, 'voided_minor', null),
  };
}

export type AuthorisationService = ReturnType<typeof createAuthorisationService>;
