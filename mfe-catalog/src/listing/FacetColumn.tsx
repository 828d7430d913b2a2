import type { ListingState } from '@sightline/shared-lib/domain';
import { useTranslation } from '@sightline/shared-lib/runtime';

import { FacetPanel } from './FacetPanel';
import type { ListingData } from './listingData';
import { FacetPlace } from './listingStyle';
import { OwnSize } from './OwnSize';

export interface FacetColumnProps {
  readonly data: ListingData;
  readonly hrefOf: (state: ListingState) => string;
  readonly onChoose: (state: ListingState) => void;
}

/** Every facet beside the list, on screens that have the room. */
export function FacetColumn({ data: { scope, path, state, answer }, hrefOf, onChoose }: FacetColumnProps) {
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
