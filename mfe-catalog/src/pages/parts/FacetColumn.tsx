import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useTranslation } from '@sightline/shared-lib/runtime';

import { FacetPanel } from '../../features/listing/FacetPanel';
import type { ListingData } from '../../catalogue/query/listingData';
import { FacetPlace } from '../../features/listing/listingStyle';
import { OwnSize } from '../../features/sizeAdvisor/OwnSize';

export interface FacetColumnProps {
  readonly data: ListingData;
  /** What is chosen, also while the list for it is on its way. */
  readonly state: ListingState;
  readonly hrefOf: (state: ListingState) => string;
  readonly onChoose: (state: ListingState) => void;
}

/** Every facet beside the list, on screens that have the room. */
export function FacetColumn({ data: { scope, path, answer }, state, hrefOf, onChoose }: FacetColumnProps) {
  const { t } = useTranslation();
  return (
    <FacetPlace id="filters" aria-label={t('Listing.Filter')}>
      <FacetPanel
        kind={scope.kind}
        path={path}
        state={state}
        answer={answer}
        hrefOf={hrefOf}
        onChoose={onChoose}
        sizeHelp={<OwnSize state={state} onChoose={onChoose} />}
      />
    </FacetPlace>
  );
}
