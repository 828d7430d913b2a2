import { BAG_MARK } from '@sightline/shared-lib/contracts';
import type { ShellServices, UserState } from '@sightline/shared-lib/contracts';

import { STORED } from './drafts';

/** The shop's server put something into a bag: a form was sent without script, or a trusted page filled it. */
const isFilledByServer = () => document.cookie.split('; ').some((one) => one.startsWith(`${BAG_MARK}=`));

/** Neither a tab nor the server has put anything into a bag in this browser. */
const isUntouched = ({ storage }: ShellServices) => !storage.get(STORED.filled) && !isFilledByServer();

/**
 * A guest certainly has no bag, and nobody need be asked for one, when it came into being in this very document or was found without one
 * before, and nothing was put in since.
 */
export function hasCertainlyNoCart(services: ShellServices, { isGuest, userId, lastTokenUpdate }: UserState): boolean {
  if (!isGuest || !isUntouched(services)) return false;
  return lastTokenUpdate >= performance.timeOrigin || services.storage.get(STORED.cartless) === userId;
}

/** The same of a visitor whom nobody knows yet: such a bag's page does without the store and all that reads the platform. */
export function isCertainlyEmpty(services: ShellServices, user: UserState): boolean {
  return user.userId ? hasCertainlyNoCart(services, user) : isUntouched(services);
}
