/** Names that no page, route or command reaches yet. */
export interface ParkedNames {
  readonly row: string;
  readonly names: readonly string[];
}

/** Calls of the specification that no screen of this shop needs: API-02 wants a typed function of each, and that is all. */
export const SPECIFIED: readonly string[] = [
  'addPrescription',
  'changePrescription',
  'createCart',
  'deleteCart',
  'downloadContactLensFile',
  'listPromotionCodes',
  'readCommerceContent',
  'readContact',
  'readContract',
  'readLensesData',
  'readPurchaseOrder',
  'readStoresByBrand',
  'saveContactLensDetails',
  'uploadRxFile',
  'uploadRxFileForLines',
];

/** Kept for the row of the ledger that will use them: the list ends empty. */
export const PARKED: readonly ParkedNames[] = [];
