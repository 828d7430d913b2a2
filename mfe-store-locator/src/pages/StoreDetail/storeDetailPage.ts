import { findStores, readStore } from '@sightline/shared-lib/api/store';
import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';
import { townLine } from '@sightline/shared-lib/domain/address';
import { localBusinessData } from '@sightline/shared-lib/domain/seo';

import { distanceUnit } from '../../store/searchStores';
import { slugOf, storeCardOf, type StoreCard } from '../../store/storeCard';

import { StoreDetail, type StoreDetailData } from './StoreDetail';

const NEIGHBOURS = 4;

async function load(
  request: PageRequest,
  { client, site, t }: LoadServices,
): Promise<LoadResult<StoreDetailData | null>> {
  const record = site.config.isStoreLocatorEnabled
    ? await readStore(client, { uniqueId: request.params['storeId'] ?? '' })
    : null;
  const store = record && storeCardOf(record);
  if (!record || !store)
    return { outcome: 'page', status: 404, head: { title: t('Stores.Title') }, data: null, cache: 'content' };

  const unit = distanceUnit(store.country);
  const near = await findStores(client, {
    latitude: store.lat,
    longitude: store.lng,
    radius: 60,
    radiusUOM: unit,
    maxItems: NEIGHBOURS + 1,
  });
  const neighbours = near
    .map(storeCardOf)
    .filter((card): card is StoreCard => card !== null && card.id !== store.id)
    .slice(0, NEIGHBOURS);
  const path = `/store-locator/${store.id}-${slugOf(store)}`;
  return {
    outcome: 'page',
    status: 200,
    head: {
      title: `${store.name}, ${store.city} | Sightline`,
      description: `${store.address}, ${townLine(store)}. ${store.services.map((service) => t(`Stores.Service.${service}`)).join(', ')}.`,
      canonicalPath: path,
      structuredData: [localBusinessData(record, path)],
    },
    data: { store, neighbours, unit },
    cache: 'content',
  };
}

export const storeDetailPage: PageModule<StoreDetailData | null> = { load, Page: StoreDetail };
