import { createHash } from 'node:crypto';
import { type Caller, type Clock, type Db, invalidInput } from '../../kernel';
import { type CartDesk, type Order, readUsages } from '../order';
import {
  type ExpressAddressService,
  type PartnerDesk,
  partnerRequest,
  paymentErrors,
  type PaymentService,
  refusalKey,
} from '../payment';
import { INTERIM_MODE_ID, type ShippingService, STANDARD_MODE_ID } from '../shipping';

/** A contact in the sheet's words; before the shopper confirms it has no street and no name. */
export interface SheetContact {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
  readonly addressLines?: readonly string[];
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
}

export interface SheetUpdate {
  readonly orderId: string;
  readonly shippingContact?: SheetContact | undefined;
  readonly billingContact?: SheetContact | undefined;
  /** Whom the payment step was told to bill: that counts, and not what the sheet knows of a card. */
  readonly billing_address_id?: string | undefined;
  readonly shipModeId?: string | undefined;
  readonly token?: unknown;
}

export interface ApplePayDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly desk: PartnerDesk;
  readonly cartDesk: CartDesk;
  readonly shipping: ShippingService;
  readonly payments: PaymentService;
  readonly express: ExpressAddressService;
}

function addressOf(contact: SheetContact) {
  return {
    firstName: contact.givenName ?? '',
    lastName: contact.familyName ?? '',
    addressLine: [...(contact.addressLines ?? [])],
    city: contact.locality ?? '',
    state: contact.administrativeArea ?? '',
    zipCode: contact.postalCode ?? '',
    country: (contact.countryCode ?? '').toUpperCase(),
    phone1: contact.phoneNumber ?? '',
    email1: contact.emailAddress ?? '',
  };
}

/** Apple Pay: what the sheet says goes into the order while it is open (contract 24, PAY-08). */
export function createApplePayService(dependencies: ApplePayDependencies) {
  const { db, clock, desk, cartDesk, shipping, payments, express } = dependencies;
  const change = (caller: Caller, storeId: string, order: Order, langId: string | undefined) => ({
    caller,
    storeId,
    reference: order.orderId,
    langId,
    usages: readUsages(undefined),
  });

  async function deliver(
    caller: Caller,
    storeId: string,
    order: Order,
    update: SheetUpdate,
    langId: string | undefined,
  ): Promise<string | null> {
    const { shippingContact, shipModeId } = update;
    if (!shippingContact && !shipModeId) return null;
    if (shippingContact && !/^[A-Z]{2}$/i.test(shippingContact.countryCode ?? '')) {
      throw invalidInput('shippingContact.countryCode');
    }
    const contactId = createHash('sha256')
      .update(JSON.stringify(shippingContact ?? {}))
      .digest('base64url');
    const addressId = shippingContact
      ? await express.keep(caller, order.orderId, contactId, addressOf(shippingContact))
      : null;
    const undecided = order.lines.some((line) => line.shipModeId === INTERIM_MODE_ID);
    await shipping.choose(
      change(caller, storeId, order, langId),
      {
        ...(addressId ? { addressId } : {}),
        ...(shipModeId ? { shipModeId } : undecided ? { shipModeId: STANDARD_MODE_ID } : {}),
      },
      [],
    );
    return addressId;
  }

  async function pay(caller: Caller, storeId: string, update: SheetUpdate): Promise<string> {
    // The order as it is after the sheet's last choice: what is approved is what it costs now.
    const { order, request } = await partnerRequest({ db, clock }, desk, {
      caller,
      storeId,
      orderId: update.orderId,
      method: 'APPLE_PAY',
      express: false,
    });
    const session = await desk.approvedOnDevice(request, update.token);
    if (!session) throw paymentErrors.token();
    if (session.state === 'denied') throw paymentErrors.refused(session.reason_code, refusalKey(session.reason_code));
    const { billing_address_id, billingContact } = update;
    const billing = billingContact && !billing_address_id ? addressOf(billingContact) : null;
    await payments.remove(caller, storeId, order.orderId, undefined);
    const { piId } = await payments.put(caller, storeId, {
      orderId: order.orderId,
      payMethodId: 'APPLE_PAY',
      paymentToken: session.token,
      ...(billing_address_id ? { billing_address_id } : {}),
      ...(billing
        ? {
            billto_firstname: billing.firstName,
            billto_lastname: billing.lastName,
            billto_address1: billing.addressLine[0] ?? '',
            billto_city: billing.city,
            billto_stateprovince: billing.state,
            billto_zipcode: billing.zipCode,
            billto_country: billing.country,
          }
        : {}),
    });
    return piId;
  }

  return {
    async update(caller: Caller, storeId: string, update: SheetUpdate, langId: string | undefined) {
      const { order, again } = (await payments.forPaying(caller, storeId, update.orderId)).payable;
      // A placed order goes where it was to go; the sheet only pays it.
      const addressId = again ? null : await deliver(caller, storeId, order, update, langId);
      const piId = update.token === undefined ? null : await pay(caller, storeId, update);
      return {
        orderId: order.orderId,
        ...(addressId ? { addressId } : {}),
        ...(piId ? { piId } : {}),
        resourceName: 'cart',
      };
    },

    /** The sheet was closed: its address and payment leave the order. Safe to repeat. */
    async cancel(caller: Caller, storeId: string, orderId: string, langId: string | undefined) {
      const { order, again } = (await payments.forPaying(caller, storeId, orderId)).payable;
      await payments.remove(caller, storeId, order.orderId, undefined);
      const addressId = again ? null : await express.drop(caller, order.orderId);
      if (addressId) {
        await cartDesk.change(change(caller, storeId, order, langId), async (_trx, cart) => ({
          ...cart,
          lines: cart.lines.map((line) =>
            line.address?.addressId === addressId ? { ...line, address: null, shipModeId: INTERIM_MODE_ID } : line,
          ),
        }));
      }
      return { orderId: order.orderId, resourceName: 'cart' };
    },
  };
}

export type ApplePayService = ReturnType<typeof createApplePayService>;
