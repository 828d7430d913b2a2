/** Names that no page, route or command reaches yet, kept for the row of the ledger that will use them. The list ends empty. */
export interface ParkedNames {
  readonly row: string;
  readonly names: readonly string[];
}

export const PARKED: readonly ParkedNames[] = [
  { row: 'CMS-02', names: ['previewComponent'] },
  { row: 'CMS-05', names: ['readCommerceContent'] },
  { row: 'CAT-10', names: ['readProductInfo', 'PRODUCT_TYPE_LABELS'] },
  { row: 'STOR-02', names: ['isCanadianDefaultKey', 'normaliseTime', 'readStoresByBrand'] },
  { row: 'AUTH-01', names: ['endGuest'] },
  {
    row: 'AUTH-12',
    names: ['readContract', 'registerBuyer'],
  },
  { row: 'ACC-02', names: ['readContact'] },
  { row: 'ACC-03', names: ['saveFiscalCode'] },
  { row: 'CART-01', names: ['createCart', 'copyOrder', 'deleteCart', 'split'] },
  { row: 'CART-06', names: ['listPromotionCodes'] },
  { row: 'CHK-01', names: ['readPurchaseOrder'] },
  { row: 'CHK-03', names: ['readShipCharges', 'readUsableShippingInfo'] },
  {
    row: 'REM-01',
    names: ['createReminder', 'deleteReminder', 'readNextReminder', 'readReminder', 'updateReminder'],
  },
  {
    row: 'RX-02',
    names: ['isPrescriptionPresent', 'normalisePower', 'valuesOf'],
  },
  {
    row: 'RX-06',
    names: [
      'addPrescription',
      'changePrescription',
      'downloadContactLensFile',
      'listLinePrescriptions',
      'saveContactLensDetails',
      'uploadRxFile',
      'uploadRxFileForLines',
    ],
  },
  { row: 'RX-10', names: ['readLensesData'] },
];
