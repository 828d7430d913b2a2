import type { TextKey } from '@sightline/shared-lib/contracts';
import {
  isPrescriptionRejected,
  isWithOptician,
  needsPrescription,
  orderProgressOf,
  type Order,
  type OrderProgress,
} from '@sightline/shared-lib/domain/order';
import { isComingBack, isReturnedWhole } from '../../account/reading/returnFacts';
import { keyPart } from '../../account/words/keyPart';

/** Colour of the dot and word of a status; words always say it too. */
export type StatusTone = 'warn' | 'good' | 'bad' | 'plain' | 'quiet';

const TONES: Readonly<Record<OrderProgress, StatusTone>> = {
  created: 'plain',
  'pending-prescription': 'warn',
  'in-progress': 'plain',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'quiet',
  error: 'bad',
  unknown: 'quiet',
};

interface StatusWords {
  readonly tone: StatusTone;
  readonly key: TextKey;
}

/** Where an order stands whose contact lenses wait for their prescriber alone (RX-20). */
function prescriberWords(letter: string): StatusWords | null {
  if (isPrescriptionRejected(letter)) return { tone: 'bad', key: 'Orders.Status.Prescriber-refused' };
  if (isWithOptician(letter)) return { tone: 'plain', key: 'Orders.Status.Prescriber-asked' };
  return needsPrescription(letter) ? { tone: 'warn', key: 'Orders.Status.Prescriber-needed' } : null;
}

/** Tone and key of the words for a status letter (ORD-01). */
export function statusWords(letter: string, asksPrescriber: boolean): StatusWords {
  const asked = asksPrescriber ? prescriberWords(letter) : null;
  if (asked) return asked;
  const progress = orderProgressOf(letter);
  if (isPrescriptionRejected(letter)) return { tone: 'bad', key: 'Orders.Status.Prescription-rejected' };
  if (isWithOptician(letter)) return { tone: 'plain', key: 'Orders.Status.Prescription-read' };
  return { tone: TONES[progress], key: `Orders.Status.${keyPart(progress)}` };
}

/** What an order's page is about, as its title says it: of one that goes back as a whole, the return. */
export function orderTitle(order: Pick<Order, 'orderStatus' | 'returnOffer' | 'lines'>): TextKey {
  const { orderStatus: letter } = order;
  if (isReturnedWhole(order))
    return order.lines.some(isComingBack) ? 'Orders.Title.Returning' : 'Orders.Title.Returned';
  if (isPrescriptionRejected(letter)) return 'Orders.Title.Prescription-rejected';
  if (isWithOptician(letter)) return 'Orders.Title.Prescription-read';
  return `Orders.Title.${keyPart(orderProgressOf(letter))}`;
}
