import { choiceCount, clearChoices } from '@sightline/shared-lib/domain/listing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Drawer, Note } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { FacetPanel } from './FacetPanel';
import type { ListingCount } from '../../catalogue/query/findListing';
import { listingSearchHref } from './listingHref';
import type { ListingData } from '../../catalogue/query/listingData';
import { isFrameList } from '../../catalogue/query/listingKind';
import { withStore } from '../../catalogue/reading/withStore';
import { useListingCount } from './useListingCount';

interface FilterDrawerProps {
  readonly data: ListingData;
  /** What is chosen when it opens; the list for it may still be on its way. */
  readonly start: ListingState;
  readonly onClose: () => void;
  readonly onShow: (state: ListingState) => void;
}

/** What the list of a choice counts; until that is known, what was counted last. */
function useLastCount(data: ListingData, draft: ListingState) {
  const { count, failed } = useListingCount(data, draft);
  const [last, setLast] = useState<ListingCount>(data.answer);
  if (count && count !== last) setLast(count);
  return { count: count ?? last, failed };
}

/** Filters of small screens: choices are kept until the list is shown, and the count follows them (PLP-03). */
function FilterDrawer({ data, start, onClose, onShow }: FilterDrawerProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const [draft, setDraft] = useState(start);
  const { count, failed } = useLastCount(data, draft);
  const answer = { ...data.answer, ...count };

  const chosen = choiceCount(draft);
  const words = t(isFrameList(data.scope.kind) ? 'Listing.ShowFrames' : 'Listing.ShowProducts', {
    count: answer.productListTotal,
    total: answer.totalText,
  });
  return (
    <Drawer
      open
      title={t('Listing.Filter')}
      compactHead
      onDismiss={onClose}
      footer={
        <>
          {chosen > 0 ? (
            <Button variant="outlined" onClick={() => setDraft(clearChoices(draft))}>
              {t('Listing.Clear', { count: chosen })}
            </Button>
          ) : null}
          <Button icon="arrow" onClick={() => onShow(draft)}>
            {words}
          </Button>
        </>
      }
    >
      {failed ? <Note tone="warn" title={t('Listing.CountFailed')} live="status" /> : null}
      <output className="vh">{words}</output>
      <FacetPanel
        kind={data.scope.kind}
        path={data.path}
        state={draft}
        answer={answer}
        hrefOf={(state) => listingSearchHref(navigation, data.path, state)}
        onChoose={setDraft}
      />
    </Drawer>
  );
}

export default withStore(FilterDrawer);
