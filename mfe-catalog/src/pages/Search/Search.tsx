import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect } from 'react';

import { pageLoad } from '../../loading/translatedPart';
import { Listing } from '../../features/listing/Listing';
import { rememberSearch } from '../../features/search/recentSearches';
import { LateFacets } from '../parts/lateFacets';
import { withTryOn } from '../parts/withTryOn';
import { LateContents, LateForm, LateLost, LateSaid, LateStart } from './lateParts';
import type { SearchData } from './searchData';

function Search({ data }: PageProps<SearchData>) {
  const { storage } = useServices();
  const { term, listing, contents, leftOut, other, inDemand, isCorrected } = data;
  useEffect(() => rememberSearch(storage, term), [storage, term]);
  if (!listing) return <LateStart />;
  const hasProducts = listing.answer.productListTotal > 0;
  const pages = contents.length > 0 ? <LateContents {...{ contents, hasProducts }} /> : null;
  // Products that have all of the words are the answer, which no page stands before.
  const isAnswered = hasProducts && leftOut.length === 0;
  return (
    <Listing
      data={listing}
      Facets={LateFacets}
      field={
        <>
          <LateForm term={term} />
          {isCorrected || leftOut.length > 0 ? <LateSaid typed={isCorrected ? term : ''} leftOut={leftOut} /> : null}
        </>
      }
      after={isAnswered ? pages : null}
      nothing={<LateLost term={term} other={other} inDemand={inDemand} />}
    >
      {isAnswered ? null : pages}
    </Listing>
  );
}

/** Results of a search. */
export const searchPage: PageModule<SearchData> = {
  load: pageLoad(() => import('./load').then((file) => file.load)),
  Page: withTryOn(Search),
};
