import { askedStore, rememberedStore } from '@sightline/shared-lib/domain/store';
import { useServices } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { useState } from 'react';

import { branch } from '../../state/storesApi';
import { searchCountry } from '../../store/searchStores';
import type { StoreCard } from '../../store/storeCard';

/**
 * The branch that this device keeps, the shopper's own or the one asked last about an article, where it hands orders over in this country;
 * undefined as long as that is not known.
 */
export function useOwnBranch(): StoreCard | null | undefined {
  const { site, storage } = useServices();
  const [kept] = useState(() => rememberedStore(storage) ?? askedStore(storage));
  const { reading } = useReading(branch, { id: kept?.id ?? '' }, { isPublic: true, quiet: true, skip: !kept });
  if (!kept || reading.state === 'failed') return null;
  if (reading.state !== 'ready') return undefined;
  const own = reading.value;
  return own?.services.includes('collection') && own.country === searchCountry(site.country) ? own : null;
}
