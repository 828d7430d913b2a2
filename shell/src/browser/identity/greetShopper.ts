import type { ShellServices } from '@sightline/shared-lib/contracts';
import { afterPress } from '@sightline/shared-lib/runtime';

/** A known shopper is read afresh; an unknown one becomes a guest at the first interaction, so that robots never do (AUTH-01). */
export function greetShopper({ identity, reportFailure }: Pick<ShellServices, 'identity' | 'reportFailure'>): void {
  if (identity.state.userId) {
    identity.refresh().catch(reportFailure);
    return;
  }
  afterPress(() => void identity.ensureIdentity().catch(reportFailure));
}
