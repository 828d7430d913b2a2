import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

import { catalogueApi } from '../../catalogue/reading/catalogueApi';
import { withStore } from '../../catalogue/reading/withStore';
import { Rail } from '../../catalogue/tiles/Rail';
import { tileFacts } from '../../catalogue/tiles/tileFacts';

export interface ViewedRailProps {
  readonly partNumbers: readonly string[];
}

/** Products by their part numbers; an extra, without which the page is whole. */
function Viewed({ partNumbers }: ViewedRailProps) {
  const services = useServices();
  const { t } = useTranslation();
  const { data: products = [] } = catalogueApi.useProductsQuery(partNumbers);
  const tiles = products.flatMap((one) => tileFacts(one, { ...services, t, segments: [] }) ?? []);
  return <Rail title={t('Product.RecentlyViewed')} tiles={tiles} />;
}

export const ViewedRail = withStore(Viewed);
