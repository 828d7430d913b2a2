import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { media, Skeleton } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { openingNow } from '../store/openingText';
import { branches } from '../state/storesApi';
import { slugOf } from '../store/storeCard';

/** Two lines a branch on small screens, one on others: as much as the page that shows them keeps free. */
const List = styled.ul`
  & li {
    display: grid;
    padding: 14px 0;
    border-bottom: 1px solid var(--line);
  }
  ${media.sm} {
    & li {
      display: flex;
      justify-content: space-between;
      gap: 16px;
    }
  }
`;

const SHOWN = 3;

/** Three branches of the country with their hours, for the home page; nothing when they do not load. */
export function StoreTeaser() {
  const { site, navigation, now } = useServices();
  const { t, tag } = useTranslation();
  const { reading } = useReading(branches, { country: site.country }, { isPublic: true, quiet: true });

  if (reading.state === 'loading') return <Skeleton fills="row" />;
  const stores = reading.state === 'ready' ? reading.value.stores.slice(0, SHOWN) : [];
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
