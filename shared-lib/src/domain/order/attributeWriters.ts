/** Who writes an extended attribute of an order or a line. */
export type AttributeWriter =
  | 'shopper'
  | 'prescription'
  | 'insurance'
  | 'promotion'
  | 'tax'
  | 'reminder'
  | 'operations';

/**
 * Every extended attribute the shop knows, and the one who writes it (ORD-05). What a shopper writes is kept and shown,
 * and decides nothing. Values of contact lenses come with a new line and are checked and sealed before they are kept.
 */
export const ATTRIBUTE_WRITERS: Readonly<Record<string, AttributeWriter>> = {
  LanguageId: 'shopper',
  IS_ROX_ORDER: 'shopper',
  IsRox: 'shopper',
  IsRoxLens: 'shopper',
  IsRoxFrame: 'shopper',
  RxLensId: 'shopper',
  lensesReview: 'shopper',
  x_lens_prescription: 'shopper',
  contactLensData: 'shopper',
  rxProductImage: 'shopper',
  rxFallbackImage: 'shopper',
  recipientName: 'shopper',
  recipientSurname: 'shopper',
  recipientTelephone: 'shopper',
  recipientEmail: 'shopper',
  reminderDate: 'reminder',
  prescriptionUploaded: 'prescription',
  prescriptionState: 'prescription',
  prescriptionReason: 'prescription',
  prescriptionVersion: 'prescription',
  prescriberRequest: 'prescription',
  prescriberDue: 'prescription',
  rxFileStorageId: 'prescription',
  x_insuranceClaim: 'insurance',
  CLAIM_APPLIED: 'insurance',
  totalInsuranceAdjustment: 'insurance',
  insurerName: 'insurance',
  insuranceAdjustment: 'insurance',
  insuranceCoveredAmount: 'insurance',
  insurancePlainDiscount: 'insurance',
  insuranceCopay: 'insurance',
  giftOf: 'promotion',
  freeGift: 'promotion',
  taxes: 'tax',
  RMAStatus: 'operations',
  RMAItemStatus: 'operations',
  RMAItemPieces: 'operations',
  exchangedFrom: 'operations',
  track_number: 'operations',
  trackingNumbers: 'operations',
  invoiceUrl: 'operations',
  invoiceUrls: 'operations',
  shipToName1: 'operations',
  shipToName2: 'operations',
  shipToOrt1: 'operations',
  shipToStras: 'operations',
  storeBrandName: 'operations',
};

/** Spelling does not make another name: whoever reads loosely must not be told something by a stranger. */
const spelled = (name: string): string => name.trim().toLowerCase();

const WRITER_OF = new Map(Object.entries(ATTRIBUTE_WRITERS).map(([name, writer]) => [spelled(name), writer]));

/** The writer of an attribute; names nobody knows are the shopper's own notes. */
export function attributeWriter(name: string): AttributeWriter {
  return WRITER_OF.get(spelled(name)) ?? 'shopper';
}
