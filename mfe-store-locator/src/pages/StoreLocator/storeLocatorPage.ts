import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';

import { STORE_SERVICES, type StoreService } from '../../store/storeCard';
import { distanceUnit, searchStores } from '../../store/searchStores';

import { StoreLocator, type StoreLocatorData } from './StoreLocator';

function positionOf({ query }: PageRequest) {
  const lat = Number(query['lat']?.[0] ?? Number.NaN);
  const lng = Number(query['lng']?.[0] ?? Number.NaN);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** Place, position and services live in the address; without any of them the search starts in the country's largest town (STOR-01). */
async function load(request: PageRequest, { client, site, t }: LoadServices): Promise<LoadResult<StoreLocatorData>> {
  if (!site.config.isStoreLocatorEnabled) {
    // The flag removes the finder everywhere (STOR-06).
    return { outcome: 'page', status: 404, head: { title: site.storeName }, data: EMPTY, cache: 'content' };
  }
  const text = (request.query['q']?.[0] ?? '').trim().slice(0, 80);
  const services = STORE_SERVICES.filter((service) => request.query['service']?.includes(service)) as StoreService[];
  const position = text ? undefined : positionOf(request);
  const result = await searchStores(client, {
    country: site.country,
    text,
    services,
    ...(position ? { position } : {}),
  });
  return {
    outcome: 'page',
    status: 200,
    head: {
      title: `${t('Stores.Title')} | Sightline`,
      description: t('Stores.Description'),
      canonicalPath: '/store-locator',
      ...(text || position ? { robots: 'noindex,follow' } : {}),
    },
    data: { ...result, text, services, unit: distanceUnit(site.country) },
    cache: position ? 'private' : 'content',
  };
}

const EMPTY: StoreLocatorData = {
  place: null,
  stores: [],
  radius: 0,
  text: '',
  services: [],
  unit: 'km',
};

export const storeLocatorPage: PageModule<StoreLocatorData> = { load, Page: StoreLocator };
