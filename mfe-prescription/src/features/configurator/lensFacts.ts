import type { LensList } from '@sightline/shared-lib/api/prescription';
import type { LensFrame } from '@sightline/shared-lib/domain/lens';

/** What the configurator judges answers by. */
export interface LensFacts {
  readonly list: LensList;
  /** Null where the catalogue does not know the measurements. */
  readonly frame: LensFrame | null;
}
