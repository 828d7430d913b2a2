import { choiceCount, clearChoices, toggleFacet } from '@sightline/shared-lib/domain/listing';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, Chip, EmptyState } from '@sightline/shared-lib/ui';
import type { MouseEvent } from 'react';

import { chipLabel } from '../../catalogue/query/facetWords';
import type { ListingData } from '../../catalogue/query/listingData';
import type { ListingSteps } from './useListing';

export interface NothingFoundProps {
  readonly data: ListingData;
  readonly steps: ListingSteps;
}

/** Says which choice to drop, and how many that gives. */
export function NothingFound({ data: { state, answer }, steps }: NothingFoundProps) {
  const { t } = useTranslation();
  const count = choiceCount(state);
  const follow = (next: typeof state) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    steps.open(next);
  };
  if (count === 0) return <EmptyState title={t('Listing.Empty.Nothing')}>{t('Listing.Empty.Soon')}</EmptyState>;
  const { asked } = steps;
  const cleared = clearChoices(asked);
  // One that has been taken while its list is on its way must not come back with a second press.
  const waysOut = answer.waysOut.filter(({ facet, value }) => asked.facets[facet]?.includes(value));
  return (
    <EmptyState
      title={t('Listing.Empty.Title', { count })}
      actions={
        <>
          {waysOut.map(({ facet, value, count: found }) => {
            const next = toggleFacet(asked, facet, value);
            const words = t('Listing.Empty.Without', { value: chipLabel(facet, value, t), total: found });
            return (
              <Chip
                key={`${facet} ${value}`}
                href={steps.hrefOf(next)}
                rel="nofollow"
                removes={words}
                onClick={follow(next)}
              >
                {words}
              </Chip>
            );
          })}
          <ButtonLink variant="outlined" size="small" href={steps.hrefOf(cleared)} onClick={follow(cleared)}>
            {t('Listing.ClearAll')}
          </ButtonLink>
        </>
      }
    >
      {answer.waysOut.length > 0 ? t('Listing.Empty.Drop') : t('Listing.Empty.Clear')}
    </EmptyState>
  );
}
