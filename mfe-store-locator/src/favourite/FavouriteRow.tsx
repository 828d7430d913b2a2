import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import type { LocatorStore } from '@sightline/shared-lib/domain/store';
import { Badge, Button, TextLink, VisuallyHidden } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { placeLines } from '../store/storeCard';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 20px 0;
  border-bottom: 1px solid var(--line);
  &:first-child {
    border-top: 1px solid var(--line);
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
  }
`;

interface FavouriteRowProps {
  readonly store: LocatorStore;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

/** One favourite branch with what can be done about it (STOR-04). */
export function FavouriteRow({ store, onDefault, onRemove }: FavouriteRowProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <Row>
      <div>
        <h2 className="t2">
          <TextLink href={navigation.href({ page: 'store-detail', params: { storeId: store.uid } })}>
            {store.name}
          </TextLink>
        </h2>
        {placeLines({ ...store, address: store.address1, zipCode: store.postalCode, state: '' }).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {store.isDefaultFavourite ? <Badge text={t('Stores.IsMine')} /> : null}
      </div>
      <div className="actions">
        {store.isDefaultFavourite ? null : (
          <Button variant="outlined" size="small" onClick={onDefault}>
            {t('Stores.MakeMine')} <VisuallyHidden>{store.name}</VisuallyHidden>
          </Button>
        )}
        <Button variant="outlined" size="small" onClick={onRemove}>
          {t('Stores.Remove')} <VisuallyHidden>{store.name}</VisuallyHidden>
        </Button>
      </div>
    </Row>
  );
}
