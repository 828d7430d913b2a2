import type { ComponentType } from 'react';

import type { ContactLensPrescription, LensChoices } from '../domain/lens';
import type { Money } from '../domain/money';

import type { ChosenStore, GivenLenses } from './commands';

/** Pieces of interface one remote lends to another's page, with their props. */
export interface Fragments {
  /** Number of pieces in the cart, drawn over the bag sign. */
  'cart.badge': { readonly label: string };
  /** The bag in a drawer; an overlay. */
  'cart.summary': {
    readonly justAdded?: { readonly name: string; readonly image?: string };
    readonly onClose: () => void;
  };
  /** Hosted card fields that put a card into the wallet, in the account. */
  'checkout.saveCard': { readonly holder: string; readonly onSaved: () => void; readonly onCancel: () => void };
  /** Where to go on from a page that has nothing: what is in demand, and the sections where that page names none. */
  'search.startAgain': { readonly sections?: boolean };
  'search.drawer': { readonly initialTerm?: string | undefined; readonly onClose: () => void };
  'account.wishlistHeart': { readonly partNumber: string; readonly name: string };
  'account.greeting': Record<string, never>;
  /** Sign-in and registration in a dialog; an overlay. A `reason` says why it is open though nobody asked for it. */
  'account.signInDialog': {
    readonly email?: string;
    readonly reason?: string;
    readonly onSignedIn: () => void;
    readonly onClose: () => void;
  };
  /** The form of a new account, in place; what is known is filled in. */
  'account.register': {
    readonly email?: string;
    readonly firstName?: string;
    readonly lastName?: string;
    readonly phone?: string;
    readonly onRegistered: () => void;
  };
  /** The code mailed to a new account's address, typed in place. */
  'account.confirmEmail': { readonly email: string };
  'stores.favourite': Record<string, never>;
  /** The branches of a signed-in shopper, in the account. */
  'stores.favourites': Record<string, never>;
  /** Appointments of the shopper; nothing while there are none. */
  'stores.appointments': Record<string, never>;
  'stores.pickupChooser': {
    readonly partNumbers: readonly string[];
    /** All of them are frames, which can be tried on; who does not say so is told only that they are there. */
    readonly canTryOn?: boolean;
    readonly selectedId: string | null;
    /** Town or postal code the list starts at. */
    readonly near?: string;
    /** Working days until everything can be collected; null or absent when nothing is promised. */
    readonly latestDays?: number | null;
    readonly onSelect: (store: ChosenStore) => void;
  };
  /** A store to collect from, in a drawer; an overlay. */
  'stores.chooser': {
    readonly partNumbers: readonly string[];
    /** As of `stores.pickupChooser`. */
    readonly canTryOn?: boolean;
    readonly near?: string;
    readonly onChoose: (store: ChosenStore) => void;
    readonly onClose: () => void;
  };
  'stores.teaser': Record<string, never>;
  'prescription.upload': {
    readonly orderId: string;
    readonly orderItemIds: readonly string[];
    readonly onAttached?: () => void;
  };
  /** Prescription upload or manual entry in a drawer; an overlay. */
  'prescription.dialog': {
    readonly orderId: string;
    readonly orderItemIds: readonly string[];
    readonly onAttached: () => void;
    readonly onClose: () => void;
  };
  /** Values of contact lenses for each eye, in the place of the buy button; puts them into the bag (RX-20). */
  'prescription.contactLenses': {
    readonly partNumber: string;
    /** Brand and name, for the drawer of the bag. */
    readonly name: string;
    readonly image?: string;
    readonly choices: LensChoices;
    /** Price of a box. */
    readonly price: Money;
    /** Boxes that one eye needs a year, where a year's supply is offered. */
    readonly annualBoxes?: number;
    /** Days that a box lasts one eye. */
    readonly boxDays?: number;
    /** Boxes that are left, where the page says so. */
    readonly boxesLeft?: number;
    readonly onAdded?: () => void;
  };
  /** Values of contact lenses that are in the bag, to be changed in a drawer; an overlay (RX-20). */
  'prescription.lensValues': {
    /** Brand and name. */
    readonly name: string;
    /** The values as they are. */
    readonly eyes: ContactLensPrescription;
    readonly choices: LensChoices;
    readonly boxDays?: number;
    /** Most boxes that this line may have. */
    readonly boxesLeft?: number;
    /** Keeps what was chosen; says whether it is in the bag now. */
    readonly onKeep: (line: {
      readonly quantity?: number;
      readonly attributes: Readonly<Record<string, string>>;
    }) => Promise<boolean>;
    readonly onClose: () => void;
  };
  /** Lenses for a frame, step by step, over the whole screen; an overlay (RX-10). */
  'lenses.configurator': {
    readonly partNumber: string;
    readonly given?: GivenLenses;
    /** The pair is in the bag. */
    readonly onAdded: (pair: { readonly rxLensId: string; readonly groupKey: string }) => void;
    readonly onClose: () => void;
  };
  'product.alert': { readonly partNumber: string; readonly name: string; readonly onClose: () => void };
}

export type FragmentName = keyof Fragments;
export type FragmentComponent<Name extends FragmentName> = ComponentType<Fragments[Name]>;
