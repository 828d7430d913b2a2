import { townLine } from '@sightline/shared-lib/domain/address';
import { formatDistance } from '@sightline/shared-lib/domain/store';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { TextLink } from '@sightline/shared-lib/ui';

import { slugOf, type StoreCard } from '../../store/storeCard';
import { StoreSection } from './StoreSection';

interface NearbyStoresProps {
  readonly stores: readonly StoreCard[];
  readonly unit: 'mi' | 'km';
}

/** The branches next to this one, with how far they are. */
export function NearbyStores({ stores, unit }: NearbyStoresProps) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  if (stores.length === 0) return null;
  return (
    <StoreSection id="near" title={t('Stores.Nearby')}>
      <ul className="rows">
        {stores.map((near) => (
          <li key={near.id}>
            <div className="place">
              <TextLink
                href={navigation.href({ page: 'store-detail', params: { storeId: near.id, slug: slugOf(near) } })}
              >
                {near.name}
              </TextLink>
              <p className="small soft">{townLine(near)}</p>
            </div>
            {near.distance === null ? null : (
              <span className="soft num end">
                {formatDistance(near.distance, tag)} {unit}
              </span>
            )}
          </li>
        ))}
      </ul>
    </StoreSection>
  );
}
