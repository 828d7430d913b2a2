import { LISTING_PARAMETERS } from '@sightline/shared-lib/domain/listing';

import { COMPARED_PARAMETER } from './src/catalogue/compared/comparedProducts';
import { FACET_PARAMETERS } from './src/catalogue/query/listingPlans';
import { VIEW_PARAMETER } from './src/pages/HearingTest/viewParameter';
import { SIZE_PARAMETER } from './src/catalogue/tiles/sizeParameter';

/** Query parameters that pages of this remote read; the shell takes every other one out of a public page's address. */
export const parameters: readonly string[] = [
  ...LISTING_PARAMETERS,
  ...FACET_PARAMETERS,
  COMPARED_PARAMETER,
  SIZE_PARAMETER,
  VIEW_PARAMETER,
];
