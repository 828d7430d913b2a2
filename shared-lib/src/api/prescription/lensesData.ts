import * as v from 'valibot';

import type { Money } from '../../domain/money/money';
import { moneyOrZero } from '../../domain/money/parseAmount';
import { fromStoredPrescription } from '../../domain/prescription/storedPrescription';
import type { LensesReview } from '../../domain/lens/lensReview';
import { readLensesReview } from '../../domain/lens/readLensesReview';
import type { PrescriptionValues } from '../../domain/prescription/prescription';
import { amount, id, list, text } from '../wire/wire';

/** A service line that belongs to a lens, e.g. a treatment (RX-10). */
export interface RoxableService {
  readonly partNumber: string;
  readonly description: string;
  readonly price: Money;
}

/** A configured pair of prescription lenses (RX-10, RX-11). */
export interface LensesData {
  readonly rxLensId: string;
  readonly rxType: string;
  readonly rxPrice: Money;
  readonly rxDiscountedPrice: Money;
  readonly lensesReview: LensesReview | null;
  readonly roxableServices: readonly RoxableService[];
  readonly prescription: PrescriptionValues | null;
}

/** How a configured lens lies on the wire (contract 30). */
export const lensSchema = v.object({
  RxLensId: id,
  rxType: text,
  rxPrice: amount,
  rxDiscountedPrice: amount,
  currency: text,
  lensesReview: v.optional(v.unknown()),
  roxableServices: list(v.object({ partNumber: id, description: text, price: amount })),
  x_lens_prescription: v.optional(v.unknown()),
});

export function toLensesData(record: v.InferOutput<typeof lensSchema>): LensesData {
  const currency = record.currency || 'USD';
  const price = moneyOrZero(record.rxPrice, currency);
  return {
    rxLensId: record.RxLensId,
    rxType: record.rxType,
    rxPrice: price,
    rxDiscountedPrice: record.rxDiscountedPrice === null ? price : moneyOrZero(record.rxDiscountedPrice, currency),
    lensesReview: readLensesReview(record.lensesReview),
    roxableServices: record.roxableServices.map((one) => ({ ...one, price: moneyOrZero(one.price, currency) })),
    prescription: fromStoredPrescription(record.x_lens_prescription),
  };
}
