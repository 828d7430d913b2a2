import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Row } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';

import { inDemand } from '../../catalogue/reading/recommended';
import { Rail } from '../../catalogue/tiles/Rail';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';
import { Sections } from './Sections';

const NONE: readonly TileFacts[] = [];

/** Where to go on from a page that has nothing: the sections, and frames that are in demand; an extra, without which that page is whole (SRCH-02). */
export function StartAgain({ sections = false }: { readonly sections?: boolean }) {
  const services = useServices();
  const { t } = useTranslation();
  const [tiles, setTiles] = useState(NONE);
  useEffect(() => {
    let current = true;
    void inDemand({ ...services, t, segments: [] }).then((found) => current && setTiles(found));
    return () => {
      current = false;
    };
  }, [services, t]);
  return (
    <>
      {sections ? (
        <Row>
          <Sections />
        </Row>
      ) : null}
      <Rail title={t('Search.InDemand')} tiles={tiles} />
    </>
  );
}
