import { askedStore, keepAskedStore, rememberedStore, type AskedStore } from '@sightline/shared-lib/domain/store';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import type { Choice } from './productView';

/**
 * The branch asked about an article: the shopper's own, which is shown first (STOR-04), else the one asked last on this device; or
 * another when the shopper chooses it (PDP-05).
 */
export function useAskedStore(choice: Choice | undefined) {
  const { storage, commands, toasts, reportFailure } = useServices();
  const { t } = useTranslation();
  const [store, setStore] = useState<AskedStore | null>(null);
  useEffect(() => setStore(rememberedStore(storage) ?? askedStore(storage)), [storage]);
  const choose = async () => {
    if (!choice) return;
    // Only what has a width is worn as a frame is.
    const canTryOn = choice.mm !== undefined;
    const chosen = await commands.run('stores.choose', { partNumbers: [choice.partNumber], canTryOn });
    if (!chosen) return;
    const next = { id: chosen.physicalStoreId, name: chosen.name };
    keepAskedStore(storage, next);
    setStore(next);
  };
  const failed = (error: unknown) => {
    toasts.show({ message: t('Product.Store.Failed'), tone: 'bad' });
    reportFailure(error);
  };
  return { store, choose: () => void choose().catch(failed) };
}
