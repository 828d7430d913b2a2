import type { LensesReview } from '../domain/lens';
import type { PrescriptionValues } from '../domain/prescription';

import type { IdentityTokens } from './identity';

export interface AddToCartItem {
  readonly partNumber?: string;
  readonly productId?: string;
  readonly quantity: number;
  /** Ties a frame to its lens and service lines (`xitem_field1`, RX-11). */
  readonly groupKey?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface AddToCartInput {
  readonly items: readonly AddToCartItem[];
  /** Shown in the confirmation drawer at once, before the server has answered. */
  readonly preview?: { readonly name: string; readonly image?: string };
  /** False keeps the summary drawer closed (embed, buy again). */
  readonly openSummary?: boolean;
}

export type AddToCartOutcome =
  | { readonly ok: true; readonly orderId: string; readonly orderItemIds: readonly string[] }
  | {
      readonly ok: false;
      /** Why, in the shopper's language. */
      readonly message: string;
      /** What the platform said, in its own words, for parties that embed the shop (EMB-01); empty when it said nothing. */
      readonly serverMessage: string;
      /** The platform's name of the reason and its parameters, where it gave one: for words of the caller's own. */
      readonly reason?: { readonly key: string; readonly parameters: readonly string[] };
    };

/** A physical store as checkout needs it (STOR-07). */
export interface ChosenStore {
  readonly physicalStoreId: string;
  readonly physicalStoreExternalId: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly zipCode: string;
  readonly stateOrProvinceName: string;
  readonly distributionChannel: string;
}

/** Lenses chosen before, with their values where these are known. */
export interface GivenLenses {
  readonly lensesReview: LensesReview | null;
  readonly prescription: PrescriptionValues | null;
  /** The line whose documents go along with the new lenses, where a prescription was given as documents. */
  readonly paperOf?: { readonly orderId: string; readonly orderItemId: string };
}

/** Requests with an answer, each provided by one remote and loaded on first use. */
export interface Commands {
  'cart.add': { input: AddToCartInput; output: AddToCartOutcome };
  /** Puts lines of an earlier order into the bag again, as the platform copies them, and opens its drawer (ORD-06, ACC-06). */
  'cart.again': {
    input: { readonly fromOrderId: string; readonly orderItemIds: readonly string[] };
    output:
      | {
          readonly ok: true;
          /** The lenses wait for a prescription: the one they were made to has expired (RX-05). */
          readonly asksPrescription: boolean;
        }
      | { readonly ok: false; readonly message: string };
  };
  'cart.openSummary': { input: Record<string, never>; output: void };
  /** Puts the items into the bag and leaves for PayPal with all of it; what goes wrong is told in words (PAY-06). */
  'checkout.express': {
    input: { readonly items: readonly AddToCartItem[] };
    output: { readonly ok: true } | { readonly ok: false; readonly message: string };
  };
  'account.signIn': { input: { readonly email?: string; readonly reason?: string }; output: 'signed-in' | 'dismissed' };
  /** What is saved: a guest's on this device, a shopper's of the account. `wishlistChanged` tells what changes from then on (ACC-05). */
  'account.readWishlist': {
    input: Record<string, never>;
    output: { readonly partNumbers: readonly string[] };
  };
  /** `saved` is what it shall be, for a button that named it; without it what is saved is taken back, and what is not is saved. */
  'account.toggleWishlist': {
    input: { readonly partNumber: string; readonly saved?: boolean };
    output: { readonly saved: boolean };
  };
  'stores.choose': {
    /** `canTryOn` as of the fragment `stores.chooser`. */
    input: { readonly partNumbers?: readonly string[]; readonly canTryOn?: boolean; readonly near?: string };
    output: ChosenStore | null;
  };
  /** Lenses for a frame, put into the bag as one pair; null when the shopper left without (RX-10). */
  'lenses.configure': {
    input: {
      readonly partNumber: string;
      /** Lenses to begin with, such as those that are to be changed. */
      readonly given?: GivenLenses;
      /** False keeps the summary drawer closed. */
      readonly openSummary?: boolean;
      /** Told once the configurator is open; the answer comes when it is left. A release that does not know it tells nothing. */
      readonly onOpened?: () => void;
    };
    output: { readonly rxLensId: string; readonly groupKey: string } | null;
  };
  'prescription.attach': {
    input: { readonly orderId: string; readonly orderItemIds: readonly string[] };
    output: { readonly attached: boolean };
  };
  'search.open': { input: { readonly term?: string }; output: void };
  'identity.adopt': { input: { readonly tokens: IdentityTokens }; output: void };
}

export type CommandName = keyof Commands;
export type CommandInput<Name extends CommandName> = Commands[Name]['input'];
export type CommandOutput<Name extends CommandName> = Commands[Name]['output'];

export interface CommandRunner {
  /** Rejects when no remote provides the command or its remote cannot be loaded. */
  run<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>>;
}
