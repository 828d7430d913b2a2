import { useHydrated } from '@sightline/shared-lib/runtime';
import { lazy, Suspense } from 'react';

import { CarePlace } from './CarePlace';
import type { CareRailProps } from './CareRail';

const CareRail = lazy(() => import('./CareRail').then((file) => ({ default: file.CareRail })));

/** What contact lenses are cleaned and kept with (PDP-07), read when the part is hydrated; the way to all of it is there before. */
export function LensCare({ partNumber }: CareRailProps) {
  const hydrated = useHydrated();
  const place = <CarePlace reading />;
  return hydrated ? (
    <Suspense fallback={place}>
      <CareRail partNumber={partNumber} />
    </Suspense>
  ) : (
    place
  );
}
