import type { FastifyBaseLogger } from 'fastify';
import { addRoutes, type Clock, createHttpApp, type Db, type HttpApp } from '../../kernel';
import { type AuthorisationService, createAuthorisationService, type TokenJudge } from './authorisations.service';
import { partnerFontRoutes } from '../partnerFont.routes';
import { inventoryRoutes } from '../pageProgram';
import { gatewayMigrations } from './gateway.migrations';
import { gatewayPrograms } from './gateway.pages';
import { createGatewayRoutes } from './gateway.routes';
import { createThreeDSecureService, type ThreeDSecureService } from './threeDSecure.service';
import { createTokenService, type TokenService } from './tokens.service';

export interface CardGatewayOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Key of fingerprints and access tokens; the same for all processes of one platform. */
  readonly secret: string;
  /** The gateway's own origin, for the addresses it hands out. */
  readonly gatewayOrigin: string;
  /** Origins of the shop that may frame the gateway's pages and be returned to. */
  readonly shopOrigins: readonly string[];
  /** Judges approvals of payment partners, which are authorised here like cards. */
  readonly partners?: TokenJudge;
  /** Takes the tokens for tests, which no card stands behind; never where money is meant. */
  readonly testTokens?: boolean;
  /** Browsers are told to come over HTTPS alone. */
  readonly httpsDemanded?: boolean;
  readonly logger?: FastifyBaseLogger;
}

/** What the platform's payment service calls, in the same process. */
export interface CardGatewayApi {
  readonly origin: string;
  readonly bind: TokenService['bind'];
  readonly authorise: AuthorisationService['authorise'];
  readonly lookup: AuthorisationService['lookup'];
  readonly capture: AuthorisationService['capture'];
  readonly void: AuthorisationService['void'];
  readonly refund: AuthorisationService['refund'];
  readonly setup: ThreeDSecureService['setup'];
  readonly check: ThreeDSecureService['check'];
  readonly result: ThreeDSecureService['result'];
}

/** The payment gateway: an HTTP application of its own origin, and the calls a merchant makes. */
export function createCardGateway(options: CardGatewayOptions): {
  app: HttpApp;
  api: CardGatewayApi;
  migrations: typeof gatewayMigrations;
} {
  const { db, clock, secret, shopOrigins } = options;
  const tokens = createTokenService(db, clock, secret, options.testTokens ?? false);
  const authorisations = createAuthorisationService(db, clock, tokens.isTestToken, options.partners);
  const threeDSecure = createThreeDSecureService(db, clock, secret, tokens.isTestToken);
  const app = createHttpApp({
    httpsDemanded: options.httpsDemanded ?? false,
    ...(options.logger ? { logger: options.logger } : {}),
  });
  addRoutes(app, partnerFontRoutes);
  addRoutes(app, inventoryRoutes(gatewayPrograms));
  addRoutes(app, createGatewayRoutes({ tokens, threeDSecure, shopOrigins }));
  return {
    app,
    migrations: gatewayMigrations,
    api: {
      origin: options.gatewayOrigin,
      bind: tokens.bind,
      authorise: authorisations.authorise,
      lookup: authorisations.lookup,
      capture: authorisations.capture,
      void: authorisations.void,
      refund: authorisations.refund,
      setup: threeDSecure.setup,
      result: threeDSecure.result,
      check: (token, reference, returnUrl) =>
        threeDSecure.check(token, reference, isShopAddress(returnUrl, shopOrigins) ? returnUrl : ''),
    },
  };
}

/** Shoppers are only ever sent back to the shop. */
function isShopAddress(address: string, shopOrigins: readonly string[]): boolean {
  return URL.canParse(address) && shopOrigins.includes(new URL(address).origin);
}

export type { AuthoriseAnswer, AuthoriseRequest, TokenJudge, Verdict } from './authorisations.service';
export { GatewayTimeout } from './authorisations.service';
export type { CardDescription } from './tokens.service';
export type { AuthenticationAnswer } from './threeDSecure.service';
