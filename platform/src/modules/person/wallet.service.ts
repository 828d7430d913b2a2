import { isExpiryValid } from '@sightline/shared-lib/domain/payment';

import { inTransaction, invalidInput, lockList, nextNumber } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';

import { limitReached, LIMITS } from '../limits';
import { looksLikeCardNumber } from './cardNumber.domain';
import { personFaults } from './person.errors';
import type { PersonTables, WalletCardsTable } from './person.tables';

export interface NewCard {
  token: string;
  brand: string;
  maskedNumber: string;
  expireMonth: string;
  expireYear: string;
  holder: string;
  billingAddressId: string;
  isDefault: boolean;
}

export interface WalletService {
  /** The default card first, then the newest. */
  cards(db: Db, userId: string): Promise<WalletCardsTable[]>;
  /** One card with its provider token, for paying; null when it is not the member's. */
  card(db: Db, userId: string, cardId: string): Promise<WalletCardsTable | null>;
  /** Keeps a card and answers its id; one that looks the same is kept already, and takes the new token and holder. */
  add(userId: string, card: NewCard): Promise<string>;
  makeDefault(userId: string, cardId: string): Promise<void>;
  remove(userId: string, cardId: string): Promise<void>;
}

const tables = (db: Db) => db.withTables<PersonTables>();

export function createWalletService(db: Db, clock: Clock): WalletService {
  const cards = (handle: Db, userId: string) =>
    tables(handle)
      .selectFrom('wallet_cards')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('is_default', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('card_id', 'desc')
      .execute();

  async function setDefault(trx: Trx, userId: string, cardId: string): Promise<void> {
    const mine = tables(trx).updateTable('wallet_cards').where('user_id', '=', userId);
    await mine.set({ is_default: false }).where('is_default', '=', true).execute();
    await mine.set({ is_default: true }).where('card_id', '=', cardId).execute();
  }

  /** The member's cards; two changes at once wait for each other, so that one default is left. */
  async function lockCards(trx: Trx, userId: string): Promise<WalletCardsTable[]> {
    await lockList(trx, `wallet:${userId}`);
    return cards(trx, userId);
  }

  function refuseWrongCard(card: NewCard): void {
    if (!isExpiryValid(card.expireMonth, card.expireYear, clock.now().getTime()))
      throw invalidInput('expireYear', 'This card has expired.');
    for (const field of ['token', 'holder', 'maskedNumber'] as const) {
      if (looksLikeCardNumber(card[field]))
        throw invalidInput(field, 'A card number is never taken here; send the token.');
    }
  }

  return {
    cards,
    async card(handle, userId, cardId) {
      return (await cards(handle, userId)).find((card) => card.card_id === cardId) ?? null;
    },
    async add(userId, card) {
      refuseWrongCard(card);
      return inTransaction(db, async (trx) => {
        const existing = await lockCards(trx, userId);
        const masked = `************${card.maskedNumber.slice(-4)}`;
        const given = { token: card.token, holder: card.holder, billing_address_id: card.billingAddressId };
        const same = existing.find(
          (kept) =>
            kept.brand === card.brand &&
            kept.masked_number === masked &&
            kept.expire_month === card.expireMonth &&
            kept.expire_year === card.expireYear,
        );
        if (!same && existing.length >= LIMITS.walletCards) throw limitReached('walletCards');
        const cardId = same?.card_id ?? `w-${await nextNumber(trx, 'wallet')}`;
        if (same) await tables(trx).updateTable('wallet_cards').set(given).where('card_id', '=', cardId).execute();
        else {
          await tables(trx)
            .insertInto('wallet_cards')
            .values({
              ...given,
              card_id: cardId,
              user_id: userId,
              brand: card.brand,
              masked_number: masked,
              expire_month: card.expireMonth,
              expire_year: card.expireYear,
              is_default: false,
              created_at: clock.now(),
            })
            .execute();
        }
        if (card.isDefault || existing.length === 0) await setDefault(trx, userId, cardId);
        return cardId;
      });
    },
    makeDefault: (userId, cardId) =>
      inTransaction(db, async (trx) => {
        if (!(await lockCards(trx, userId)).some((card) => card.card_id === cardId)) throw personFaults.noCard(cardId);
        await setDefault(trx, userId, cardId);
      }),
    remove: (userId, cardId) =>
      inTransaction(db, async (trx) => {
        const removed = (await lockCards(trx, userId)).find((card) => card.card_id === cardId);
        if (!removed) throw personFaults.noCard(cardId);
        await tables(trx).deleteFrom('wallet_cards').where('card_id', '=', cardId).execute();
        const [next] = await cards(trx, userId);
        if (removed.is_default && next) await setDefault(trx, userId, next.card_id);
      }),
  };
}
