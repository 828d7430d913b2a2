import { createHmac } from 'node:crypto';
import { type CardProblem, cardRules } from '@sightline/shared-lib/domain/payment';
import type { Kysely } from 'kysely';
import { type Clock, type Db, randomToken } from '../../kernel';
import { behaviourOf } from './decisions.domain';
import type { GatewayTables } from './gateway.tables';

/** The test token whose charge succeeds while the answer gets lost (contract 35); it stands for a VISA card. */
const TIMEOUT_TOKEN = 'timeout-after-charge';

/** A single-use token must reach an authorisation within this time. */
const TOKEN_LIFE_MS = 30 * 60_000;
/** A kept card of a wallet. */
const REUSABLE_LIFE_MS = 3 * 365 * 24 * 3_600_000;

export interface CardInput {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly reusable?: boolean;
}

/** What a merchant may know about a card. */
export interface CardDescription {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expireMonth: string;
  readonly expireYear: string;
}

export type Tokenised =
  | { readonly ok: true; readonly card: CardDescription }
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

const rules = cardRules();

/** Turns card data into tokens. The number lives only inside `create`; the security code is checked and forgotten. */
export function createTokenService(db: Db, clock: Clock, secret: string, testTokens: boolean) {
  const tables: Kysely<GatewayTables> = db.withTables<GatewayTables>();

  /** True for the token of tests, where they are taken; anywhere else it is as unknown as any other text. */
  const isTestToken = (token: string) => testTokens && token === TIMEOUT_TOKEN;

  return {
    isTestToken,

    async create(input: CardInput): Promise<Tokenised> {
      const now = clock.now();
      const number = rules.digits(input.number);
      const brand = rules.brand(number);
      const problems = Object.fromEntries(
        Object.entries({
          number: rules.numberProblem(input.number),
          expiry: rules.expiryProblem(input.expiry, now.getUTCFullYear(), now.getUTCMonth() + 1),
          code: rules.codeProblem(input.securityCode, brand),
          firstName: rules.nameProblem(input.firstName),
          lastName: rules.nameProblem(input.lastName),
        }).filter((entry): entry is [string, CardProblem] => entry[1] !== null),
      );
      const expiry = rules.expiry(input.expiry);
      if (Object.keys(problems).length > 0 || !brand || !expiry) return { ok: false, problems };
      const reusable = input.reusable === true;
      const card: CardDescription = {
        token: `tok_${randomToken(24)}`,
        brand,
        lastFour: number.slice(-4),
        expireMonth: String(expiry.month).padStart(2, '0'),
        expireYear: String(expiry.year),
      };
      await tables
        .insertInto('gateway_tokens')
        .values({
          token: card.token,
          fingerprint: createHmac('sha256', secret).update(number).digest('base64url'),
          brand,
          last_four: card.lastFour,
          expire_month: card.expireMonth,
          expire_year: card.expireYear,
          holder: `${input.firstName.trim()} ${input.lastName.trim()}`.slice(0, 120),
          behaviour: behaviourOf(number),
          reusable,
          merchant_reference: null,
          created_at: now,
          expires_at: new Date(now.getTime() + (reusable ? REUSABLE_LIFE_MS : TOKEN_LIFE_MS)),
          used_at: null,
        })
        .execute();
      return { ok: true, card };
    },

    /** Binds a token to an order and describes its card; null when unknown, expired, used or bound elsewhere. */
    async bind(token: string, merchantReference: string): Promise<CardDescription | null> {
      if (isTestToken(token)) {
        const expireYear = String(clock.now().getUTCFullYear() + 3);
        return { token, brand: 'VISA', lastFour: '1111', expireMonth: '12', expireYear };
      }
      const row = await tables
        .updateTable('gateway_tokens')
        .set({ merchant_reference: merchantReference })
        .where('token', '=', token)
        .where('expires_at', '>', clock.now())
        .where((where) =>
          where.or([
            where('reusable', '=', true),
            where.and([
              where('used_at', 'is', null),
              where.or([where('merchant_reference', 'is', null), where('merchant_reference', '=', merchantReference)]),
            ]),
          ]),
        )
        .returningAll()
        .executeTakeFirst();
      return row
        ? {
            token,
            brand: row.brand,
            lastFour: row.last_four,
            expireMonth: row.expire_month,
            expireYear: row.expire_year,
          }
        : null;
    },

    find: (token: string) =>
      tables.selectFrom('gateway_tokens').selectAll().where('token', '=', token).executeTakeFirst(),
  };
}

export type TokenService = ReturnType<typeof createTokenService>;
