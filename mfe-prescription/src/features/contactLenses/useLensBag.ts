import type { AddToCartOutcome, Fragments, TextKey } from '@sightline/shared-lib/contracts';
import { useServices } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import { lensItems, type LensAnswers } from './lensAnswers';

/** Why the bag did not take them, in words. */
function refusalOf({ reason }: Extract<AddToCartOutcome, { readonly ok: false }>): TextKey {
  return reason?.key === 'RX_LENS_SUPPLY' ? 'Prescription.Lenses.Supply' : 'Prescription.Lenses.AddFailed';
}

/** Puts the lenses of both eyes into the bag as one step; says when that failed, whyever (PDP-04). */
export function useLensBag({ partNumber, choices, name, image, onAdded }: Fragments['prescription.contactLenses']) {
  const { commands, reportFailure } = useServices();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<TextKey | null>(null);

  const add = async (answers: LensAnswers) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      const items = lensItems(answers, choices, partNumber);
      const outcome = await commands.run('cart.add', { items, preview: { name, ...(image ? { image } : {}) } });
      if (outcome.ok) onAdded?.();
      else setFailed(refusalOf(outcome));
    } catch (error) {
      setFailed('Prescription.Lenses.AddFailed');
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, add };
}
