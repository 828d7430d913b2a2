/** Ids of what an owner has; a guest has no card and no organisation, and none of its ids stand there. */
export interface OwnedIds {
  readonly userId: string;
  readonly logonId: string;
  readonly email: string;
  /** The pending cart, its lines and its payments. */
  readonly cartId: string;
  readonly cartItemId: string;
  readonly otherCartItemId: string;
  readonly piId: string;
  readonly otherPiId: string;
  /** A placed order and its line. */
  readonly orderId: string;
  readonly orderItemId: string;
  /** Announced returns of the placed order, one for each call that changes one, and the key of the first one's label. */
  readonly rmaId: string;
  readonly otherRmaId: string;
  readonly securityCheck: string;
  readonly savedItemId: string;
  readonly otherSavedItemId: string;
  /** Another pending order, which is not the cart. */
  readonly pendingId: string;
  readonly pendingItemId: string;
  readonly wishlistId: string;
  readonly wishlistItemId: string;
  readonly addressId: string;
  readonly nickName: string;
  readonly cardId: string;
  readonly rxFileStorageId: string;
  /** One that was saved for next time. */
  readonly prescriptionId: string;
  readonly organizationId: string;
  /** Key of the message to customer service, and its number. */
  readonly requestKey: string;
  readonly messageNumber: string;
  /** What a visit was booked with, where and when, and what opens it. */
  readonly visitRequestKey: string;
  readonly visitBranchId: string;
  readonly visitTime: string;
  readonly visitKey: string;
  readonly practiceIdentifier: string;
  readonly productId: string;
  readonly partNumber: string;
}
