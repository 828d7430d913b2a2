import { SEARCH_FACETS } from '@sightline/shared-lib/domain/listing';

import { facetNames } from './listingPlans';

describe('the facets of a search', () => {
  it('come in the order that the search index tells other clients too [PLP-03]', () => {
    expect(facetNames('search')).toEqual(SEARCH_FACETS);
  });
});
