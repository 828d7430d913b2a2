import { useHydrated } from '@sightline/shared-lib/runtime';
import { lazy, Suspense } from 'react';

import { CarePlace } from './CarePlace';
import type { CareRailProps } from './CareRail';

/** With the code of its tiles: a rail without them would be lower for a moment, and what is below would jump. */
const CareRail = lazy(async () => {
  const [file] = await Promise.all([
    import('./CareRail'),
    import('../../catalogue/tiles/Rail').then(({ preloadTiles }) => preloadTiles()),
  ]);
  return { default: file.CareRail };
});

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
