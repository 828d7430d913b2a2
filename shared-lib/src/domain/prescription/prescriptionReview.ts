import { isEditable, isPrescriptionRejected } from '../order/orderStatus';

/** Where the prescription of a line stands: nobody gave one, an optician reads it, it is good, it was sent back. */
export const PRESCRIPTION_STATES = ['missing', 'waiting', 'approved', 'rejected'] as const;

export type PrescriptionState = (typeof PRESCRIPTION_STATES)[number];

/** What happens to it: the shopper gives one, an optician decides. */
export type PrescriptionEvent = 'give' | 'approve' | 'reject';

/** Every transition there is; null cannot happen. What happened already may happen again and changes nothing. */
const AFTER: Readonly<Record<PrescriptionState, Readonly<Record<PrescriptionEvent, PrescriptionState | null>>>> = {
  missing: { give: 'waiting', approve: null, reject: null },
  waiting: { give: 'waiting', approve: 'approved', reject: 'rejected' },
  // What is changed after it was found good is read again.
  approved: { give: 'waiting', approve: 'approved', reject: 'rejected' },
  rejected: { give: 'waiting', approve: null, reject: 'rejected' },
};

export function prescriptionStateAfter(state: PrescriptionState, event: PrescriptionEvent): PrescriptionState | null {
  return AFTER[state][event];
}

/** Whether an order may still be held or released by its prescriptions: while it can be edited, and after one was sent back. */
export function isOpenForPrescriptions(letter: string): boolean {
  return isEditable(letter) || isPrescriptionRejected(letter);
}

/** The status an order gets by the prescriptions of its lenses; one without lenses stays as it is (ORD-01, RX-07). */
export function statusByPrescriptions<Letter extends string>(
  letter: Letter,
  states: readonly PrescriptionState[],
): Letter | 'N' | 'E' | 'W' | 'R' {
  if (states.length === 0 || !isOpenForPrescriptions(letter)) return letter;
  if (states.includes('rejected')) return 'N';
  if (states.includes('missing')) return 'E';
  return states.includes('waiting') ? 'W' : 'R';
}

/** Why an optician sends a prescription back. A closed list: a note of one's own could tell of somebody's eyes. */
export const REJECTION_REASONS = [
  'unreadable',
  'incomplete',
  'expired',
  'other-person',
  'cannot-be-made',
  'not-confirmed',
] as const;

export type RejectionReason = (typeof REJECTION_REASONS)[number];

export function isRejectionReason(text: string): text is RejectionReason {
  return REJECTION_REASONS.some((reason) => reason === text);
}

/** The prescription of one line of an order, as the platform tells it. */
export interface LinePrescription {
  readonly state: PrescriptionState;
  /** Why it was sent back; null for any other state. */
  readonly reason: RejectionReason | null;
}

const UPLOADED = 'prescriptionUploaded';
const STATE = 'prescriptionState';
const REASON = 'prescriptionReason';
/** Attribute of a line by which one prescription differs from the next; it tells nothing of either. */
export const PRESCRIPTION_VERSION = 'prescriptionVersion';

/** Reads where a line's prescription stands from its attributes, which the prescription service alone writes (PLAT-06). */
export function linePrescription(attributeOf: (name: string) => string): LinePrescription {
  const kept = attributeOf(STATE);
  if (kept === 'rejected') {
    const reason = attributeOf(REASON);
    return { state: 'rejected', reason: isRejectionReason(reason) ? reason : null };
  }
  if (attributeOf(UPLOADED) !== 'true') return { state: 'missing', reason: null };
  return { state: kept === 'approved' ? 'approved' : 'waiting', reason: null };
}

/** What is written on a line for a state; empty values take attributes away. A rejected prescription is none. */
export function prescriptionAttributes(
  state: PrescriptionState,
  reason: RejectionReason | null = null,
): Readonly<Record<string, string>> {
  return {
    [UPLOADED]: state === 'waiting' || state === 'approved' ? 'true' : '',
    [STATE]: state === 'approved' || state === 'rejected' ? state : '',
    [REASON]: (state === 'rejected' && reason) || '',
  };
}
