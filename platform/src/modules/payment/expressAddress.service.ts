import { type Caller, type Db, inTransaction, type Trx } from '../../kernel';
import type { AddressPort, PostalAddress } from '../order';
import { findExpressAddress, forgetExpressAddress, keepExpressAddress } from './expressAddress.repository';

/** Fields of an address that an express payment gave; what the partner does not say stays empty. */
export type ExpressAddress = Omit<PostalAddress, 'addressId' | 'nickName' | 'addressType'>;

/** The address book's part: temporary addresses that never show in it. */
export interface ExpressAddressPort {
  addExpressAddress(
    trx: Trx,
    userId: string,
    fields: Omit<ExpressAddress, 'addressLine'> & { addressLine?: string[] },
  ): Promise<string>;
  dropExpressAddresses(userId: string): Promise<string[]>;
}

/** Temporary addresses of express payments: at most one a shopper, gone when the payment is abandoned (PAY-06, PAY-08). */
export function createExpressAddressService(db: Db, addresses: AddressPort, book: ExpressAddressPort) {
  return {
    /** The address of a partner's session on an order, written once however often it is asked for. */
    async keep(caller: Caller, orderId: string, sessionId: string, fields: ExpressAddress): Promise<string> {
      const known = await findExpressAddress(db, orderId);
      if (known?.session_id === sessionId && (await addresses.address(db, caller.userId, known.address_id)))
        return known.address_id;
      await book.dropExpressAddresses(caller.userId);
      return inTransaction(db, async (trx) => {
        const { addressLine, ...rest } = fields;
        const addressId = await book.addExpressAddress(trx, caller.userId, {
          ...rest,
          ...(addressLine ? { addressLine: [...addressLine] } : {}),
        });
        await keepExpressAddress(trx, { orderId, sessionId, addressId });
        return addressId;
      });
    },

    /** Drops the temporary address of an order and gives its id; null when there is none. */
    async drop(caller: Caller, orderId: string): Promise<string | null> {
      const known = await findExpressAddress(db, orderId);
      if (!known) return null;
      await book.dropExpressAddresses(caller.userId);
      await inTransaction(db, (trx) => forgetExpressAddress(trx, orderId));
      return known.address_id;
    },
  };
}

export type ExpressAddressService = ReturnType<typeof createExpressAddressService>;
