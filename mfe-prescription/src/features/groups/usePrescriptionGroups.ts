import {
  askedItems,
  prescriptionGroups,
  prescriptionGroupsAfter,
  prescriptionItems,
  type PrescriptionFlow,
} from '@sightline/shared-lib/domain/prescription';
import type { Order } from '@sightline/shared-lib/domain/order';
import { useReducer, useState } from 'react';

/** The prescriptions of an order while they are given, one thing or one group at a time (RX-01). */
export function usePrescriptionGroups(order: Order) {
  const [groups, happened] = useReducer(prescriptionGroupsAfter, order.lines, (lines) =>
    prescriptionGroups(prescriptionItems(lines)),
  );
  /** What was given since it was asked for: a photo of the other side goes to the same things. */
  const [given, setGiven] = useState<readonly string[] | null>(null);
  const asked = askedItems(groups).map(({ orderItemId }) => orderItemId);
  const target = given ?? asked;
  const [hasMoved, setHasMoved] = useState(false);
  const goOn = (event: Parameters<typeof happened>[0]) => {
    setGiven(null);
    setHasMoved(true);
    happened(event);
  };
  return {
    groups,
    /** Lines that the next prescription is attached to. */
    target,
    isGiven: given !== null,
    /** Another thing is asked for than at first. */
    hasMoved,
    choose: (orderItemId: string) => goOn({ type: 'itemChosen', orderItemId }),
    setSame: (isSame: boolean) => happened({ type: 'sameForAllChosen', isSame }),
    skip: () => goOn({ type: 'skipped' }),
    next: () => goOn({ type: 'wentOn' }),
    /** Values are complete as they are; after a photo another one may follow. */
    attached(flow: PrescriptionFlow) {
      happened({ type: 'given', orderItemIds: target });
      if (flow === 'UPLOAD') setGiven(target);
      else goOn({ type: 'wentOn' });
    },
  };
}
