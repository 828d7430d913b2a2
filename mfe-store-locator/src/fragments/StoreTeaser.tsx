import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Skeleton } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { openingNow } from '../store/openingText';
import { searchStores } from '../store/searchStores';
import { slugOf, type StoreCard } from '../store/storeCard';

const List = styled.ul`
  & li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 14px 0;
    border-bottom: 1px solid var(--line);
  }
`;

const SHOWN = 3;

/** Three branches of the country with their hours, for the home page; nothing when they do not load. */
export function StoreTeaser() {
  const { client, site, navigation, now } = useServices();
  const { t, tag } = useTranslation();
  const [stores, setStores] = useState<readonly StoreCard[] | null>(null);

  useEffect(() => {
    let current = true;
    searchStores(client, { country: site.country }).then(
      (result) => current && setStores(result.stores.slice(0, SHOWN)),
      () => current && setStores([]),
    );
    return () => {
      current = false;
    };
  }, [client, site.country]);

  if (!stores) return <Skeleton fills="row" />;
  return (
    <List>
      {stores.map((store) => (
        <li key={store.id}>
          <a
            href={navigation.href({ page: 'store-detail', params: { storeId: store.id, slug: slugOf(store) } })}
          >{`${store.address}, ${store.city}`}</a>
          <span className="soft">{openingNow(store, now, t, tag).text}</span>
        </li>
      ))}
    </List>
  );
}
