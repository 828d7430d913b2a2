import { failureOf } from '@sightline/shared-lib/api/client';
import type { CartEntry } from '@sightline/shared-lib/domain/cart';
import { lineIdsOf } from '@sightline/shared-lib/domain/cart';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import { useForgetLinesMutation, useRestoreLinesMutation } from '../../state/api';
import { lineProblem } from '../../parts/lineProblem';

/** What can be done with a line kept for later; what fails is said at the line, which stays (CART-03). */
export function useSavedActions(nameOf: (entry: CartEntry) => string) {
  const services = useServices();
  const { t } = useTranslation();
  const [restore] = useRestoreLinesMutation();
  const [forget] = useForgetLinesMutation();
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState<{ readonly id: string; readonly words: string } | null>(null);

  const during = async (entry: CartEntry, work: () => Promise<{ readonly error?: unknown }>): Promise<boolean> => {
    const id = entry.line.orderItemId;
    setBusy(id);
    const { error } = await work();
    setBusy('');
    setProblem(error ? { id, words: t(lineProblem(failureOf(error))) } : null);
    return !error;
  };

  return {
    isBusy: ({ line }: CartEntry) => busy === line.orderItemId,
    problemOf: ({ line }: CartEntry) => (problem?.id === line.orderItemId ? problem.words : null),
    toBag: async (entry: CartEntry) => {
      const moved = await during(entry, () => restore({ orderItemIds: lineIdsOf(entry) }));
      if (moved) services.toasts.show({ message: t('Cart.Drawer.IsIn', { name: nameOf(entry) }) });
    },
    remove: (entry: CartEntry) => during(entry, () => forget({ orderItemIds: lineIdsOf(entry) })),
    toWishlist: async (entry: CartEntry, partNumber: string) => {
      try {
        await services.commands.run('account.toggleWishlist', { partNumber, saved: true });
      } catch (error) {
        services.reportFailure(error);
        setProblem({ id: entry.line.orderItemId, words: t('Cart.Problem.NotMoved') });
        return;
      }
      const forgotten = await during(entry, () => forget({ orderItemIds: lineIdsOf(entry) }));
      if (forgotten) services.toasts.show({ message: t('Cart.Saved', { name: nameOf(entry) }) });
    },
  };
}
