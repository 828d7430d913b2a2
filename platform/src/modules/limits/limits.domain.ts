import { Fault } from '../../kernel';

const megabyte = 1024 * 1024;

/** How much of everything one shopper, and all together, may keep on the platform (PLAT-08). */
export const LIMITS = {
  /** Lines of a cart; gifts are not counted. */
  cartLines: 100,
  /** Lines kept for later, in a store. */
  savedLines: 200,
  /** Pending orders of a shopper in all stores, lines kept for later included. */
  carts: 30,
  paymentInstructions: 10,
  /** Addresses of an address book. */
  addresses: 50,
  /** Earlier states of a shopper's addresses; the oldest go. */
  earlierAddresses: 100,
  walletCards: 20,
  favouriteStores: 50,
  /** Wish lists of a shopper in a store, and items of one list. */
  wishlists: 10,
  wishlistItems: 200,
  /** Prescription files of a shopper, and the bytes of them and of everybody's. */
  storedFiles: 50,
  storedBytes: 120 * megabyte,
  storedBytesOfAll: 20_000 * megabyte,
  /** Returns that may be announced of one order, cancelled ones included. */
  returnsOfAnOrder: 20,
  /** Times an order's number is tried with an e-mail address in an hour, by everybody together. */
  lookupsAnHour: 10,
  /** Prescriptions a shopper saved for next time. */
  savedPrescriptions: 30,
  /** Frames a shopper has half-chosen lenses for; the oldest go. */
  lensChoices: 20,
  /** Articles one mail address may wait for, and notices of all. */
  stockNotices: 30,
  stockNoticesOfAll: 200_000,
  /** Messages of one mail address in an hour, and messages kept of all. */
  messagesAnHour: 20,
  messagesOfAll: 200_000,
  /** Appointments to come of one shopper, and of one mail address. */
  appointments: 5,
  /** Letters that the shop sends to one mail address in an hour. */
  lettersAnHour: 40,
  /** Articles in events of searches that all shoppers together report in a day. */
  searchEventsADay: 200_000,
  /** Searches of all shoppers together whose words are kept of a day. */
  searchQueriesADay: 100_000,
  /** Rules of a locale that those who sell keep, with those that are not published. */
  searchRulesOfALocale: 500,
} as const;

/** 409: there is no room for another one. Its parameters name what is full and how many there may be. */
export function limitReached(what: keyof typeof LIMITS): Fault {
  const most = String(LIMITS[what]);
  return new Fault(409, 'CWXFR0260E', '_ERR_LIMIT_EXCEEDED', `There may be at most ${most} of ${what}.`, [what, most]);
}
