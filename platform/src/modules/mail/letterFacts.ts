import type { AppointmentService } from '@sightline/shared-lib/domain/store';
import type { RejectionReason } from '@sightline/shared-lib/domain/prescription';

/** Working days, earliest and latest. */
export interface LetterDays {
  readonly from: number;
  readonly to: number;
}

/** An order as its letters name it. */
export interface OrderLetterFacts {
  readonly orderId: string;
  /** Guests open their orders in the browser they ordered with or by their address, others in their account. */
  readonly guest: boolean;
}

/** Something that was ordered, by the catalogue's own name; its amount in minor units. */
export interface LetterArticle {
  readonly name: string;
  readonly quantity: number;
  readonly amountMinor: number;
}

/** An article with the lenses and services that were ordered for it; letters that were kept from before know no part number. */
export interface LetterGoods extends LetterArticle {
  readonly partNumber?: string;
  /** A promotion gives it away. */
  readonly gift?: boolean;
  readonly parts?: readonly LetterArticle[];
}

/** What is taken off an order by a code, or paid by an insurer under its name. */
export interface LetterDiscount {
  readonly by: 'code' | 'insurer';
  readonly name: string;
  readonly amountMinor: number;
}

export interface ReceiptFacts extends OrderLetterFacts {
  readonly firstName: string;
  readonly currency: string;
  /** What was ordered. Never a value of a prescription. */
  readonly goods: readonly LetterGoods[];
  /** What is taken off in all, but for gifts. */
  readonly discountMinor: number;
  /** Each part of it; letters of before have none. */
  readonly discounts?: readonly LetterDiscount[];
  /** How it is paid, and last digits of a card; letters of before do not say. */
  readonly paidWith?: readonly { readonly method: string; readonly name: string; readonly digits: string }[];
  readonly deliveryMinor: number;
  readonly feeMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly taxIncluded: boolean;
  /** Where it goes, a line a row; empty when nobody knows. */
  readonly address: readonly string[];
  readonly collected: boolean;
  readonly days: LetterDays;
  /** The promised day, ISO 8601, where nothing is waited for. */
  readonly day?: string;
  /** The country gives buyers a form to withdraw with. */
  readonly withdrawal?: boolean;
  readonly waitsForPrescription: boolean;
  /** Contact lenses are sent once their prescriber has confirmed them. */
  readonly waitsForPrescriber: boolean;
}

/** An appointment as its letters and calendar files tell of it; moments in ISO 8601. */
export interface AppointmentFacts {
  readonly appointmentId: string;
  /** Opens the appointment for whoever reads the letter. */
  readonly accessKey: string;
  readonly service: AppointmentService;
  readonly name: string;
  readonly branch: string;
  readonly lines: readonly string[];
  readonly phone: string;
  readonly timeZone: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly changeableUntil: string;
  readonly writtenAt: string;
  /** Counts changes. */
  readonly revision: number;
  /** The branch cancelled it, not whoever comes. */
  readonly calledOff?: boolean;
}

/** Everything the shop writes to people, and the facts each letter is made of. No letter holds a value of a prescription. */
export interface LetterFacts {
  readonly registrationCode: { readonly code: string; readonly minutes: number };
  readonly passwordResetCode: { readonly code: string; readonly minutes: number; readonly email: string };
  readonly passwordChanged: Readonly<Record<never, never>>;
  readonly emailChanged: Readonly<Record<never, never>>;
  readonly organizationApproved: { readonly name: string };
  readonly backInStock: { readonly article: string; readonly path: string };
  readonly orderReceived: ReceiptFacts;
  readonly prescriptionNeeded: OrderLetterFacts;
  /** A prescription that came after the order, or again; the days until the order is there. */
  readonly prescriptionReceived: OrderLetterFacts & { readonly collected: boolean; readonly days: LetterDays };
  readonly prescriptionRejected: OrderLetterFacts & {
    readonly reason: RejectionReason;
    /** The frames, or lenses without one; letters of before name none. */
    readonly names?: readonly string[];
  };
  readonly prescriberNeeded: OrderLetterFacts;
  /** Contact lenses are released by their prescriber, or because the time for an answer passed. */
  readonly lensesReleased: OrderLetterFacts & { readonly silent: boolean };
  readonly lensesInMaking: OrderLetterFacts & { readonly days: LetterDays };
  readonly orderShipped: OrderLetterFacts & {
    /** What is in it, and where it goes; letters of before do not say. */
    readonly goods?: readonly LetterGoods[];
    readonly address?: readonly string[];
    readonly trackingNumbers: readonly string[];
    readonly collected: boolean;
    readonly days: LetterDays;
  };
  readonly orderDelivered: OrderLetterFacts & { readonly collected: boolean };
  readonly orderAddressChanged: OrderLetterFacts & { readonly address: readonly string[] };
  readonly orderCancelled: OrderLetterFacts;
  /** What was paid in cash goes back by bank transfer. */
  readonly orderRefunded: OrderLetterFacts & {
    readonly amountMinor: number;
    /** How much of it is for the delivery of an order that came back whole. */
    readonly deliveryMinor?: number;
    readonly currency: string;
    readonly byTransfer: boolean;
    /** What it was paid with, but for cash; last digits of a card. */
    readonly paidWith?: readonly { readonly name: string; readonly digits: string }[];
  };
  /** Something comes back; the day of its collection, `yyyy-MM-dd`, or empty. The label needs more than the letter. */
  readonly returnAnnounced: OrderLetterFacts & {
    readonly rmaId: string;
    readonly collectOn: string;
    readonly labelType: 'PDF' | 'QR';
    /** What comes back, in the pieces that do; letters of before do not say. */
    readonly goods?: readonly LetterGoods[];
    /** What is paid back for them, without what something else is wanted for. */
    readonly amountMinor?: number;
    readonly currency?: string;
    /** What is sent instead of money, and what is paid back if it is sold out by then. */
    readonly instead?: readonly { readonly name: string; readonly amountMinor: number }[];
    /** The last day to hand it in, `yyyy-MM-dd`; empty when it is collected. */
    readonly handInBy?: string;
  };
  readonly returnCancelled: OrderLetterFacts & { readonly rmaId: string; readonly goods: readonly LetterGoods[] };
  /** What came back has arrived, and something else is sent instead; by the catalogue's own names. */
  readonly orderExchanged: OrderLetterFacts & {
    readonly names: readonly string[];
    readonly trackingNumbers: readonly string[];
  };
  /** An order whose money could not be taken. */
  readonly paymentRefused: OrderLetterFacts & { readonly amountMinor: number; readonly currency: string };
  readonly reorderReminder: OrderLetterFacts;
  /** The account is deleted on that day unless its owner takes the request back; ISO 8601. */
  readonly accountDeletionRequested: {
    readonly dueAt: string;
    /** Numbers of orders that are done first. */
    readonly waitsFor?: readonly string[];
  };
  readonly accountDeletionCancelled: Readonly<Record<never, never>>;
  readonly accountDeleted: { readonly ordersKeptYears: number };
  readonly appointmentBooked: AppointmentFacts;
  readonly appointmentMoved: AppointmentFacts;
  readonly appointmentCancelled: AppointmentFacts;
}
