import { type Caller, type Db, type Trx } from '../../kernel';
import {
  type AddressPort,
  type CartDesk,
  type ChangeRequest,
  lineAddress,
  type LineAddress,
  type NoteBehalf,
  type Order,
  type OrderLine,
  type PickUpPort,
  type PickUpStore,
} from '../order';
import { findShipMode, goodsOf, INTERIM_MODE_ID, PICK_UP_MODE_ID, type ShipMode, usableModes } from './shipMode.domain';
import { delivers, isPostable, isSentTo } from './sentTo.domain';
import { shippingErrors } from './shipping.errors';

/** A delivery choice for the whole order or for one line; absent fields keep what the line has. */
export interface DeliveryChoice {
  readonly orderItemId?: string | undefined;
  readonly addressId?: string | undefined;
  readonly shipModeId?: string | undefined;
  readonly physicalStoreId?: string | undefined;
}

interface Resolved extends DeliveryChoice {
  readonly store: (PickUpStore & { address: LineAddress }) | null;
}

export interface ShippingServiceDependencies {
  readonly db: Db;
  readonly desk: CartDesk;
  readonly addresses: AddressPort;
  readonly pickUp: PickUpPort;
  readonly noteBehalf: NoteBehalf;
}

/** Delivery of the pending order: own addresses, ways of delivery, pick-up in a store. */
export function createShippingService({ db, desk, addresses, pickUp, noteBehalf }: ShippingServiceDependencies) {
  /** Pick-up stores are looked up before the transaction; the port has a handle of its own. */
  async function resolveStore(choice: DeliveryChoice): Promise<Resolved> {
    if (!choice.physicalStoreId) return { ...choice, store: null };
    const found = await pickUp.byId(choice.physicalStoreId);
    if (!found) throw shippingErrors.unknownStore(choice.physicalStoreId);
    return {
      ...choice,
      store: {
        physicalStoreId: found.physicalStoreId,
        physicalStoreExternalId: found.physicalStoreExternalId,
        address: lineAddress({
          addressId: `store-${found.physicalStoreId}`,
          firstName: found.name,
          addressLine: [found.address],
          city: found.city,
          state: found.stateOrProvinceName,
          zipCode: found.zipCode,
          country: found.country.toUpperCase(),
          phone1: found.phone,
          email1: found.email,
        }),
      },
    };
  }

  async function deliver(
    trx: Trx,
    caller: Caller,
    order: Order,
    line: OrderLine,
    choice: Resolved,
  ): Promise<OrderLine> {
    const mode = findShipMode(choice.shipModeId ?? line.shipModeId);
    if (!mode || (choice.shipModeId !== undefined && mode.shipModeId === INTERIM_MODE_ID)) {
      throw shippingErrors.unusableMode(choice.shipModeId ?? line.shipModeId);
    }
    if (mode.shipModeId === PICK_UP_MODE_ID) {
      if (choice.store) {
        const { address, ...store } = choice.store;
        return { ...line, shipModeId: mode.shipModeId, address, pickUp: store };
      }
      if (line.pickUp) return { ...line, shipModeId: mode.shipModeId };
      throw shippingErrors.storeMissing();
    }
    const kept = line.pickUp ? null : line.address;
    let address = kept;
    if (choice.addressId) {
      const own = await addresses.address(trx, caller.userId, choice.addressId);
      if (!own || !isPostable(order.storeId, own)) throw shippingErrors.invalidAddress(choice.addressId);
      address = lineAddress(own);
    }
    const deliverable = !address || delivers(order.storeId, address.country);
    if (!deliverable && !choice.shipModeId) throw shippingErrors.invalidAddress(address?.addressId ?? '');
    const usable = usableModes(goodsOf(order.lines), deliverable);
    if (mode.shipModeId !== INTERIM_MODE_ID && !usable.includes(mode))
      throw shippingErrors.unusableMode(mode.shipModeId);
    return { ...line, shipModeId: mode.shipModeId, address, pickUp: null };
  }

  return {
    /** Sets address and way of delivery for the order and then for single lines; answers the order (contract 18). */
    async choose(request: ChangeRequest, whole: DeliveryChoice, perLine: readonly DeliveryChoice[]): Promise<Order> {
      const choices: Resolved[] = [];
      if (whole.addressId || whole.shipModeId || whole.physicalStoreId) choices.push(await resolveStore(whole));
      for (const choice of perLine) choices.push(await resolveStore(choice));
      return desk.change(request, async (trx, cart) => {
        let lines = [...cart.lines];
        for (const choice of choices) {
          if (choice.orderItemId && !lines.some((line) => line.orderItemId === choice.orderItemId)) {
            throw shippingErrors.unknownLine(choice.orderItemId);
          }
          const next: OrderLine[] = [];
          for (const line of lines) {
            const meant = !choice.orderItemId || choice.orderItemId === line.orderItemId;
            next.push(meant ? await deliver(trx, request.caller, cart, line, choice) : line);
          }
          lines = next;
        }
        await noteBehalf(trx, request.caller, { storeId: cart.storeId, orderId: cart.orderId, action: 'shipping' });
        return { ...cart, lines };
      });
    },

    /** Ways of delivery the shopper can choose for these lines to the place chosen so far. */
    modesFor(order: Order): ShipMode[] {
      const deliverable = order.lines.every(
        (line) => line.pickUp || !line.address || delivers(order.storeId, line.address.country),
      );
      return usableModes(goodsOf(order.lines), deliverable);
    },

    /** The shopper's own addresses that this order can be sent to, when the address book can list them (CHK-03). */
    async usableAddresses(caller: Caller, storeId: string): Promise<{ addressId: string; nickName: string }[]> {
      const own = (await addresses.addresses?.(db, caller.userId)) ?? [];
      return own
        .filter((entry) => isSentTo(storeId, entry))
        .map((entry) => ({ addressId: entry.addressId, nickName: entry.nickName ?? '' }));
    },
  };
}

export type ShippingService = ReturnType<typeof createShippingService>;
