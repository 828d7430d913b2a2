import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import { bagRefusal, type BagRefusal } from './bagRefusal';
import { forgetChoices } from './choiceMemory';
import type { LensAnswers } from './lensAnswers';
import { lensPair } from './lensItems';
import type { LensFacts } from './lensOptions';

interface LensBagOptions {
  readonly partNumber: string;
  readonly onAdded: (pair: { readonly rxLensId: string; readonly groupKey: string }) => void;
  readonly onRefused: (refusal: BagRefusal) => void;
}

/** Puts frame and lenses into the bag in one call; a refusal says what to change (RX-11). */
export function useLensBag({ partNumber, onAdded, onRefused }: LensBagOptions) {
  const { commands, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const [busy, setBusy] = useState(false);
  const add = async (answers: LensAnswers, facts: LensFacts) => {
    const groupKey = crypto.randomUUID();
    const pair = lensPair(partNumber, groupKey, answers, facts);
    if (busy || !pair) return;
    setBusy(true);
    try {
      // The drawer of the bag opens once the pair is in it: until then this screen has the word.
      const outcome = await commands.run('cart.add', { items: pair.items, openSummary: false });
      if (outcome.ok) {
        forgetChoices();
        onAdded({ rxLensId: pair.lens.rxLensId, groupKey });
      } else onRefused(bagRefusal(outcome.reason, { t, tag }));
    } catch (error) {
      reportFailure(error);
      onRefused(bagRefusal(undefined, { t, tag }));
    } finally {
      setBusy(false);
    }
  };
  return { busy, add };
}
