import { choiceCount, clearChoices } from '@sightline/shared-lib/domain/listing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Drawer, Note } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';

import { FacetPanel } from './FacetPanel';
import { findListing } from '../../catalogue/query/findListing';
import { listingSearchHref } from './listingHref';
import type { ListingData } from '../../catalogue/query/listingData';
import { isFrameList } from '../../catalogue/query/listingKind';

interface FilterDrawerProps {
  readonly data: ListingData;
  /** What is chosen when it opens; the list for it may still be on its way. */
  readonly start: ListingState;
  readonly onClose: () => void;
  readonly onShow: (state: ListingState) => void;
}

/** Filters of small screens: choices are kept until the list is shown, and the count follows them (PLP-03). */
export default function FilterDrawer({ data, start, onClose, onShow }: FilterDrawerProps) {
  const services = useServices();
  const { t } = useTranslation();
  const [draft, setDraft] = useState(start);
  const [answer, setAnswer] = useState(data.answer);
  const [failed, setFailed] = useState(false);
  const turn = useRef(0);

  useEffect(() => {
    if (draft === data.state) return;
    const own = ++turn.current;
    findListing(data.scope, draft, { ...services, t, segments: [] }).then(
      (found) => {
        // Answers may overtake each other: only the latest choice counts.
        if (own !== turn.current) return;
        setAnswer(found.answer);
        setFailed(false);
      },
      (error: unknown) => {
        if (own === turn.current) setFailed(true);
        services.reportFailure(error);
      },
    );
  }, [draft, data, services, t]);

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
        hrefOf={(state) => listingSearchHref(services.navigation, data.path, state)}
        onChoose={setDraft}
      />
    </Drawer>
  );
}
