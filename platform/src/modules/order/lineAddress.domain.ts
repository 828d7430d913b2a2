import type { LineAddress } from './order.domain';
import type { PostalAddress } from './trade.ports';

/** An address of the book as a line of an order keeps it: what is unknown is empty, three lines always. */
export function lineAddress(address: PostalAddress): LineAddress {
  const [first = '', second = '', third = ''] = address.addressLine ?? [];
  return {
    addressId: address.addressId,
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    addressLine: [first, second, third],
    city: address.city ?? '',
    state: address.state ?? '',
    zipCode: address.zipCode ?? '',
    country: address.country ?? '',
    phone1: address.phone1 ?? '',
    email1: address.email1 ?? '',
    ...(address.nickName ? { nickName: address.nickName } : {}),
  };
}
