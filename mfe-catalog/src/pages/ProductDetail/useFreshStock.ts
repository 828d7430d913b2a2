import type { Translate } from '@sightline/shared-lib/contracts';
import { afterSign, useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Fresh, Refused } from './freshView';
import type { ProductView } from './productView';

/** Reads it; with a choice that the bag refused, and its answer. */
export type ReadFresh = (refused?: string, answer?: Refused) => Promise<boolean>;

/** Whoever loads a page again asks what is true now. */
const isReload = () =>
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload';

/** Stock is read once somebody is there, and again after the bag was refused (PDP-05); answers whether that tells why. */
export function useFreshStock(given: ProductView, t: Translate): [ProductView, ReadFresh, isThere: boolean] {
  const services = useServices();
  const [fresh, setFresh] = useState<Fresh>();
  const read: ReadFresh = (...refused) =>
    import('./freshStock').then((file) => file.freshStock(given, services, t, setFresh, ...refused));
  const look = useEffectEvent(() => {
    setFresh((known) => known ?? given);
    read().catch(Boolean);
  });
  useEffect(() => (isReload() ? look() : afterSign(() => look())), []);
  return [fresh?.of === given ? fresh : given, read, !!fresh];
}
