import type { Kysely, Selectable } from 'kysely';
import { type Clock, type Db, randomToken, type Trx } from '../../kernel';
import type { AuthoriseRequest, TokenJudge, Verdict } from '../cardGateway';
import { openDeviceToken } from './deviceToken.domain';
import { chargeLimit, homeIn, type Partner, scenarioOf } from './partner.domain';
import type { PartnerTables } from './partner.tables';

export type PartnerSession = Selectable<PartnerTables['partner_sessions']>;

export interface SessionRequest {
  readonly partner: Partner;
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

/** How long an approval waits to be given, and to be used. */
const SESSION_LIFE_MS = 60 * 60_000;

/** Approvals of payment partners. Only the first answer of the shopper counts; pending ones end by the clock. */
export function createSessionService(db: Db, clock: Clock, onChange: (session: PartnerSession) => void) {
  const table = (handle: Db | Trx): Kysely<PartnerTables> => handle.withTables<PartnerTables>();

  async function write(
    session: PartnerSession,
    changes: Partial<
      Pick<PartnerSession, 'state' | 'reason_code' | 'email' | 'resolves_to' | 'resolves_at' | 'expires_at'>
    >,
    address: PartnerSession['address'],
  ): Promise<PartnerSession> {
    const changed = await table(db)
      .updateTable('partner_sessions')
      .set({ ...changes, address: address ? JSON.stringify(address) : null, revision: session.revision + 1 })
      .where('session_id', '=', session.session_id)
      .where('revision', '=', session.revision)
      .returningAll()
      .executeTakeFirst();
    if (changed) onChange(changed);
    return changed ?? (await read(session.session_id)) ?? session;
  }

  /** The session as it stands now: a pending one whose time has come is ended first. */
  async function read(sessionId: string): Promise<PartnerSession | null> {
    const session = await table(db)
      .selectFrom('partner_sessions')
      .selectAll()
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    if (!session) return null;
    const due = session.state === 'pending' && session.resolves_at !== null && session.resolves_at <= clock.now();
    if (!due || !session.resolves_to) return session;
    const reason = session.resolves_to === 'approved' ? '100' : '203';
    return write(session, { state: session.resolves_to, reason_code: reason, resolves_at: null }, session.address);
  }

  /** Ends a session in a state the scenario of the shopper's address asks for. */
  async function settle(session: PartnerSession, email: string): Promise<PartnerSession> {
    const scenario = scenarioOf(email);
    const now = clock.now().getTime();
    const reason = { approved: '100', pending: '480', denied: '203' }[scenario.approval];
    return write(
      session,
      {
        state: scenario.approval,
        reason_code: reason,
        email,
        resolves_to: scenario.resolvesTo ?? null,
        resolves_at: scenario.afterMinutes === undefined ? null : new Date(now + scenario.afterMinutes * 60_000),
        ...(scenario.expired ? { expires_at: new Date(now) } : {}),
      },
      session.express ? homeIn(session.country) : null,
    );
  }

  /** Null when there is a session with that id already. */
  async function open(request: SessionRequest, sessionId: string): Promise<PartnerSession | null> {
    const now = clock.now();
    return table(db)
      .insertInto('partner_sessions')
      .values({
        session_id: sessionId,
        partner: request.partner,
        store_id: request.storeId,
        merchant_reference: request.merchantReference,
        amount_minor: request.amountMinor,
        currency: request.currency,
        country: request.country,
        locale: request.locale,
        express: request.express,
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        state: 'open',
        reason_code: '',
        token: `pt_${randomToken(24)}`,
        email: '',
        address: null,
        resolves_to: null,
        resolves_at: null,
        revision: 1,
        created_at: now,
        expires_at: new Date(now.getTime() + SESSION_LIFE_MS),
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('session_id').doNothing())
      .returningAll()
      .executeTakeFirst()
      .then((row) => row ?? null);
  }

  const judge: TokenJudge = {
    async judge(trx: Trx, request: AuthoriseRequest): Promise<Verdict | null> {
      const session = await table(trx)
        .selectFrom('partner_sessions')
        .selectAll()
        .where('token', '=', request.token)
        .forUpdate()
        .executeTakeFirst();
      if (!session) return null;
      const given = (reasonCode: string): Verdict => ({ reasonCode, answer: 'given' });
      const fits =
        session.merchant_reference === request.merchantReference &&
        session.currency === request.currency &&
        session.used_at === null &&
        session.expires_at > clock.now() &&
        request.amountMinor <= chargeLimit(Number(session.amount_minor), session.express);
      if (!fits) return given('102');
      if (session.state === 'pending') return given('480');
      if (session.state !== 'approved') return given('203');
      const { charge, answer } = scenarioOf(session.email);
      if (charge !== '100') return given(charge);
      await table(trx)
        .updateTable('partner_sessions')
        .set({ used_at: clock.now() })
        .where('session_id', '=', session.session_id)
        .execute();
      return { reasonCode: '100', answer };
    },
  };

  return {
    async open(request: SessionRequest): Promise<PartnerSession> {
      const session = await open(request, randomToken(18));
      if (!session) throw new Error('A session could not be opened');
      return session;
    },
    read,
    judge,

    /** The latest session of an order with a partner. */
    async latest(partner: Partner, merchantReference: string): Promise<PartnerSession | null> {
      const row = await table(db)
        .selectFrom('partner_sessions')
        .select('session_id')
        .where('partner', '=', partner)
        .where('merchant_reference', '=', merchantReference)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? read(row.session_id) : null;
    },

    /** The shopper's answer on the partner's page; an answered session stays as it is. */
    async answer(sessionId: string, answer: { confirmed: boolean; email: string }): Promise<PartnerSession | null> {
      const session = await read(sessionId);
      if (!session || session.state !== 'open' || session.expires_at <= clock.now()) return session;
      if (answer.confirmed) return settle(session, answer.email);
      return write(session, { state: 'cancelled', reason_code: '476', email: answer.email }, null);
    },

    /** An approval from the shopper's own device; null when it is not genuine, for another amount, or was shown before. */
    async approvedOnDevice(request: SessionRequest, token: unknown): Promise<PartnerSession | null> {
      const approval = openDeviceToken(token);
      if (approval?.amountMinor !== request.amountMinor || approval.currency !== request.currency) return null;
      const session = await open(request, `device-${approval.transactionId}`);
      return session ? settle(session, approval.email) : null;
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
