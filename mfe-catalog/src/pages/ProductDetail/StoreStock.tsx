import type { AskedStore } from '@sightline/shared-lib/domain/store';
import { useTranslation } from '@sightline/shared-lib/runtime';

import { catalogueApi } from '../../catalogue/reading/catalogueApi';
import { withStore } from '../../catalogue/reading/withStore';
import { shelfKey } from './shelfWords';

export interface StoreStockProps {
  readonly partNumber: string;
  readonly store: AskedStore;
}

/** What one branch has of one article; an answer about another size is no answer (PDP-05). */
function Stock({ partNumber, store }: StoreStockProps) {
  const { t } = useTranslation();
  const { currentData, isFetching } = catalogueApi.useShelfQuery({ partNumber, storeId: store.id });
  if (isFetching) return <>{t('Product.Collect')}</>;
  return <>{t(shelfKey(currentData ?? undefined), { store: store.name })}</>;
}

export const StoreStock = withStore(Stock);
