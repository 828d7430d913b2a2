import type { Fragments } from '@sightline/shared-lib/contracts';

import { PickupList } from '../features/chooser/PickupList';

/** The list of branches inside checkout's delivery step. */
export function PickupChooser(props: Fragments['stores.pickupChooser']) {
  return <PickupList {...props} />;
}
