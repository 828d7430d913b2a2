import { useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink } from '@sightline/shared-lib/ui';

import type { TileFacts } from '../../catalogue/tiles/tileFacts';
import { LateMore } from './lateParts';
import type { ListingData } from '../../catalogue/query/listingData';
import { TileList } from './TileList';
import type { ListingSteps } from './useListing';
import type { TileLayout } from './useTileLayout';

interface ShownTilesProps {
  readonly data: ListingData;
  readonly steps: ListingSteps;
  readonly layout: TileLayout;
  readonly onOpen: (tile: TileFacts, position: number) => void;
}

/** The pages of a list that are on screen, and the ways to the ones before and after. */
export function ShownTiles({ data: { title, state, answer, teasers }, steps, layout, onOpen }: ShownTilesProps) {
  const { t } = useTranslation();
  const { firstPage, lastPage } = answer;
  const next = { ...state, page: lastPage + 1 };
  return (
    <>
      {firstPage > 1 ? (
        <div>
          <ButtonLink variant="outlined" size="small" rel="prev" href={steps.hrefOf({ ...state, page: firstPage - 1 })}>
            {t('Listing.Earlier')}
          </ButtonLink>
        </div>
      ) : null}
      <div className="grid" id="found" tabIndex={-1}>
        {steps.isChanging ? (
          // The line is drawn by the grid itself.
          <progress className="vh" aria-label={t('Listing.Loading')} />
        ) : null}
        <TileList
          tiles={answer.productList}
          teasers={firstPage === 1 ? teasers : []}
          layout={layout}
          busy={steps.isChanging}
          label={title}
          onOpen={onOpen}
        />
      </div>
      <LateMore
        answer={answer}
        href={steps.hrefOf(next)}
        onMore={() => {
          // The list on screen is about to be another: it has no further page.
          if (!steps.isChanging) steps.open(next, { replace: true });
        }}
      />
    </>
  );
}
