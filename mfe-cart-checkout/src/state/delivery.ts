import { setOrderAttributes } from '@sightline/shared-lib/api/cart';
import { createContact, listContacts, updateContact } from '@sightline/shared-lib/api/contact';
import {
  listShipModes,
  listUsableShippingModes,
  readShipCharges,
  readUsableShippingInfo,
  setShippingInfo,
} from '@sightline/shared-lib/api/shipping';
import type { CallOptions } from '@sightline/shared-lib/api/client';
import type { ContactInput } from '@sightline/shared-lib/api/contact';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import type { Money } from '@sightline/shared-lib/domain/money';
import type { DeliveryPromise } from '@sightline/shared-lib/domain/order';
import type { Contact } from '@sightline/shared-lib/domain/person';

/** Mode codes that mean collecting in a store: the seeds' and the product's own (contract 18). */
const PICK_UP = new Set(['ShipToStore', 'PickupInStore']);

/** A speed of delivery as it is offered. */
export interface DeliveryMode {
  readonly shipModeId: string;
  readonly code: string;
  readonly name: string;
  readonly charge: Money;
  /** Promise in words, e.g. `1 to 3 business days`; empty when there is none. */
  readonly promise: string;
  /** When it is there; null when nothing is promised. */
  readonly arrives: DeliveryPromise | null;
}

export interface DeliveryChoices {
  readonly modes: readonly DeliveryMode[];
  /** Collecting in a store; null when it is not offered. */
  readonly pickUp: DeliveryMode | null;
}

/** Addresses of the book that the cart can be sent to; which ones, the platform says (CHK-03). */
export async function readUsableContacts(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions,
): Promise<readonly Contact[]> {
  const [contacts, { addresses }] = await Promise.all([
    listContacts(client, {}, options),
    readUsableShippingInfo(client, input, options),
  ]);
  const usable = new Set(addresses.map(({ addressId }) => addressId));
  return contacts.filter(({ addressId }) => usable.has(addressId));
}

/** Ways to deliver the cart with charge and promise; the dedicated one alone when there is one (CHK-03). */
export async function readDeliveryChoices(
  client: PlatformClient,
  { currency, ...input }: { readonly orderId: string; readonly currency: string },
  options: CallOptions,
): Promise<DeliveryChoices> {
  const [usable, promised, charged] = await Promise.all([
    listUsableShippingModes(client, input, options),
    listShipModes(client, input, options),
    readShipCharges(client, { ...input, currency }, options),
  ]);
  const charges = new Map(charged.map((charge) => [charge.shipModeId, charge.amount]));
  const promises = new Map(promised.modes.map((mode) => [mode.shipModeId, mode]));
  const all = usable.map((mode): DeliveryMode => {
    const { deliveryTime, deliveryPromise } = promises.get(mode.shipModeId) ?? mode;
    return {
      shipModeId: mode.shipModeId,
      code: mode.shipModeCode,
      name: mode.description,
      charge: charges.get(mode.shipModeId) ?? mode.charge,
      promise: deliveryTime,
      arrives: deliveryPromise ?? null,
    };
  });
  const sent = all.filter(({ code }) => !PICK_UP.has(code) && code !== 'Interim');
  const dedicated = sent.filter(
    ({ code, shipModeId }) => code === promised.dedicatedShippingMode || shipModeId === promised.dedicatedShippingMode,
  );
  return {
    modes: dedicated.length > 0 ? dedicated : sent,
    pickUp: all.find(({ code }) => PICK_UP.has(code)) ?? null,
  };
}

/** Who collects from the store (CHK-03). */
export interface Recipient {
  readonly name: string;
  readonly surname: string;
  readonly telephone: string;
  readonly email: string;
}

export type DeliveryInput =
  | {
      readonly kind: 'address';
      /** A stored address, or the fields of one to store. */
      readonly address: { readonly addressId: string } | ContactInput;
      readonly shipModeId: string;
      readonly fraudToken?: string;
    }
  | {
      readonly kind: 'collect';
      readonly shipModeId: string;
      readonly physicalStoreId: string;
      readonly orderItemIds: readonly string[];
      readonly recipient: Recipient;
      readonly fraudToken?: string;
    };

/** Stores an address under its nickname, over the one that already has it, and answers its id (ACC-02). */
export async function storeAddress(client: PlatformClient, input: ContactInput, options: CallOptions): Promise<string> {
  const known = await listContacts(client, {}, options);
  const exists = known.some((contact) => contact.nickName === input.nickName);
  const answer = await (exists ? updateContact(client, input, options) : createContact(client, input, options));
  // Proposed corrections mean that nothing was stored; the shopper's own spelling wins, so it is read back by its name.
  if (answer.saved && answer.addressId) return answer.addressId;
  const now = await listContacts(client, {}, options);
  return now.find((contact) => contact.nickName === input.nickName)?.addressId ?? '';
}

const NO_RECIPIENT = { recipientName: '', recipientSurname: '', recipientTelephone: '', recipientEmail: '' };

/** Writes where and how the cart is delivered, or where and by whom it is collected (CHK-03). */
export async function saveDelivery(client: PlatformClient, input: DeliveryInput, options: CallOptions): Promise<void> {
  const fraud = input.fraudToken ? { fraudToken: input.fraudToken } : {};
  if (input.kind === 'address') {
    const { address, shipModeId } = input;
    const addressId = 'nickName' in address ? await storeAddress(client, address, options) : address.addressId;
    await setShippingInfo(client, { addressId, shipModeId, ...fraud }, options);
    await setOrderAttributes(client, { attributes: NO_RECIPIENT, ...fraud }, options);
    return;
  }
  const { shipModeId, physicalStoreId, orderItemIds, recipient } = input;
  const lines = orderItemIds.map((orderItemId) => ({ orderItemId, shipModeId, physicalStoreId }));
  await setShippingInfo(client, { lines, ...fraud }, options);
  await setOrderAttributes(
    client,
    {
      attributes: {
        recipientName: recipient.name,
        recipientSurname: recipient.surname,
        recipientTelephone: recipient.telephone,
        recipientEmail: recipient.email,
      },
      ...fraud,
    },
    options,
  );
}
