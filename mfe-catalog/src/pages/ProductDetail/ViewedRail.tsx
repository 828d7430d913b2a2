import { readProducts } from '@sightline/shared-lib/api/product';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import { DETAIL_PROFILE } from '../../catalogue/facts/detailProfile';
import { Rail } from '../../catalogue/tiles/Rail';
import { tileFacts } from '../../catalogue/tiles/tileFacts';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';

export interface ViewedRailProps {
  readonly partNumbers: readonly string[];
}

/** Products by their part numbers; an extra, without which the page is whole. */
export function ViewedRail({ partNumbers }: ViewedRailProps) {
  const services = useServices();
  const { t } = useTranslation();
  const [tiles, setTiles] = useState<readonly TileFacts[]>([]);
  useEffect(() => {
    let current = true;
    readProducts(services.client, { partNumbers, profileName: DETAIL_PROFILE }, { skipErrorMessage: true }).then(
      (products) => {
        if (current) setTiles(products.flatMap((one) => tileFacts(one, { ...services, t, segments: [] }) ?? []));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [services, t, partNumbers]);
  return <Rail title={t('Product.RecentlyViewed')} tiles={tiles} />;
}
