import { type Adjustment, type ExtendedAttribute, type InsuranceClaim, type OrderLine, withAttributes } from '../order';

/** Code of the adjustments that an insurer pays. */
export const insuranceCode = 'INSURANCE';

/** Attributes of an order that tell what its claim paid. */
const orderAttributes = ['CLAIM_APPLIED', 'totalInsuranceAdjustment', 'insurerName'] as const;

/** Product types a vision plan pays for. */
const insuredTypes: ReadonlySet<string> = new Set([
  'optical',
  'frames',
  'eyeglasses',
  'sun',
  'contact-lenses',
  'lenses',
]);

const text = (attributeName: string, attributeValueText: string): ExtendedAttribute => ({
  attributeName,
  attributeType: 'STRING',
  attributeValue: attributeValueText,
});
const amount = (minor: number): string => (minor / 100).toFixed(2);

interface Insured {
  readonly lines: readonly OrderLine[];
  readonly attributes: readonly ExtendedAttribute[];
}

/**
 * Takes what the insurer pays off the lines it insures, in their order, after all discounts and a copay a line, until the allowance is used up.
 * Taxes stay as they are: the insurer pays for the shopper, it does not make the goods cheaper. Amounts are told as attributes (INS-02).
 */
export function insured(
  lines: readonly OrderLine[],
  attributes: readonly ExtendedAttribute[],
  claim: InsuranceClaim | null,
): Insured {
  let left = claim?.allowanceMinor ?? 0;
  const after = lines.map((line): OrderLine => {
    const adjustments = line.adjustments.filter(({ code }) => code !== insuranceCode);
    const discount = adjustments.reduce(
      (total, entry) => (entry.usageId === '-7' ? total : total + entry.amountMinor),
      0,
    );
    const price = line.unitMinor * line.quantity + discount;
    const isInsured = claim !== null && insuredTypes.has(line.productType) && line.giftOf === undefined && price > 0;
    const copay = isInsured ? Math.min(price, claim.copayMinor) : 0;
    const covered = isInsured ? Math.min(left, price - copay) : 0;
    left -= covered;
    const told = covered > 0;
    return {
      ...line,
      adjustments: told ? [...adjustments, paidBy(claim?.insurerName ?? '', covered)] : adjustments,
      attributes: withAttributes(line.attributes, [
        text('insuranceAdjustment', told ? amount(-covered) : ''),
        text('insuranceCoveredAmount', told ? amount(covered) : ''),
        text('insurancePlainDiscount', told ? amount(discount) : ''),
        text('insuranceCopay', told ? amount(price - covered) : ''),
      ]),
    };
  });
  if (!claim)
    return {
      lines: after,
      attributes: withAttributes(
        attributes,
        orderAttributes.map((name) => text(name, '')),
      ),
    };
  const total = claim.allowanceMinor - left;
  return {
    lines: after,
    attributes: withAttributes(attributes, [
      text('CLAIM_APPLIED', String(total > 0)),
      text('totalInsuranceAdjustment', amount(-total)),
      text('insurerName', claim.insurerName),
    ]),
  };
}

function paidBy(insurerName: string, coveredMinor: number): Adjustment {
  return {
    code: insuranceCode,
    amountMinor: -coveredMinor,
    displayLevel: 'Order',
    usage: 'Discount',
    usageId: '-1',
    description: insurerName,
  };
}
