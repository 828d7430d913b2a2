import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import type { AddedPair } from './addPair';
import type { BagRefusal } from './bagRefusal';
import type { LensAnswers } from './lensAnswers';
import type { LensFacts } from './lensFacts';

interface LensBagOptions {
  readonly partNumber: string;
  readonly onAdded: (pair: AddedPair) => void;
  readonly onRefused: (refusal: BagRefusal) => void;
}

/** What puts a pair into the bag comes with the form of the prescription: nothing can be bought before that. */
export const loadAddPair = () => import('./addPair');

/** Puts frame and lenses into the bag; a refusal says what to change (RX-11). */
export function useLensBag({ partNumber, onAdded, onRefused }: LensBagOptions) {
  const services = useServices();
  const { t, tag } = useTranslation();
  const [busy, setBusy] = useState(false);
  const add = async (answers: LensAnswers, facts: LensFacts) => {
    if (busy) return;
    setBusy(true);
    try {
      const { addPair } = await loadAddPair();
      const outcome = await addPair(services, { partNumber, answers, facts }, { t, tag });
      if (!outcome) return;
      if ('added' in outcome) onAdded(outcome.added);
      else onRefused(outcome.refusal);
    } finally {
      setBusy(false);
    }
  };
  return { busy, add };
}
