import { useTranslation } from '@sightline/shared-lib/runtime';

import type { FacetColumnProps } from '../../features/listing/facetColumnProps';
import { FacetPanel } from '../../features/listing/FacetPanel';
import { FacetPlace } from '../../features/listing/listingStyle';
import { OwnSize } from '../../features/sizeAdvisor/OwnSize';

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
