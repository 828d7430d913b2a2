import type { CartEntry } from '@sightline/shared-lib/domain/cart';
import type { Translate } from '@sightline/shared-lib/contracts';
import type { Order, OrderEvent } from '@sightline/shared-lib/domain/order';
import type { PrescriptionState } from '@sightline/shared-lib/domain/prescription';

import { shownDay } from '../../account/words/shownDay';
import type { StatusTone } from './statusWords';

/** What brought the prescription of an order to where it stands. */
const SINCE: Readonly<Record<Exclude<PrescriptionState, 'missing'>, OrderEvent>> = {
  waiting: 'prescriptionReceived',
  approved: 'prescriptionApproved',
  rejected: 'prescriptionRejected',
};

/** As the list of orders colours what they say of the whole. */
const TONES: Readonly<Partial<Record<PrescriptionState, StatusTone>>> = { missing: 'warn', rejected: 'bad' };

/** Where the prescription of a thing with lenses stands; empty for what needs none. */
function stateOf({ line, rx }: CartEntry): PrescriptionState | '' {
  return [line, ...(rx?.roxableServices ?? [])].find((one) => one.prescription)?.prescription?.state ?? '';
}

/** The state of a pair's prescription in words and its tone, with its day where only one pair can be meant by it; null for what needs none (ORD-05, RX-07). */
export function lensStateOf(
  entry: CartEntry,
  entries: readonly CartEntry[],
  order: Order,
  t: Translate,
  tag: string,
): { readonly words: string; readonly tone: StatusTone | undefined } | null {
  const state = stateOf(entry);
  if (state === '') return null;
  const tone = TONES[state];
  if (state === 'missing') return { tone, words: t('Orders.LensState.missing') };
  const isAlone = entries.filter((one) => stateOf(one) !== '').length === 1;
  const since = isAlone ? order.timeline.find(({ event }) => event === SINCE[state]) : undefined;
  const words = since
    ? t(`Orders.LensState.${state}.On`, { date: shownDay(since.at, tag) })
    : t(`Orders.LensState.${state}`);
  return { tone, words };
}
