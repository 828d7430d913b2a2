import { wireQuantity } from '../../kernel';
import type { Wishlist, WishlistItem } from './wishlist.repository';

/** One list in the product's words, in which every list is a gift list. */
function giftList(list: Wishlist): object {
  return {
    uniqueID: list.wishlist_id,
    externalIdentifier: list.wishlist_id,
    descriptionName: list.name,
    description: list.description,
    event: 'WishList',
    accessSpecifier: list.share_key ? 'Shared' : 'Private',
    state: 'Default',
    registry: 'false',
    giftCardAccepted: 'false',
    optForEmail: 'false',
    location: 'online',
    storeId: list.store_id,
    createdTime: list.created_at.toISOString(),
    lastUpdate: list.updated_at.toISOString(),
    ...(list.share_key ? { x_shareKey: list.share_key } : {}),
    ...(list.items.length > 0 ? { item: list.items.map(giftItem) } : {}),
  };
}

function giftItem(item: WishlistItem): object {
  return {
    giftListItemID: item.item_id,
    productId: item.product_id,
    partNumber: item.part_number,
    quantityRequested: wireQuantity(item.quantity),
    quantityBought: '0.0',
    location: 'online',
    itemCreatedTime: item.created_at.toISOString(),
    itemLastUpdate: item.updated_at.toISOString(),
  };
}

/** A page of lists; no lists leave the key out (contract 2 and 5.7). */
export function giftLists(all: readonly Wishlist[], page: { pageNumber?: string; pageSize?: string } = {}): object {
  const size = Number(page.pageSize ?? '100');
  const start = (Number(page.pageNumber ?? '1') - 1) * size;
  const lists = all.slice(start, start + size);
  return {
    ...(lists.length > 0 ? { GiftList: lists.map(giftList) } : {}),
    recordSetCount: String(lists.length),
    recordSetTotal: String(all.length),
    recordSetStartNumber: String(start),
    recordSetComplete: String(start + lists.length >= all.length),
    resourceName: 'wishlist',
  };
}

/** What a change answers: the list and the items it was about. */
export function changedList(wishlistId: string, itemIds: readonly string[]): object {
  return {
    uniqueID: wishlistId,
    ...(itemIds.length > 0 ? { item: itemIds.map((giftListItemID) => ({ giftListItemID })) } : {}),
    resourceName: 'wishlist',
  };
}
