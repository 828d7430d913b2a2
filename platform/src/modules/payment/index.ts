import type { MigrationSet, RoutePlugin } from '../../kernel';
import { expressMigrations } from './expressAddress.repository';
import { createPayAgain, type PayAgain } from './payAgain.service';
import { paymentMigrations } from './payment.migrations';
import { createPaymentRoutes } from './payment.routes';
import { createSettlementService, type SettlementService } from './settlement.service';
import { createPaymentService, type PaymentService, type PaymentServiceDependencies } from './payment.service';

/** Payment instructions of carts, and the ledger of authorisations, captures and voids. */
export function createPaymentModule(dependencies: PaymentServiceDependencies): {
  routes: RoutePlugin;
  service: PaymentService;
  settlement: SettlementService;
  payAgain: PayAgain;
  migrations: MigrationSet;
} {
  const { db, clock, gateway } = dependencies;
  const service = createPaymentService(dependencies);
  const settlement = createSettlementService(db, clock, gateway);
  return {
    service,
    settlement,
    payAgain: createPayAgain(db, clock, settlement),
    routes: createPaymentRoutes(db, service, dependencies.addresses),
    migrations: { ...paymentMigrations, ...expressMigrations },
  };
}

export { ledgerBalance, looksLikeCardNumber } from './payment.domain';
export { seedPayment } from './payment.seed';
export { anonymisePayments } from './payment.repository';
export type { PaymentInstruction } from './payment.repository';
export { instructionRecord } from './payment.record';
export type { OpenPayment } from './ledger.domain';
export type { PayAgain } from './payAgain.service';
export type { PaymentService } from './payment.service';
export type { SettlementService } from './settlement.service';
export { refusalKey } from './payment.domain';
export { paymentErrors } from './payment.errors';
export type { GatewayDecision, PartnerApprovals, PaymentGateway, WalletPort } from './paymentGateway.port';
export { createExpressAddressService } from './expressAddress.service';
export type { ExpressAddressPort, ExpressAddressService } from './expressAddress.service';
export { openAtPartner, partnerRequest } from './partnerOpening.service';
export type { PartnerDesk, PartnerMethod, PartnerSession } from './partnerDesk.port';
