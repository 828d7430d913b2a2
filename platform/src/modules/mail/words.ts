import type { IdentityGroup } from '@sightline/shared-lib/domain/cart';
import type { AppointmentService } from '@sightline/shared-lib/domain/store';
import type { RejectionReason } from '@sightline/shared-lib/domain/prescription';

interface Subject {
  readonly subject: string;
}

/** Words of all letters in one language. Plain text: whoever draws a letter escapes it. */
export interface LetterWords {
  readonly registrationCode: Subject & { lead(minutes: number): string; readonly unasked: string };
  readonly passwordResetCode: Subject & {
    lead(minutes: number): string;
    readonly way: string;
    readonly unasked: string;
  };
  readonly passwordChanged: Subject & { readonly lead: string };
  readonly emailChanged: Subject & { readonly lead: string };
  /** What an owner does about a change that somebody else made. */
  readonly notYou: { readonly question: string; readonly way: string };
  readonly organizationApproved: { subject(name: string): string; lead(name: string): string; readonly way: string };
  readonly backInStock: {
    subject(article: string): string;
    lead(article: string): string;
    readonly way: string;
    readonly once: string;
  };
  readonly order: {
    /** The way to the order. */
    readonly way: string;
    /** Guests have no account: their links open where they ordered. */
    readonly guest: string;
    readonly number: string;
  };
  readonly orderReceived: {
    subject(order: string): string;
    thanks(name: string): string;
    readonly lead: string;
    readonly discount: string;
    code(code: string): string;
    /** Discounts of groups, whose codes nobody has typed. */
    readonly identity: Readonly<Record<IdentityGroup, string>>;
    insurance(insurer: string): string;
    /** Under an article that a promotion gives away. */
    readonly gift: string;
    readonly delivery: string;
    readonly free: string;
    readonly fee: string;
    readonly tax: string;
    readonly total: string;
    readonly paidWith: string;
    readonly taxIncluded: string;
    readonly deliverTo: string;
    readonly collectAt: string;
    arrives(days: string): string;
    collected(days: string): string;
    arrivesOn(day: string): string;
    collectedOn(day: string): string;
    /** A hearing device is set by a store. */
    readonly set: string;
    readonly bookSetting: string;
    readonly withdrawal: string;
    /** Where lenses wait: days count from the prescription on. */
    readonly waits: string;
    readonly waitsForPrescriber: string;
  };
  readonly prescriptionNeeded: {
    subject(order: string): string;
    readonly lead: string;
    readonly way: string;
    readonly noMail: string;
  };
  readonly prescriptionReceived: { subject(order: string): string; readonly lead: string };
  readonly prescriptionRejected: {
    subject(order: string): string;
    readonly lead: string;
    /** What the prescription was for. */
    readonly madeFor: string;
    readonly reason: Readonly<Record<RejectionReason, string>>;
    readonly way: string;
    readonly noMail: string;
  };
  readonly prescriberNeeded: { subject(order: string): string; readonly lead: string; readonly way: string };
  readonly lensesReleased: { subject(order: string): string; readonly confirmed: string; readonly silent: string };
  readonly lensesInMaking: { subject(order: string): string; lead(days: string): string };
  readonly orderShipped: {
    subject(order: string): string;
    lead(days: string): string;
    collected(days: string): string;
    readonly goods: string;
    readonly tracking: string;
    /** The way to a parcel's own page. */
    follow(number: string): string;
  };
  readonly orderDelivered: { subject(order: string): string; readonly lead: string; readonly collected: string };
  readonly orderAddressChanged: { subject(order: string): string; readonly lead: string; readonly unasked: string };
  readonly orderCancelled: { subject(order: string): string; readonly lead: string; readonly money: string };
  readonly orderRefunded: {
    subject(order: string): string;
    lead(amount: string): string;
    byTransfer(amount: string): string;
    /** Means of payment that the money goes back to, and how a card is named. */
    readonly to: string;
    card(brand: string, digits: string): string;
    delivery(amount: string): string;
  };
  readonly returnAnnounced: {
    subject(number: string): string;
    readonly lead: string;
    /** Above what is sent back. */
    readonly goods: string;
    paysBack(amount: string): string;
    /** One article that is sent instead, and what is paid back if it is sold out by then. */
    instead(article: string, amount: string): string;
    readonly handIn: Readonly<Record<'PDF' | 'QR', string>>;
    collected(day: string): string;
    handInBy(day: string): string;
    readonly way: string;
  };
  readonly returnCancelled: {
    subject(number: string): string;
    readonly lead: string;
    /** Above what stays with its buyer. */
    readonly goods: string;
  };
  readonly orderExchanged: { subject(order: string): string; lead(articles: string): string };
  readonly paymentRefused: { subject(order: string): string; lead(amount: string): string; readonly way: string };
  readonly reorderReminder: { readonly subject: string; readonly lead: string; readonly way: string };
  readonly accountDeletionRequested: Subject & {
    lead(day: string): string;
    /** What is still under way, and done first. */
    waits(orders: string): string;
    readonly way: string;
    readonly unasked: string;
  };
  readonly accountDeletionCancelled: Subject & { readonly lead: string };
  readonly accountDeleted: Subject & { readonly lead: string; orders(years: number): string };
  readonly appointment: {
    readonly service: Readonly<Record<AppointmentService, string>>;
    readonly what: string;
    readonly when: string;
    readonly where: string;
    readonly way: string;
    /** Until when it is moved or cancelled in the shop. */
    until(moment: string): string;
    /** How it is changed where that moment has passed. */
    tooLate(phone: string): string;
    /** Subjects. */
    booked(service: string): string;
    moved(service: string): string;
    cancelled(service: string): string;
    bookedLead(name: string): string;
    readonly movedLead: string;
    readonly cancelledLead: string;
    /** Where the branch could not keep it. */
    readonly calledOffLead: string;
    /** The way to another one. */
    readonly again: string;
  };
  readonly foot: {
    /** Why the letter came. */
    readonly order: string;
    readonly account: string;
    /** After the account is gone. */
    readonly deleted: string;
    readonly appointment: string;
    readonly notice: string;
    readonly reminder: string;
    questions(phone: string): string;
  };
}
