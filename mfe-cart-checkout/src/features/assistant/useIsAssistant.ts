import { useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';

import { cartApi } from '../../state/api';

/** Whether who is signed in helps the shoppers of a store; guests are not asked about. */
export function useIsAssistant(): boolean {
  const user = useUser();
  const userId = user?.userId ?? '';
  const skip = !user?.userLoggedIn;
  const { reading } = useReading(cartApi.endpoints.isAssistant, { userId }, { quiet: true, skip });
  return reading.state === 'ready' && reading.value;
}
