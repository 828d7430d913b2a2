import type { ShellServices } from '@sightline/shared-lib/contracts';
import { afterPress } from '@sightline/shared-lib/runtime';

/**
 * A bag begun by a native form belongs to a session this browser does not know yet: it becomes the shopper's own. A known shopper is read
 * afresh; an unknown one becomes a guest at the first interaction, so that robots never do (AUTH-01).
 * @param nativeToken the plain token of the session that the document was answered for
 */
export function greetShopper(
  { identity, reportFailure }: Pick<ShellServices, 'identity' | 'reportFailure'>,
  nativeToken?: string,
): void {
  if (identity.state.userId) {
    identity.refresh().catch(reportFailure);
    return;
  }
  if (nativeToken) {
    const [userId = ''] = nativeToken.split('%2C');
    // It reads the shopper as well.
    identity.adopt({ userId, WCToken: nativeToken, personalizationID: '' }).catch(reportFailure);
    return;
  }
  afterPress(() => void identity.ensureIdentity().catch(reportFailure));
}
