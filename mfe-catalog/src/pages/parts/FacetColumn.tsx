import { useTranslation } from '@sightline/shared-lib/runtime';
import { SkipLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { useOwnSegment } from '../../catalogue/prices/useOwnSegment';
import type { ListingCount } from '../../catalogue/query/findListing';
import type { ListingAnswer } from '../../catalogue/query/listingData';
import type { FacetColumnProps } from '../../features/listing/facetColumnProps';
import { FacetPanel } from '../../features/listing/FacetPanel';
import { FacetPlace } from '../../features/listing/listingStyle';
import { OwnSize } from '../../features/sizeAdvisor/OwnSize';
import { openedLater } from '../../loading/openedLater';

const OwnCount = openedLater(() => import('../../features/listing/OwnCount'));

/** Every facet beside the list, on screens that have the room. */
export function FacetColumn({ data, state, hrefOf, onChoose }: FacetColumnProps) {
  const { scope, path, answer } = data;
  const { t } = useTranslation();
  const isOthers = useOwnSegment(answer.segment) !== answer.segment;
  const [own, setOwn] = useState<{ readonly of: ListingAnswer; readonly count: ListingCount } | null>(null);
  return (
    <FacetPlace id="filters" aria-label={t('Listing.Filter')}>
      <SkipLink target="found">{t('Listing.SkipFilters')}</SkipLink>
      {isOthers ? <OwnCount data={data} onCount={(count) => setOwn({ of: answer, count })} /> : null}
      <FacetPanel
        kind={scope.kind}
        path={path}
        state={state}
        answer={isOthers && own?.of === answer ? { ...answer, ...own.count } : answer}
        hrefOf={hrefOf}
        onChoose={onChoose}
        sizeHelp={<OwnSize state={state} onChoose={onChoose} />}
      />
    </FacetPlace>
  );
}
