import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useSyncExternalStore } from 'react';

import {
  COMPARED_PARAMETER,
  comparedProducts,
  keepCompared,
  MOST_COMPARED,
  onComparedChange,
} from './comparedProducts';

const NOTHING: readonly string[] = [];

/** Whether a product is in the comparison of this device; never while hydrating. */
export function useIsCompared(partNumber: string | undefined): boolean {
  const { storage } = useServices();
  return useSyncExternalStore(
    onComparedChange,
    () => partNumber !== undefined && comparedProducts(storage).includes(partNumber),
    () => false,
  );
}

/** The comparison of this device: what is in it, its address, and how to change it; nothing while hydrating. */
export function useCompared() {
  const { storage, navigation, toasts } = useServices();
  const { t } = useTranslation();
  const partNumbers = useSyncExternalStore(
    onComparedChange,
    () => comparedProducts(storage),
    () => NOTHING,
  );
  const hrefOf = (list: readonly string[]) =>
    navigation.href({ page: 'compare', query: list.length > 0 ? { [COMPARED_PARAMETER]: list } : {} });
  return {
    partNumbers,
    href: hrefOf(partNumbers),
    hrefOf,
    /** Puts a product in or takes it out; answers what is compared then, null when there is no room. */
    toggle(partNumber: string): readonly string[] | null {
      const isIn = partNumbers.includes(partNumber);
      if (!isIn && partNumbers.length >= MOST_COMPARED) {
        toasts.show({
          tone: 'bad',
          message: t('Compare.Full', { count: MOST_COMPARED }),
          action: { label: t('Compare.Open'), run: () => void navigation.navigate(hrefOf(partNumbers)) },
        });
        return null;
      }
      const next = isIn ? partNumbers.filter((one) => one !== partNumber) : [...partNumbers, partNumber];
      keepCompared(storage, next);
      return next;
    },
    clear: () => keepCompared(storage, []),
  };
}
