import type { PlatformFailure, ShellServices } from '@sightline/shared-lib/contracts';
import { createTranslator } from '@sightline/shared-lib/runtime';

import { loadMessages } from '../loadMessages';
import { lineProblem } from '../parts/lineProblem';

/** Why nothing was added, in the shopper's language; its strings come only now. */
export async function reasonOf(
  failure: PlatformFailure | null,
  { language, reportFailure }: ShellServices,
): Promise<string> {
  try {
    return createTranslator(language, 'cart.add', await loadMessages(language))(lineProblem(failure));
  } catch (error) {
    reportFailure(error);
    return '';
  }
}
