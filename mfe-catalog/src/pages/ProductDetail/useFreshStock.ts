import { afterSign, useServices } from '@sightline/shared-lib/runtime';
import { useCallback, useEffect, useState } from 'react';

import type { Choice, ProductView } from './productView';

/** A page with the stock of now, read once somebody is there, and again after the bag was refused for want of it (PDP-05). */
export function useFreshStock(given: ProductView) {
  const services = useServices();
  const [fresh, setFresh] =
    useState<readonly [of: ProductView, choices: readonly Choice[], refused: string | undefined]>();
  /** Whether stock could be read. */
  const read = useCallback(
    (refused?: string): Promise<boolean> =>
      import('./freshStock')
        .then((file) => file.freshStock(given, services))
        .then((choices) => {
          setFresh([given, choices, refused]);
          return true;
        })
        .catch(() => false),
    [given, services],
  );
  useEffect(() => afterSign(() => void read()), [read]);
  const [of, choices, refused] = fresh ?? [];
  return of === given && choices ? { view: { ...given, choices }, refused, read } : { view: given, read };
}
