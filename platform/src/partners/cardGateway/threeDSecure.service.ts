import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Clock, Db } from '../../kernel';
import { challengeOutcome, decisionWord, type DecisionWord, eciOf, enrol } from './decisions.domain';
import type { GatewayTables } from './gateway.tables';
import type { TokenService } from './tokens.service';

const ACCESS_LIFE_MS = 15 * 60_000;

export interface AuthenticationAnswer {
  readonly authenticationTransactionID: string;
  readonly decision: DecisionWord;
  readonly reasonCode: string;
  readonly paresStatus: string;
  readonly eciRaw: string;
  readonly cavv: string;
  readonly xid: string;
  /** Present while the shopper has to answer a challenge. */
  readonly challengeToken?: string;
}

interface AccessClaims {
  readonly use: 'collect' | 'challenge';
  readonly id: string;
  readonly exp: number;
}

/** Payer authentication of the gateway: setup, enrolment check, challenge, result. */
export function createThreeDSecureService(
  db: Db,
  clock: Clock,
  secret: string,
  isTestToken: TokenService['isTestToken'],
) {
  const tables: Kysely<GatewayTables> = db.withTables<GatewayTables>();

  const sign = (claims: Omit<AccessClaims, 'exp'>): string => {
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor((clock.now().getTime() + ACCESS_LIFE_MS) / 1000);
    const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, exp })}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  };

  const answer = (
    row: Omit<Selectable<GatewayTables['gateway_authentications']>, 'sequence'>,
    brand: string,
  ): AuthenticationAnswer => {
    const proof = createHmac('sha1', secret).update(row.authentication_id).digest('base64');
    return {
      authenticationTransactionID: row.authentication_id,
      decision: decisionWord(row.reason_code),
      reasonCode: row.reason_code,
      paresStatus: row.pares_status,
      eciRaw: eciOf(brand, row.pares_status),
      cavv: row.state === 'passed' && row.pares_status !== 'U' ? proof : '',
      xid: row.state === 'passed' && row.pares_status !== 'U' ? proof : '',
      ...(row.state === 'pending' ? { challengeToken: sign({ use: 'challenge', id: row.authentication_id }) } : {}),
    };
  };

  const brandOf = async (token: string): Promise<string> =>
    (await tables.selectFrom('gateway_tokens').select('brand').where('token', '=', token).executeTakeFirst())?.brand ??
    'VISA';

  return {
    /** Access token for the device data collection page, and the reference of this run. */
    setup(): { accessToken: string; referenceID: string } {
      const referenceID = randomUUID();
      return { accessToken: sign({ use: 'collect', id: referenceID }), referenceID };
    },

    /** Claims of an access token that is ours, unexpired and meant for that page; else null. */
    verify(accessToken: string, use: AccessClaims['use']): string | null {
      const [head = '', body = '', signature = ''] = accessToken.split('.');
      const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(new Uint8Array(given), new Uint8Array(expected)))
        return null;
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as AccessClaims;
      return claims.use === use && claims.exp * 1000 > clock.now().getTime() ? claims.id : null;
    },

    /** Checks enrolment of a token's card for one order; null for a token that is not bound to it. */
    async check(token: string, merchantReference: string, returnUrl: string): Promise<AuthenticationAnswer | null> {
      const card = await tables.selectFrom('gateway_tokens').selectAll().where('token', '=', token).executeTakeFirst();
      const bound = card && (card.reusable || card.merchant_reference === merchantReference);
      if (!isTestToken(token) && (!card || !bound || card.expires_at <= clock.now())) return null;
      const enrolment = enrol(card?.behaviour ?? 'approve');
      const row = {
        authentication_id: randomUUID(),
        token,
        merchant_reference: merchantReference,
        return_url: returnUrl,
        state: enrolment.state,
        reason_code: enrolment.reasonCode,
        pares_status: enrolment.paresStatus,
        created_at: clock.now(),
      };
      await tables.insertInto('gateway_authentications').values(row).execute();
      return answer(row, card?.brand ?? 'VISA');
    },

    /** What is known about an authentication of that order; null for one of anybody else. */
    async result(authenticationId: string, merchantReference: string): Promise<AuthenticationAnswer | null> {
      const row = await tables
        .selectFrom('gateway_authentications')
        .selectAll()
        .where('authentication_id', '=', authenticationId)
        .where('merchant_reference', '=', merchantReference)
        .executeTakeFirst();
      return row ? answer(row, await brandOf(row.token)) : null;
    },

    /** The shopper's answer to a challenge; only the first one counts. Gives the address to return to. */
    async complete(authenticationId: string, confirmed: boolean): Promise<{ returnUrl: string } | null> {
      const row = await tables
        .selectFrom('gateway_authentications')
        .selectAll()
        .where('authentication_id', '=', authenticationId)
        .executeTakeFirst();
      if (!row) return null;
      const token = await tables
        .selectFrom('gateway_tokens')
        .select('behaviour')
        .where('token', '=', row.token)
        .executeTakeFirst();
      const outcome = challengeOutcome(token?.behaviour ?? 'challenge', confirmed);
      await tables
        .updateTable('gateway_authentications')
        .set({ state: outcome.state, reason_code: outcome.reasonCode, pares_status: outcome.paresStatus })
        .where('authentication_id', '=', authenticationId)
        .where('state', '=', 'pending')
        .execute();
      return { returnUrl: row.return_url };
    },
  };
}

export type ThreeDSecureService = ReturnType<typeof createThreeDSecureService>;
