import type { Fragments } from '@sightline/shared-lib/contracts';
import { useServices } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import { lensItems, type LensAnswers } from './lensAnswers';

/** Puts the lenses of both eyes into the bag as one step; says when that failed, whyever (PDP-04). */
export function useLensBag({ partNumber, choices, name, image, onAdded }: Fragments['prescription.contactLenses']) {
  const { commands, reportFailure } = useServices();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const add = async (answers: LensAnswers) => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const items = lensItems(answers, choices, partNumber);
      const outcome = await commands.run('cart.add', { items, preview: { name, ...(image ? { image } : {}) } });
      setFailed(!outcome.ok);
      if (outcome.ok) onAdded?.();
    } catch (error) {
      setFailed(true);
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, add };
}
