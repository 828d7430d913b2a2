import * as v from 'valibot';

import { id, list, text } from '../wire/wire';

/** What a shopper saved, as one list (ACC-05). */
export interface Wishlist {
  /** The newest first. */
  readonly partNumbers: readonly string[];
  /** Opens the list to whoever has it; empty while it is not shared. */
  readonly shareKey: string;
}

/** Every list of the shopper's in the product's words; the shop treats them as one. */
export const wishlistSchema = v.pipe(
  v.object({ GiftList: list(v.object({ x_shareKey: text, item: list(v.object({ partNumber: id })) })) }),
  v.transform(({ GiftList }): Wishlist => {
    const partNumbers = GiftList.flatMap(({ item }) => item.map(({ partNumber }) => partNumber)).toReversed();
    return {
      partNumbers: [...new Set(partNumbers)],
      shareKey: GiftList.map(({ x_shareKey: key }) => key).find(Boolean) ?? '',
    };
  }),
);
