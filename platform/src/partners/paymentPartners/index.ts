import type { FastifyBaseLogger } from 'fastify';
import { addRoutes, type Clock, createHttpApp, type Db, type HttpApp } from '../../kernel';
import type { TokenJudge } from '../cardGateway';
import { partnerFontRoutes } from '../partnerFont.routes';
import { callbackOf, type PartnerCallback } from './callback.domain';
import type { Partner } from './partner.domain';
import { partnerMigrations } from './partner.migrations';
import { createPartnerRoutes } from './partner.routes';
import { createSessionService, type PartnerSession, type SessionRequest } from './sessions.service';
import { isSignature, signValues } from './signature';

export interface PaymentPartnersOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Key that messages and forms are signed with; known to the partners and the platform. */
  readonly secret: string;
  /** The partners' own origin, for the addresses they hand out. */
  readonly partnerOrigin: string;
  /** Origins of the shop that may frame the partners' pages. */
  readonly shopOrigins: readonly string[];
  /** Carries a message to the platform; it may come late, twice, or not at all. */
  readonly notify?: (callback: PartnerCallback) => void;
  /** Browsers are told to come over HTTPS alone. */
  readonly httpsDemanded?: boolean;
  readonly logger?: FastifyBaseLogger;
}

/** What the platform asks of payment partners. */
export interface PaymentPartnersApi {
  readonly origin: string;
  /** Origins a shopper may be sent back to. */
  readonly shopOrigins: readonly string[];
  open(request: SessionRequest): Promise<PartnerSession>;
  /** The latest session of an order with a partner, as it stands now. */
  latest(partner: Partner, merchantReference: string): Promise<PartnerSession | null>;
  read(sessionId: string): Promise<PartnerSession | null>;
  /** An approval given on the shopper's device; null when it is not genuine, for another amount, or was shown before. */
  approvedOnDevice(request: SessionRequest, token: unknown): Promise<PartnerSession | null>;
  sign(values: Readonly<Record<string, string>>): string;
  isSigned(signature: string, values: Readonly<Record<string, string>>): boolean;
}

/** The payment partners: an HTTP application of their own origin, the calls a merchant makes, and their judgement of approvals. */
export function createPaymentPartners(options: PaymentPartnersOptions): {
  app: HttpApp;
  api: PaymentPartnersApi;
  judge: TokenJudge;
  migrations: typeof partnerMigrations;
} {
  const { db, clock, secret, shopOrigins, notify } = options;
  const sessions = createSessionService(db, clock, (session) => notify?.(callbackOf(session, clock.now(), secret)));
  const app = createHttpApp({
    httpsDemanded: options.httpsDemanded ?? false,
    ...(options.logger ? { logger: options.logger } : {}),
  });
  addRoutes(app, partnerFontRoutes);
  addRoutes(app, createPartnerRoutes({ sessions, clock, secret, shopOrigins }));
  return {
    app,
    judge: sessions.judge,
    migrations: partnerMigrations,
    api: {
      origin: options.partnerOrigin,
      shopOrigins,
      open: sessions.open,
      latest: sessions.latest,
      read: sessions.read,
      approvedOnDevice: sessions.approvedOnDevice,
      sign: (values) => signValues(secret, values),
      isSigned: (signature, values) => isSignature(signature, signValues(secret, values)),
    },
  };
}

export type { PartnerCallback } from './callback.domain';
export type { Partner } from './partner.domain';
export type { PartnerSession, SessionRequest } from './sessions.service';
