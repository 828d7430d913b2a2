import { failureOf } from '@sightline/shared-lib/api/client';
import type { LineChange } from '@sightline/shared-lib/api/cart';
import type { GivenLenses, TextKey } from '@sightline/shared-lib/contracts';
import type { CartEntry, OrderLine } from '@sightline/shared-lib/domain/cart';
import { lineIdsOf } from '@sightline/shared-lib/domain/cart';
import { readContactLens } from '@sightline/shared-lib/domain/lens';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useRef, useState } from 'react';

import { useChangeLinesMutation, useRemoveLinesMutation, useSaveLinesMutation } from '../../state/api';
import { measuredItems } from '../../state/measured';
import { storeOf } from '../../state/store';
import type { LineProduct } from '../../state/lineProduct';
import { lineProblem } from '../../parts/lineProblem';
import { noteLensesOf } from './useLensAddress';
import type { LinePlace, RemovedLines } from './useRemovedLines';

/** The lenses of a pair, to be changed: with its values, or else with the documents of its prescription. */
function givenLenses({ rx }: CartEntry, orderId: string): GivenLenses {
  const lensesReview = rx?.lensesReview ?? null;
  if (!rx || rx.prescriptionDetails || !rx.prescriptionUploaded)
    return { lensesReview, prescription: rx?.prescriptionDetails ?? null };
  const lens = rx.roxableServices.find((line) => line.extendedAttributes.IsRoxLens?.toLowerCase() === 'true');
  return { lensesReview, prescription: null, ...(lens ? { paperOf: { orderId, orderItemId: lens.orderItemId } } : {}) };
}

/** Quantity, removal, and keeping for later, each answered at its own line (CART-03). */
export function useLineActions(orderId: string, fullNameOf: (line: OrderLine) => string, removed: RemovedLines) {
  const services = useServices();
  const { t } = useTranslation();
  const [change] = useChangeLinesMutation();
  const [remove] = useRemoveLinesMutation();
  const [keep] = useSaveLinesMutation();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Readonly<Record<string, TextKey>>>({});
  // Who is connected again is not offline any more.
  useEffect(() => {
    const connected = () =>
      setProblems((known) =>
        Object.fromEntries(Object.entries(known).filter(([, key]) => key !== 'Cart.Problem.Offline')),
      );
    window.addEventListener('online', connected);
    return () => window.removeEventListener('online', connected);
  }, []);
  const configures = useRef(false);
  const fraud = () => storeOf(services).fraudCheck();

  const during = async (id: string, work: () => Promise<{ readonly error?: unknown }>): Promise<boolean> => {
    setBusy((before) => new Set(before).add(id));
    const { error } = await work();
    setBusy((before) => new Set([...before].filter((one) => one !== id)));
    setProblems(({ [id]: _old, ...others }) => (error ? { ...others, [id]: lineProblem(failureOf(error)) } : others));
    return !error;
  };

  const setLine = ({ line: { orderItemId } }: CartEntry, changed: Omit<LineChange, 'orderItemId'>) =>
    during(orderItemId, () => change({ lines: [{ ...changed, orderItemId }], ...fraud() }));

  const cannotOpen = ({ orderItemId }: OrderLine, error: unknown) => {
    services.reportFailure(error);
    setProblems((others) => ({ ...others, [orderItemId]: lineProblem(null) }));
  };

  const takeOut = async (entry: CartEntry): Promise<boolean> => {
    const { line, rx } = entry;
    const isOut = await during(line.orderItemId, () => remove({ orderItemIds: lineIdsOf(entry), ...fraud() }));
    const items = measuredItems([line, ...(rx?.roxableServices ?? [])]);
    if (isOut) services.analytics.push({ name: 'remove_from_cart', items });
    return isOut;
  };

  return {
    isBusy: (entry: CartEntry) => busy.has(entry.line.orderItemId),
    problemOf: ({ line: { orderItemId } }: CartEntry) => {
      const key = problems[orderItemId];
      return key && t(key);
    },
    setQuantity: (entry: CartEntry, quantity: number) => setLine(entry, { quantity }),
    changeValues: async (entry: CartEntry, lens: LineProduct['lens'], left: number | null | undefined) => {
      const { line } = entry;
      const eyes = readContactLens(line);
      if (!lens || !eyes) return;
      try {
        const close = await services.overlays.open('prescription.lensValues', {
          name: fullNameOf(line),
          eyes,
          choices: lens.choices,
          ...(lens.boxDays === null ? {} : { boxDays: lens.boxDays }),
          ...(typeof left === 'number' ? { boxesLeft: left } : {}),
          onKeep: (changed) => setLine(entry, changed),
          onClose: () => close(),
        });
      } catch (error) {
        cannotOpen(line, error);
      }
    },
    remove: async (entry: CartEntry, place: LinePlace) => {
      const id = entry.line.orderItemId;
      removed.add(entry, fullNameOf(entry.line), place);
      if (!(await takeOut(entry))) removed.drop(id);
    },
    changeLenses: async (entry: CartEntry) => {
      if (configures.current) return;
      configures.current = true;
      const { line } = entry;
      noteLensesOf(entry);
      try {
        const pair = await services.commands.run('lenses.configure', {
          partNumber: line.partNumber,
          given: givenLenses(entry, orderId),
          openSummary: false,
        });
        // The old pair leaves once the new one is in the bag: when it cannot, both are there and its line says why.
        if (pair) await takeOut(entry);
      } catch (error) {
        cannotOpen(line, error);
      } finally {
        configures.current = false;
      }
    },
    saveForLater: async (entry: CartEntry) => {
      const kept = await during(entry.line.orderItemId, () => keep({ orderItemIds: lineIdsOf(entry) }));
      if (kept) services.toasts.show({ message: t('Cart.Later.Kept', { name: fullNameOf(entry.line) }) });
    },
  };
}

export type LineActions = ReturnType<typeof useLineActions>;
