import { canonicalPathFor } from '@sightline/shared-lib/domain/routing';
import { displayStoreName } from '@sightline/shared-lib/domain/store';

import type { PhysicalStoreService } from '../modules/physicalStore';
import { hasStores, storeByLocale } from '../modules/storeConfig';
import { type BranchDocument, SEARCH_LOCALES } from '../search';

/** More branches than a country has. */
const MOST = 20_000;

/** The branches of every country site, as the search index finds them by name and place. */
export async function branchDocuments(branches: Pick<PhysicalStoreService, 'search'>): Promise<BranchDocument[]> {
  const documents: BranchDocument[] = [];
  for (const locale of SEARCH_LOCALES) {
    const country = storeByLocale(locale)?.country ?? '';
    if (country === '' || !hasStores(country)) continue;
    for (const { store } of await branches.search({ country, radiusKm: 0, maxItems: MOST })) {
      const { address, zipCode, city, stateOrProvinceName, phone, services, lat, lng } = store;
      documents.push({
        id: store.physicalStoreId,
        locale,
        name: displayStoreName(store.name, country),
        url: canonicalPathFor({ page: 'store-detail', params: { storeId: store.physicalStoreId } }),
        address,
        zipCode,
        city,
        stateOrProvinceName,
        country,
        phone,
        services,
        lat,
        lng,
      });
    }
  }
  return documents;
}
