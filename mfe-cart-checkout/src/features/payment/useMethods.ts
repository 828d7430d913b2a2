import type { Cart } from '@sightline/shared-lib/domain/cart';
import type { PaymentMethod } from '@sightline/shared-lib/domain/payment';
import type { WalletCard } from '@sightline/shared-lib/domain/person';
import { isCard, isExpiryValid, offeredMethods, storeMethods } from '@sightline/shared-lib/domain/payment';
import { useHydrated, useServices, useUser } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import { usePaymentMethodsQuery, useWalletQuery } from '../../state/api';
import { STORED, readDraft, writeDraft } from '../../state/drafts';
import { partnerPayment } from '../../state/partnerPayment';
import { appleSheetMaker } from './applePay';
import type { PayMethod } from './payOrder';

/** A saved card, and whether it can still be paid with. */
export interface SavedCard extends WalletCard {
  readonly isGood: boolean;
  readonly lastFour: string;
}

/** What is chosen: a way to pay, or one saved card. */
export type MethodChoice = Exclude<PayMethod, 'saved'> | `saved:${string}`;

/** The order of the rows, whatever the store's configuration says first. */
const ROWS: readonly PaymentMethod[] = ['PAYPAL', 'APPLE_PAY', 'KLARNA', 'AFFIRM', 'COD'];

/** Ways to pay this cart: offered by the store, usable for the amount, possible in this browser (PAY-01, PAY-08, PAY-09); none before there is a cart. */
export function useMethods(cart: Cart | null) {
  const services = useServices();
  const { storage, site } = services;
  const { config } = site;
  const user = useUser();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<MethodChoice | null>(null);
  const usable = usePaymentMethodsQuery(
    { orderId: cart?.orderId ?? '', totalMinor: cart?.grandTotal.minor ?? 0 },
    { skip: !cart },
  );
  const hasWallet = config.isWalletEnabled && Boolean(user?.userLoggedIn);
  const wallet = useWalletQuery(undefined, { skip: !cart || !hasWallet });
  const offered = offeredMethods(storeMethods(config), usable.data ?? []);
  const cards = offered.filter(isCard);
  const others = ROWS.filter(
    (method) => offered.includes(method) && (method !== 'APPLE_PAY' || (hydrated && appleSheetMaker() !== null)),
  ) as readonly Exclude<MethodChoice, `saved:${string}` | 'card'>[];
  const saved: readonly SavedCard[] = (hasWallet ? (wallet.data ?? []) : [])
    .filter((card) => cards.some((brand) => brand === card.brand))
    .map((card) => ({
      ...card,
      isGood: isExpiryValid(card.expireMonth, card.expireYear, services.now),
      lastFour: card.maskedNumber.slice(-4),
    }));
  const approved = partnerPayment(services);
  const isApproved = (method: MethodChoice) => approved?.partner === method && approved.isApproved;
  const good = saved.filter(({ isGood }) => isGood);
  const first = good.find(({ isDefault }) => isDefault) ?? good[0];
  const usual: MethodChoice = first ? `saved:${first.cardId}` : cards.length > 0 ? 'card' : (others[0] ?? 'card');
  const isThere = (choice: MethodChoice) =>
    choice === 'card'
      ? cards.length > 0
      : choice.startsWith('saved:')
        ? saved.some(({ cardId, isGood }) => isGood && choice === `saved:${cardId}`)
        : others.includes(choice as (typeof others)[number]);
  // Whoever comes back from a partner, or loads the page again, finds what was chosen before.
  const kept = readDraft(storage, STORED.payMethod).choice as MethodChoice | undefined;
  const preferred = others.find(isApproved) ?? (kept && isThere(kept) ? kept : usual);
  return {
    usable,
    cards,
    others,
    saved,
    hasWallet,
    isLoading: usable.isLoading || wallet.isLoading,
    /** A partner has approved this payment already. */
    isApproved,
    choice: chosen && isThere(chosen) ? chosen : preferred,
    choose: (next: MethodChoice) => {
      setChosen(next);
      writeDraft(storage, STORED.payMethod, { choice: next });
    },
  };
}

export type Methods = ReturnType<typeof useMethods>;
