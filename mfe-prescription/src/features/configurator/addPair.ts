import type { ShellServices } from '@sightline/shared-lib/contracts';

import type { Speech } from '../../saved/prescriptionWords';
import { bagRefusal, type BagRefusal } from './bagRefusal';
import { forgetChoices } from './choiceMemory';
import type { LensAnswers } from './lensAnswers';
import { lensPair } from './lensItems';
import type { LensFacts } from './lensFacts';
import { forgetDraft } from './typedDraft';

/** The pair that is in the bag. */
export interface AddedPair {
  readonly rxLensId: string;
  readonly groupKey: string;
}

interface Chosen {
  readonly partNumber: string;
  readonly answers: LensAnswers;
  readonly facts: LensFacts;
}

/** Puts frame and lenses into the bag in one call; null while the lens is not chosen (RX-11). */
export async function addPair(
  { commands, reportFailure }: Pick<ShellServices, 'commands' | 'reportFailure'>,
  { partNumber, answers, facts }: Chosen,
  speech: Speech,
): Promise<{ readonly added: AddedPair } | { readonly refusal: BagRefusal } | null> {
  const groupKey = crypto.randomUUID();
  const pair = lensPair(partNumber, groupKey, answers, facts);
  if (!pair) return null;
  try {
    // The drawer of the bag opens once the pair is in it: until then the configurator has the word.
    const outcome = await commands.run('cart.add', { items: pair.items, openSummary: false });
    if (!outcome.ok) return { refusal: bagRefusal(outcome.reason, speech) };
    forgetChoices();
    forgetDraft();
    return { added: { rxLensId: pair.lens.rxLensId, groupKey } };
  } catch (error) {
    reportFailure(error);
    return { refusal: bagRefusal(undefined, speech) };
  }
}
