import type { Clock, Db, MigrationSet, RoutePlugin, Trx } from '../kernel';
import { createCalculator, createCartDesk, createCartModule } from '../modules/cart';
import {
  type AddressPort,
  type BuyerDirectory,
  type CataloguePort,
  createOrderModule,
  type InventoryPort,
  type LensValuesPort,
  type ModelPort,
  type NoteBehalf,
  type OrderLetters,
  type OrderService,
  type PickUpPort,
  createOrderRetention,
  forgetBuyers,
} from '../modules/order';
import {
  checkoutMigrations,
  type CheckoutService,
  createCheckoutRoutes,
  createCheckoutService,
  createPrecheckout,
} from '../modules/checkout';
import { type AuthenticationGateway, createPayerAuthenticationModule } from '../modules/payerAuthentication';
import { affirmRoutes } from '../modules/affirm';
import { applePayRoutes } from '../modules/applePay';
import { type IdentityCheck, identityDiscountRoutes } from '../modules/identityDiscount';
import { type ClaimCheck, insuranceRoutes } from '../modules/insurance';
import {
  createFulfilmentService,
  type FulfilmentService,
  forgetParcels,
  parcelMigrations,
} from '../modules/fulfilment';
import { klarnaRoutes } from '../modules/klarna';
import { callbackMigrations, partnerCallbackRoutes } from '../modules/partnerCallback';
import {
  anonymisePayments,
  createExpressAddressService,
  createPaymentModule,
  type ExpressAddressPort,
  type PartnerDesk,
  type PaymentGateway,
  type SettlementService,
  type WalletPort,
} from '../modules/payment';
import { createPayPalService, payPalRoutes } from '../modules/paypal';
import { createPromotionModule } from '../modules/promotion';
import { createReminderModule, type ReminderModule } from '../modules/reminder';
import { anonymiseReturns, createReturnModule, hasOpenReturn } from '../modules/returns';
import { createShippingModule, type DeliveryPromises } from '../modules/shipping';
import { createTaxModule } from '../modules/tax';
import { onTransactionService } from './onTransactionService';
import { createReadContexts } from './readContexts';

export interface TradeDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalogue: CataloguePort & ModelPort;
  readonly inventory: InventoryPort;
  readonly addresses: AddressPort;
  readonly pickUp: PickUpPort;
  readonly gateway: PaymentGateway & AuthenticationGateway;
  readonly wallet?: WalletPort;
  /** Payment partners, with the temporary addresses that express payments bring. */
  readonly partners: PartnerDesk;
  readonly expressAddresses: ExpressAddressPort;
  /** Keeps what assistants do for shoppers. */
  readonly noteBehalf: NoteBehalf;
  /** The partner that vouches for groups with a discount. */
  readonly identityCheck: IdentityCheck;
  /** The partner that grants what an insurer pays. */
  readonly claimCheck: ClaimCheck;
  /** Checks and seals what contact lenses are made to. */
  readonly lensValues: LensValuesPort;
  /** When things arrive. */
  readonly promises: DeliveryPromises;
  /** Whether a store sells to accounts alone (CHK-02). */
  readonly accountsOnly: (storeId: string) => boolean;
  /** Orders placed before this day, ISO 8601, cannot be sent back here (RET-01). */
  readonly returnsFrom?: string;
  /** Writes to buyers what becomes of their orders. */
  readonly letters: OrderLetters;
  /** Addresses of buyers with an account. */
  readonly buyers: BuyerDirectory;
}

export interface Trade {
  readonly routes: readonly RoutePlugin[];
  readonly migrations: readonly MigrationSet[];
  readonly orders: OrderService;
  readonly checkout: CheckoutService;
  /** Captures and voids of placed orders. */
  readonly settlement: SettlementService;
  /** Sending, cancelling and taking back placed orders. */
  readonly fulfilment: FulfilmentService;
  /** Calls of those who take goods back; none without a token. */
  readonly returnOperations: (token: string | undefined) => RoutePlugin;
  /** Register it with `identity.service.onMerge`. */
  readonly mergeCarts: (trx: Trx, fromUserId: string, toUserId: string) => Promise<void>;
  /** Register it with `identity.service.onForget`. */
  readonly forgetBuyers: (trx: Trx, userIds: readonly string[]) => Promise<readonly string[]>;
  /** Reminders to order again: register `forget` with `identity.service.onForget`. */
  readonly reminders: Pick<ReminderModule, 'deliver' | 'forget'>;
  /** Forgets old proofs of orders, and the names in orders whose day has come. */
  readonly housekeep: () => Promise<void>;
  /** What becomes of the orders of a deleted account: register `part` with `identity.service.onPart`, `waitsFor` with `onHold`. */
  readonly retention: ReturnType<typeof createOrderRetention>;
}

