import type { Order } from '@sightline/shared-lib/domain/order';
import {
  isStillNeeded,
  prescriberRequest,
  prescriptionItems,
  type PrescriptionItem,
} from '@sightline/shared-lib/domain/prescription';

/** Things whose lenses wait for the shopper: nothing was given, or it came back (CHK-06, RX-07). */
export function waitingGlasses(order: Order): readonly PrescriptionItem[] {
  return prescriptionItems(order.lines).filter(isStillNeeded);
}

/** What is still to happen before contact lenses of an order may be sent, in order (RX-20). */
export type PrescriberStep = 'NamePrescriber' | 'AskPrescriber' | 'AnswerPrescriber' | 'Read';

/** The steps of the prescriber that an order still has before it; none where nobody is asked, or all was answered. */
export function prescriberSteps({ lines }: Order): readonly PrescriberStep[] {
  const open = lines.flatMap(({ extendedAttributes, prescription }) => {
    const request = prescriberRequest((name) => extendedAttributes[name] ?? '');
    return request && prescription && prescription.state !== 'approved' ? [{ request, prescription }] : [];
  });
  if (open.some(({ prescription }) => isStillNeeded(prescription)))
    return ['NamePrescriber', 'AskPrescriber', 'AnswerPrescriber'];
  if (open.some(({ request }) => request.state === 'named')) return ['AskPrescriber', 'AnswerPrescriber'];
  if (open.some(({ request }) => request.state === 'asked')) return ['AnswerPrescriber'];
  // Nobody was named, and nothing is missing: the prescription was uploaded.
  return open.length > 0 ? ['Read'] : [];
}
