import type { KeptPrescription } from '@sightline/shared-lib/api/prescription';
import { useServices, useUser } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

export type SavedReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly prescriptions: readonly KeptPrescription[] };

const NONE: SavedReading = { state: 'ready', prescriptions: [] };

/** Prescriptions of the account, read when they are asked for; a visitor without one has none (RX-04). */
export function useSavedPrescriptions() {
  const { client, reportFailure } = useServices();
  const isSignedIn = useUser()?.userLoggedIn ?? false;
  const [turn, setTurn] = useState(0);
  const [reading, setReading] = useState<SavedReading>({ state: 'loading' });
  const read = useEffectEvent(async (settle: (reading: SavedReading) => void) => {
    try {
      const { listSavedPrescriptions } = await import('../lateCalls');
      const { prescriptions } = await listSavedPrescriptions(client, { skipErrorMessage: true });
      settle({ state: 'ready', prescriptions });
    } catch (error) {
      reportFailure(error);
      settle({ state: 'failed' });
    }
  });
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let current = true;
    void read((found) => {
      if (current) setReading(found);
    });
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- every turn reads again
  }, [isSignedIn, turn]);
  return useMemo(
    () => ({ reading: isSignedIn ? reading : NONE, isSignedIn, again: () => setTurn((before) => before + 1) }),
    [reading, isSignedIn],
  );
}
