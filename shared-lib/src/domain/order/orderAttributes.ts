import type { ExtendedAttributes } from '../cart/cart';
import type { Money } from '../money/money';
import { parseMoney } from '../money/parseAmount';
import { readLensesReview } from '../lens/readLensesReview';
import type { LensesReview } from '../lens/lensReview';
import { logFailure } from '../log/logFailure';
import { prescriptionOfLine } from '../prescription/storedPrescription';
import type { PrescriptionValues } from '../prescription/prescription';

/** Extended attributes of an order, typed (ORD-05). */
export interface OrderAttributes {
  readonly languageId: string;
  readonly isRxOrder: boolean;
  readonly isReturnCancelled: boolean;
  readonly returnStatus: string;
  /** `yyyy-MM-dd`, empty without a reminder. */
  readonly reminderDate: string;
  readonly recipient: {
    readonly name: string;
    readonly surname: string;
    readonly telephone: string;
    readonly email: string;
  } | null;
  readonly insurance: {
    readonly claimApplied: boolean;
    readonly insurerName: string;
    readonly totalAdjustment: Money | null;
  } | null;
  /** Where it goes, as the back office addresses it. */
  readonly shipTo: {
    readonly name1: string;
    readonly name2: string;
    readonly town: string;
    readonly street: string;
  } | null;
  readonly storeBrandName: string;
  readonly trackingNumbers: readonly string[];
  readonly invoiceUrls: readonly string[];
  readonly taxes: readonly { readonly name: string; readonly amount: Money }[];
}

/** Extended attributes of a line, typed (ORD-05). */
export interface LineAttributes {
  readonly isRox: boolean;
  readonly isRoxLens: boolean;
  readonly isRoxFrame: boolean;
  readonly rxLensId: string;
  readonly lensesReview: LensesReview | null;
  readonly prescription: PrescriptionValues | null;
  readonly image: string;
  readonly fallbackImage: string;
  readonly trackingNumbers: readonly string[];
  readonly returnStatus: string;
  readonly insurance: {
    readonly adjustment: Money | null;
    readonly covered: Money | null;
    readonly plainDiscount: Money | null;
    readonly copay: Money | null;
  };
}

/** Value of RMAStatus that means the return was cancelled (ORD-05). */
const RETURN_CANCELLED = 'CAN';

function isTrue(value: string | undefined): boolean {
  return /^(true|1|y)$/i.test(value ?? '');
}

/** JSON list, comma or blank separated text; null for JSON that is no list. */
function listIn(value: string | undefined): readonly string[] | null {
  const text = (value ?? '').trim();
  if (text === '') return [];
  if (!/^[[{]/.test(text)) return text.split(/[\s,;|]+/).filter(Boolean);
  try {
    const parsed = JSON.parse(text) as unknown;
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string' && one !== '') : null;
  } catch {
    return null;
  }
}

/** Tracking numbers in any form; what cannot be read is logged and an empty list (ORD-02, ERR-04). */
export function readTrackingNumbers(value: string | undefined): readonly string[] {
  const numbers = listIn(value);
  if (!numbers) logFailure('error parsing tracking numbers');
  return numbers ?? [];
}

/** Addresses of invoices: a list of web addresses in any of the forms of tracking numbers. */
function invoiceUrlsOf(value: string | undefined): readonly string[] {
  return (listIn(value) ?? []).filter((one) => /^(https:\/\/|\/)/.test(one));
}

function taxesOf(value: string | undefined, currency: string): OrderAttributes['taxes'] {
  try {
    const parsed = JSON.parse(value || '[]') as unknown;
    if (!Array.isArray(parsed)) return [];
    return parsed.flatMap((one: unknown) => {
      if (typeof one !== 'object' || one === null) return [];
      const { name, amount } = one as Record<string, unknown>;
      const money = typeof amount === 'string' || typeof amount === 'number' ? parseMoney(amount, currency) : null;
      return money && typeof name === 'string' ? [{ name, amount: money }] : [];
    });
  } catch {
    return [];
  }
}

function nullIfEmpty<Fields extends Readonly<Record<string, string>>>(fields: Fields): Fields | null {
  return Object.values(fields).some(Boolean) ? fields : null;
}

/** Reads an order's extended attributes; unreadable ones read as absent (ORD-05). */
export function orderAttributes(attributes: ExtendedAttributes, currency: string): OrderAttributes {
  const of = (name: string) => attributes[name] ?? '';
  const claimApplied = isTrue(attributes.CLAIM_APPLIED);
  const totalAdjustment = parseMoney(attributes.totalInsuranceAdjustment, currency);
  return {
    languageId: of('LanguageId'),
    isRxOrder: isTrue(attributes.IS_ROX_ORDER),
    isReturnCancelled: of('RMAStatus') === RETURN_CANCELLED,
    returnStatus: of('RMAStatus'),
    reminderDate: of('reminderDate'),
    recipient: nullIfEmpty({
      name: of('recipientName'),
      surname: of('recipientSurname'),
      telephone: of('recipientTelephone'),
      email: of('recipientEmail'),
    }),
    insurance:
      claimApplied || totalAdjustment || of('insurerName')
        ? { claimApplied, insurerName: of('insurerName'), totalAdjustment }
        : null,
    shipTo: nullIfEmpty({
      name1: of('shipToName1'),
      name2: of('shipToName2'),
      town: of('shipToOrt1'),
      street: of('shipToStras'),
    }),
    storeBrandName: of('storeBrandName'),
    trackingNumbers: readTrackingNumbers(attributes.track_number ?? attributes.trackingNumbers),
    invoiceUrls: invoiceUrlsOf(attributes.invoiceUrls ?? attributes.invoiceUrl),
    taxes: taxesOf(attributes.taxes, currency),
  };
}

/** Reads a line's extended attributes; unreadable JSON reads as absent (ORD-05). */
export function lineAttributes(attributes: ExtendedAttributes, currency: string): LineAttributes {
  const of = (name: string) => attributes[name] ?? '';
  return {
    isRox: isTrue(attributes.IsRox),
    isRoxLens: isTrue(attributes.IsRoxLens),
    isRoxFrame: isTrue(attributes.IsRoxFrame),
    rxLensId: of('RxLensId'),
    lensesReview: readLensesReview(attributes.lensesReview),
    prescription: prescriptionOfLine(attributes.x_lens_prescription),
    image: of('rxProductImage'),
    fallbackImage: of('rxFallbackImage'),
    trackingNumbers: readTrackingNumbers(attributes.track_number),
    returnStatus: of('RMAItemStatus'),
    insurance: {
      adjustment: parseMoney(attributes.insuranceAdjustment, currency),
      covered: parseMoney(attributes.insuranceCoveredAmount, currency),
      plainDiscount: parseMoney(attributes.insurancePlainDiscount, currency),
      copay: parseMoney(attributes.insuranceCopay, currency),
    },
  };
}
