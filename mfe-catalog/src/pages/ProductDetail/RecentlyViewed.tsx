import { readProducts } from '@sightline/shared-lib/api';
import { OTHER_PAGE_SIZES } from '@sightline/shared-lib/domain';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import { DETAIL_PROFILE } from '../../product/detailProfile';
import { Rail } from '../../product/Rail';
import { tileFacts } from '../../product/tileFacts';
import type { TileFacts } from '../../product/tileFacts';
import { recentlyViewed, rememberViewed } from './viewedProducts';

/** Products of other pages seen on this device, newest first (PDP-07); fetched once the rest of the page stands. */
export function RecentlyViewed({ partNumber }: { readonly partNumber: string }) {
  const services = useServices();
  const { t } = useTranslation();
  const [tiles, setTiles] = useState<readonly TileFacts[]>([]);
  useEffect(() => {
    // What was looked at is remembered only with the shopper's consent.
    if (!services.consent.allows('preferences')) {
      setTiles([]);
      return undefined;
    }
    let current = true;
    const before = recentlyViewed(services.storage).filter((one) => one !== partNumber);
    rememberViewed(services.storage, partNumber);
    const partNumbers = before.slice(0, OTHER_PAGE_SIZES[0]);
    if (partNumbers.length === 0) {
      setTiles([]);
      return undefined;
    }
    readProducts(services.client, { partNumbers, profileName: DETAIL_PROFILE }, { skipErrorMessage: true }).then(
      (products) => {
        if (current) setTiles(products.flatMap((one) => tileFacts(one, { ...services, t, segments: [] }) ?? []));
      },
      // The rail is an extra: without it the page is whole.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [services, t, partNumber]);
  return <Rail title={t('Product.RecentlyViewed')} tiles={tiles} />;
}
