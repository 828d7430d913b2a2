import type { ComponentType } from 'react';

import type { ChosenStore } from './commands';

/** Pieces of interface one remote lends to another's page, with their props. */
export interface Fragments {
  /** Number of pieces in the cart, drawn over the bag sign. */
  'cart.badge': { readonly label: string };
  'cart.summary': Record<string, never>;
  'search.drawer': { readonly initialTerm?: string; readonly onClose: () => void };
  'account.wishlistHeart': { readonly partNumber: string; readonly name: string };
  'account.greeting': Record<string, never>;
  'stores.favourite': Record<string, never>;
  'stores.pickupChooser': {
    readonly partNumbers: readonly string[];
    readonly selectedId: string | null;
    readonly onSelect: (store: ChosenStore) => void;
  };
  'stores.teaser': Record<string, never>;
  'prescription.upload': {
    readonly orderId: string;
    readonly orderItemIds: readonly string[];
    readonly onAttached?: () => void;
  };
  'product.alert': { readonly partNumber: string; readonly name: string; readonly onClose: () => void };
}

export type FragmentName = keyof Fragments;
export type FragmentComponent<Name extends FragmentName> = ComponentType<Fragments[Name]>;
