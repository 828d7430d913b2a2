import type { Kysely, Selectable } from 'kysely';
import { type Clock, type Db, inTransaction, randomToken, type Trx } from '../../kernel';
import { authorisationCode, decisionWord, type DecisionWord } from './decisions.domain';
import type { GatewayTables } from './gateway.tables';
import type { TokenService } from './tokens.service';

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

/**
 * How an authorisation goes. `answer` says what the merchant hears: the decision, nothing although it is done
 * (`lost`), nothing until some time has passed (`late`), or nothing because the request never arrived (`unheard`).
 */
export interface Verdict {
  readonly reasonCode: string;
  readonly answer: 'given' | 'lost' | 'late' | 'unheard';
}

/** Judges tokens that are not cards: approvals of payment partners. Null for a token it does not know. */
export interface TokenJudge {
  judge(trx: Trx, request: AuthoriseRequest): Promise<Verdict | null>;
}

/** The merchant gave up waiting; the charge may or may not have happened, `lookup` tells. */
export class GatewayTimeout extends Error {
  constructor() {
    super('The gateway did not answer in time');
    this.name = 'GatewayTimeout';
  }
}

/** Reason code of a request that never arrived; it is forgotten when the request is repeated. */
const UNHEARD = 'unheard';
/** How long a late answer takes. */
const LATE_MS = 20_000;

type Row = Selectable<GatewayTables['gateway_authorisations']>;

/** Authorise, capture, void and refund. The idempotency key makes a repeated authorisation the same authorisation. */
export function createAuthorisationService(
  db: Db,
  clock: Clock,
  isTestToken: TokenService['isTestToken'],
  partners?: TokenJudge,
) {
  const find = (handle: Db | Trx, idempotencyKey: string): Promise<Row | undefined> =>
    handle
      .withTables<GatewayTables>()
      .selectFrom('gateway_authorisations')
      .selectAll()
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();

  const lookup = async (idempotencyKey: string): Promise<AuthoriseAnswer | null> => {
    const row = await find(db, idempotencyKey);
    if (!row || row.reason_code === UNHEARD || (row.known_at && row.known_at > clock.now())) return null;
    return {
      decision: decisionWord(row.reason_code),
      reasonCode: row.reason_code,
      gatewayReference: row.gateway_reference,
    };
  };

  /** What becomes of a card's authorisation. */
  const judgeCard = async (trx: Trx, request: AuthoriseRequest): Promise<Verdict> => {
    const tables = trx.withTables<GatewayTables>();
    if (isTestToken(request.token)) return { reasonCode: '100', answer: 'lost' };
    const token = await tables
      .selectFrom('gateway_tokens')
      .selectAll()
      .where('token', '=', request.token)
      .forUpdate()
      .executeTakeFirst();
    const usable =
      token !== undefined &&
      token.expires_at > clock.now() &&
      (token.reusable || (token.used_at === null && token.merchant_reference === request.merchantReference));
    if (!usable) return { reasonCode: '102', answer: 'given' };
    const last = await tables
      .selectFrom('gateway_authentications')
      .select('state')
      .where('token', '=', request.token)
      .where('merchant_reference', '=', request.merchantReference)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    const reasonCode = authorisationCode(token.behaviour, last?.state ?? 'none');
    if (reasonCode !== '100') return { reasonCode, answer: 'given' };
    await tables
      .updateTable('gateway_tokens')
      .set({ used_at: clock.now() })
      .where('token', '=', request.token)
      .execute();
    if (token.behaviour === 'code-151') return { reasonCode, answer: 'late' };
    return { reasonCode, answer: token.behaviour === 'code-152' ? 'unheard' : 'given' };
  };

  /** A card whose bank gives back nothing of what it promised: blocked or emptied since. */
  const refusesCapture = async (tables: Kysely<GatewayTables>, token: string): Promise<boolean> => {
    const card = await tables
      .selectFrom('gateway_tokens')
      .select('behaviour')
      .where('token', '=', token)
      .executeTakeFirst();
    return card?.behaviour === 'no-capture';
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
      if (kind === 'captured_minor' && (await refusesCapture(tables, row.token))) return false;
      await tables
        .updateTable('gateway_authorisations')
        .set({ [kind]: Number(row[kind]) + amount })
        .where('gateway_reference', '=', gatewayReference)
        .execute();
      return true;
    });

  /** Writes the decision once; gives whether the merchant has to go without an answer this time. */
  const decide = (request: AuthoriseRequest): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const tables = trx.withTables<GatewayTables>();
      const known = await find(trx, request.idempotencyKey);
      if (known && known.reason_code !== UNHEARD) return false;
      if (known) {
        await tables
          .updateTable('gateway_authorisations')
          .set({ reason_code: '100' })
          .where('idempotency_key', '=', request.idempotencyKey)
          .where('reason_code', '=', UNHEARD)
          .execute();
        return false;
      }
      const verdict = (await partners?.judge(trx, request)) ?? (await judgeCard(trx, request));
      await tables
        .insertInto('gateway_authorisations')
        .values({
          idempotency_key: request.idempotencyKey,
          gateway_reference: `auth_${randomToken(12)}`,
          token: request.token,
          merchant_reference: request.merchantReference,
          amount_minor: request.amountMinor,
          currency: request.currency,
          reason_code: verdict.answer === 'unheard' ? UNHEARD : verdict.reasonCode,
          captured_minor: 0,
          voided_minor: 0,
          known_at: verdict.answer === 'late' ? new Date(clock.now().getTime() + LATE_MS) : null,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      return verdict.answer !== 'given';
    });

  return {
    lookup,

    async authorise(request: AuthoriseRequest): Promise<AuthoriseAnswer> {
      const silent = await decide(request);
      const answer = silent ? null : await lookup(request.idempotencyKey);
      if (!answer) throw new GatewayTimeout();
      return answer;
    },

    capture: (gatewayReference: string, amountMinor: number): Promise<boolean> =>
      settle(gatewayReference, 'captured_minor', amountMinor),

    /** Gives back what was authorised and not captured. Voiding twice changes nothing. */
    void: (gatewayReference: string): Promise<boolean> => settle(gatewayReference, 'voided_minor', null),

    /** Pays captured money back, never more than was captured. The key makes a repeated refund the same refund. */
    refund: (gatewayReference: string, amountMinor: number, refundKey: string): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const tables = trx.withTables<GatewayTables>();
        const row = await tables
          .selectFrom('gateway_authorisations')
          .selectAll()
          .where('gateway_reference', '=', gatewayReference)
          .forUpdate()
          .executeTakeFirst();
        const made = await tables
          .selectFrom('gateway_refunds')
          .select('refund_key')
          .where('refund_key', '=', refundKey)
          .executeTakeFirst();
        if (made) return true;
        const refundable = row ? Number(row.captured_minor) - Number(row.refunded_minor) : 0;
        if (!row || amountMinor <= 0 || amountMinor > refundable) return false;
        await tables
          .insertInto('gateway_refunds')
          .values({
            refund_key: refundKey,
            gateway_reference: gatewayReference,
            amount_minor: amountMinor,
            created_at: clock.now(),
          })
          .execute();
        await tables
          .updateTable('gateway_authorisations')
          .set({ refunded_minor: Number(row.refunded_minor) + amountMinor })
          .where('gateway_reference', '=', gatewayReference)
          .execute();
        return true;
      }),
  };
}

export type AuthorisationService = ReturnType<typeof createAuthorisationService>;
