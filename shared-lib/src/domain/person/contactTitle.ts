import type { Contact } from './person';

/** Key a guest's address is kept under, over the one before; it moves into an account with the address and is a word of no language. */
export const GUEST_NICKNAME = 'Delivery';

/** What an entry of the address book is called: the name its shopper gave it, or else what it says. */
export function contactTitle({
  nickName,
  addressLine,
  city,
}: Pick<Contact, 'nickName' | 'addressLine' | 'city'>): string {
  const isNamed = nickName !== '' && nickName !== GUEST_NICKNAME;
  return isNamed ? nickName : addressLine.find(Boolean) || city || nickName;
}
