import { useEffect } from 'react';

import { usePrescriptionLenses } from './PrescriptionLensesContext';
import type { SavedReading } from '../../saved/useSavedPrescriptions';

/** A saved prescription that was chosen before the page was loaded again is chosen again, while it counts (RX-04, RX-05). */
export function useSavedAgain(reading: SavedReading): void {
  const { prescriptionLenses, answer } = usePrescriptionLenses();
  const { savedId = '', values = null, prescription = null } = prescriptionLenses ?? {};
  useEffect(() => {
    if (reading.state !== 'ready' || savedId === '' || values !== null || prescription === 'later') return;
    const kept = reading.prescriptions.find(({ prescriptionId, expired }) => prescriptionId === savedId && !expired);
    if (kept) answer({ type: 'typed', values: kept.values, savedId });
  }, [reading, savedId, values, prescription, answer]);
}
