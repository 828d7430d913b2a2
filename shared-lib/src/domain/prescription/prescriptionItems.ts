import type { OrderLine } from '../cart/cart';
import { isRxLensesLimitExceeded } from '../cart/cartRules';
import { readContactLens } from '../lens/readContactLens';
import { readLensesReview } from '../lens/readLensesReview';
import { prescriberRequest } from './prescriberRequest';
import type { PrescriptionState, RejectionReason } from './prescriptionReview';

/** What a group of things is for: glasses by the use of their lenses, or contact lenses. */
export const GROUP_KINDS = ['SV', 'RD', 'PR', 'OF', 'glasses', 'contactLenses'] as const;

export type GroupKind = (typeof GROUP_KINDS)[number];

/** A thing that is made to a prescription, as the shopper names it. */
export interface PrescriptionItem {
  /** The line that carries the prescription. */
  readonly orderItemId: string;
  readonly partNumber: string;
  /** Name of the frame, or of the contact lenses. */
  readonly name: string;
  readonly kind: GroupKind;
  readonly state: PrescriptionState;
  readonly reason: RejectionReason | null;
}

type Line = Pick<
  OrderLine,
  'orderItemId' | 'partNumber' | 'name' | 'groupKey' | 'quantity' | 'extendedAttributes' | 'prescription'
>;

function kindOf(lens: Line, frame: Line | undefined): GroupKind {
  const useOf = (line: Line | undefined) => readLensesReview(line?.extendedAttributes.lensesReview)?.type?.code;
  const use = useOf(lens) ?? useOf(frame);
  return GROUP_KINDS.find((kind) => kind === use) ?? 'glasses';
}

/** Whether a line's contact lenses wait for their prescriber (RX-20). */
const asksPrescriber = ({ extendedAttributes }: Line): boolean =>
  prescriberRequest((name) => extendedAttributes[name] ?? '') !== null;

/** The things of an order that are made to a prescription. Contact lenses bring their values with them, and some wait for their prescriber. */
export function prescriptionItems(lines: readonly Line[]): readonly PrescriptionItem[] {
  return lines.flatMap((line): PrescriptionItem[] => {
    const { orderItemId, partNumber, name, groupKey, prescription } = line;
    if (prescription) {
      // Glasses have the name of their frame, which names its lenses.
      const frame = lines.find(
        (other) => groupKey !== '' && other.groupKey === groupKey && Boolean(other.extendedAttributes.RxLensId),
      );
      const shown = { partNumber: frame?.partNumber ?? partNumber, name: frame?.name || name || partNumber };
      const kind = asksPrescriber(line) ? 'contactLenses' : kindOf(line, frame);
      return [{ orderItemId, ...shown, kind, ...prescription }];
    }
    if (!readContactLens(line)) return [];
    return [
      { orderItemId, partNumber, name: name || partNumber, kind: 'contactLenses', state: 'approved', reason: null },
    ];
  });
}

/** Things that wait for the shopper: nothing was given, or what was given came back. */
export function isStillNeeded({ state }: Pick<PrescriptionItem, 'state'>): boolean {
  return state === 'missing' || state === 'rejected';
}

/** More things than one order's prescriptions may be for (CHK-07). */
export function areTooMany(items: readonly PrescriptionItem[]): boolean {
  return isRxLensesLimitExceeded(items.filter(({ kind }) => kind !== 'contactLenses').length);
}