/** Puts cart, delivery, promotions, tax, payment, payer authentication, checkout and orders together. */
export function createTrade(dependencies: TradeDependencies): Trade {
  const { db, clock, catalogue, inventory, addresses, gateway, noteBehalf, letters } = dependencies;
  const promotion = createPromotionModule(clock);
  const { partners } = dependencies;
  const payment = createPaymentModule({
    ...dependencies,
    partners: {
      async approvedToken(method, orderId) {
        if (method !== 'PAYPAL' && method !== 'KLARNA' && method !== 'AFFIRM' && method !== 'APPLE_PAY') return null;
        const session = await partners.latest(method, orderId);
        // A pending approval may be put on the order; charging it is what gets the partner's review.
        return session?.state === 'approved' || session?.state === 'pending' ? session.token : null;
      },
    },
  });
  const express = createExpressAddressService(db, addresses, dependencies.expressAddresses);
  const calculator = createCalculator({
    clock,
    catalogue,
    inventory,
    promotions: promotion.service,
    surchargeOf: payment.service.surchargeOf,
  });
  const desk = createCartDesk(db, clock, calculator);
  const checkout = createCheckoutService({
    db,
    clock,
    inventory,
    payments: payment.service,
    settlement: payment.settlement,
    payAgain: payment.payAgain,
    promotions: promotion.service,
    letters,
  });
  const precheckout = createPrecheckout({
    db,
    clock,
    calculator,
    inventory,
    addresses,
    promotions: promotion.service,
    payments: payment.service,
    lensValues: dependencies.lensValues,
    accountsOnly: dependencies.accountsOnly,
  });

  const returns = createReturnModule({
    ...dependencies,
    settlement: payment.settlement,
    ...(dependencies.returnsFrom ? { cutOver: dependencies.returnsFrom } : {}),
  });

  const contexts = createReadContexts({ ...dependencies, payment, promotions: promotion.service, returns });

  const order = createOrderModule({
    db,
    clock,
    contexts,
    letters,
    buyers: dependencies.buyers,
    onCancel: checkout.giveBack,
    afterCancel: async (orderId) => void (await payment.settlement.carryOut(orderId)),
  });
  const fulfilment = createFulfilmentService({
    db,
    clock,
    settlement: payment.settlement,
    giveBack: checkout.giveBack,
    letters,
  });
  const reminders = createReminderModule({ db, clock, orders: order.service, letters });
  const cart = createCartModule({
    db,
    clock,
    desk,
    calculator,
    inventory,
    contexts,
    noteBehalf,
    lensValues: dependencies.lensValues,
    dropInstructions: payment.service.dropAll,
  });
  const shipping = createShippingModule({ ...dependencies, desk });

  const parts: RoutePlugin[] = [
    cart.routes,
    shipping.routes,
    promotion.routes(db, desk),
    identityDiscountRoutes(desk, promotion.service, dependencies.identityCheck),
    insuranceRoutes(desk, dependencies.claimCheck),
    createTaxModule(db).routes,
    payment.routes,
    createPayerAuthenticationModule(payment.service, gateway).routes,
    payPalRoutes(createPayPalService(db, clock, partners, express)),
    klarnaRoutes(db, clock, partners, payment.service),
    affirmRoutes(db, clock, partners),
    applePayRoutes({
      db,
      clock,
      desk: partners,
      cartDesk: desk,
      shipping: shipping.service,
      payments: payment.service,
      express,
    }),
    partnerCallbackRoutes(db, clock, partners, checkout.reconcileOrder),
    createCheckoutRoutes(db, precheckout, checkout),
    order.routes,
    returns.routes,
    reminders.routes,
  ];

  const retention = createOrderRetention(
    db,
    clock,
    [anonymisePayments, anonymiseReturns, forgetParcels],
    hasOpenReturn,
  );
  return {
    routes: parts.map(onTransactionService),
    migrations: [
      order.migrations,
      promotion.migrations,
      payment.migrations,
      checkoutMigrations,
      callbackMigrations,
      returns.migrations,
      parcelMigrations,
      reminders.migrations,
    ],
    orders: order.service,
    checkout,
    settlement: payment.settlement,
    fulfilment,
    returnOperations: returns.operations,
    mergeCarts: cart.merge,
    forgetBuyers,
    reminders,
    retention,
    housekeep: async () => {
      await order.service.housekeep();
      await retention.anonymise();
    },
  };
}
