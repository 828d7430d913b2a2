import { PAGE_SIZES } from '@sightline/shared-lib/domain/listing';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import { openedLater } from '../../loading/openedLater';
import type { ViewedRailProps } from './ViewedRail';
import { recentlyViewed, rememberViewed } from './viewedProducts';

const ViewedRail = openedLater<ViewedRailProps>(() =>
  import('./ViewedRail').then((file) => ({ default: file.ViewedRail })),
);

const NONE: readonly string[] = [];

/** Products of other pages seen on this device, newest first (PDP-07); whoever comes for the first time loads nothing for it. */
export function RecentlyViewed({ partNumber }: { readonly partNumber: string }) {
  const { consent, storage } = useServices();
  const [viewed, setViewed] = useState(NONE);
  useEffect(() => {
    // What was looked at is remembered only with the shopper's consent.
    if (!consent.allows('preferences')) {
      setViewed(NONE);
      return;
    }
    const before = recentlyViewed(storage).filter((one) => one !== partNumber);
    rememberViewed(storage, partNumber);
    setViewed(before.slice(0, PAGE_SIZES.rail));
  }, [consent, storage, partNumber]);
  if (viewed.length === 0) return null;
  return <ViewedRail partNumbers={viewed} />;
}
