import { prescriptionAttributes, type PrescriptionState } from '@sightline/shared-lib/domain/prescription';

import { nextNumber, type Trx } from '../../kernel';
import { exampleLensValues } from '../../seed/exampleLensValues';
import {
  type ExtendedAttribute,
  type LensValuesPort,
  lineAddress,
  opticalRoleOf,
  type OrderLine,
  type PostalAddress,
  requireStore,
  type SkuFacts,
} from '../order';

/** Part number of the lens that demo glasses are made with. */
export const demoLens = 'SRV-SV';

/** Key of the one pair of an order that is made to a prescription. */
const PAIR = 'pair-1';

interface DemoDraft {
  readonly orderId: string;
  readonly storeId: string;
  readonly home: PostalAddress | undefined;
  /** The lens that the first article is made with. */
  readonly rx: SkuFacts | undefined;
  /** Where its prescription stands. */
  readonly prescription: PrescriptionState;
  readonly isSent: boolean;
  readonly placedAt: Date;
  readonly updatedAt: Date;
}

const text = (attributeName: string, attributeValue: string): ExtendedAttribute => ({
  attributeName,
  attributeType: 'STRING',
  attributeValue,
});

/** Lines of a demo order, whole as a shopper's: lenses in the group of their frame, contact lenses with the values of an eye. */
export async function demoLines(
  trx: Trx,
  draft: DemoDraft,
  skus: readonly SkuFacts[],
  lensValues: Pick<LensValuesPort, 'sealed' | 'paired'>,
): Promise<OrderLine[]> {
  const tracked = (index: number) => (draft.isSent ? [text('track_number', `SL${draft.orderId}${index}`)] : []);
  const lines: OrderLine[] = [];
  for (const [index, sku] of skus.entries()) {
    // Of two lines of lenses the second is for the other eye.
    const eye = index % 2 === 0 ? 'right' : 'left';
    const values = sku.productType === 'contact-lenses' ? [exampleLensValues(sku.attributes, eye)] : [];
    const isPair = draft.rx !== undefined && index === 0;
    const attributes = lensValues.sealed(
      [...values, ...(isPair ? [text('RxLensId', 'L-1')] : []), ...tracked(index)],
      sku,
    );
    lines.push(await demoLine(trx, draft, sku, attributes, isPair ? PAIR : ''));
  }
  const { rx, prescription } = draft;
  if (!rx) return lines;
  const given = Object.entries(prescriptionAttributes(prescription, prescription === 'rejected' ? 'unreadable' : null));
  const attributes = [
    text('IsRoxLens', 'true'),
    ...given.flatMap(([name, value]) => (value === '' ? [] : text(name, value))),
  ];
  const pair = [...lines, await demoLine(trx, draft, rx, attributes, PAIR)];
  // The words of the lenses come from where a shopper's line gets them.
  return lensValues.paired(pair, new Map([...skus, rx].map((sku) => [sku.partNumber, sku])));
}

async function demoLine(
  trx: Trx,
  draft: DemoDraft,
  sku: SkuFacts,
  attributes: readonly ExtendedAttribute[],
  groupKey: string,
): Promise<OrderLine> {
  return {
    orderItemId: await nextNumber(trx, 'orderItem'),
    productId: sku.productId,
    partNumber: sku.partNumber,
    name: sku.name,
    productType: sku.productType,
    opticalRole: opticalRoleOf(sku),
    weightGrams: sku.weightGrams,
    quantity: /contact/.test(sku.productType) ? 2 : 1,
    unitMinor: sku.offerMinor,
    contractId: requireStore(draft.storeId).contractId,
    shipModeId: '14501',
    address: draft.home ? lineAddress(draft.home) : null,
    pickUp: null,
    shippingMinor: 0,
    salesTaxMinor: 0,
    shippingTaxMinor: 0,
    adjustments: [],
    attributes,
    groupKey,
    field2: '',
    inventoryStatus: 'Allocated',
    createdAt: draft.placedAt,
    updatedAt: draft.updatedAt,
  };
}
