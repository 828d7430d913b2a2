import { failureOf } from '@sightline/shared-lib/api/client';
import { placesOfPostcode } from '@sightline/shared-lib/api/place';
import { cleanPostcode } from '@sightline/shared-lib/domain/address';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import type { Money } from '@sightline/shared-lib/domain/money';
import { money } from '@sightline/shared-lib/domain/money';
import { useServices } from '@sightline/shared-lib/runtime';
import { useCallback, useEffect, useState } from 'react';

import { useEstimateMutation } from '../../state/api';
import { STORED } from '../../state/drafts';

interface StoredEstimate {
  readonly minor: number;
  readonly currency: string;
  readonly place: string;
  /** The estimate holds for these totals only. */
  readonly of: string;
}

export interface TaxEstimate {
  readonly tax: Money | undefined;
  /** `CT 06001`, empty before the first estimate. */
  readonly place: string;
  readonly zip: string;
  readonly isLoading: boolean;
  readonly problem: 'zip' | 'failed' | null;
  readonly estimate: (zip: string) => Promise<boolean>;
}

function storedEstimate(value: unknown): StoredEstimate | null {
  if (typeof value !== 'object' || value === null) return null;
  const { minor, currency, place, of } = value as Partial<Record<keyof StoredEstimate, unknown>>;
  const known = typeof minor === 'number' && typeof currency === 'string' && typeof place === 'string';
  return known && typeof of === 'string' ? { minor, currency, place, of } : null;
}

/** What the tax depends on: another basket or discount needs another estimate. */
function basis(cart: Cart): string {
  return `${cart.orderId}|${cart.totalProductPrice.minor}|${cart.totalAdjustment.minor}|${cart.totalShippingCharge.minor}`;
}

/** Tax by postal code before there is an address; kept until an order completes (CART-05). */
export function useTaxEstimate(cart: Cart): TaxEstimate {
  const { storage, client, site } = useServices();
  const [ask, { isLoading }] = useEstimateMutation();
  const [problem, setProblem] = useState<TaxEstimate['problem']>(null);
  const [known, setKnown] = useState<StoredEstimate | null>(null);
  const [zip, setZip] = useState('');
  const current = basis(cart);

  const { orderId } = cart;
  const estimate = useCallback(
    async (typed: string): Promise<boolean> => {
      const code = cleanPostcode(site.country, typed);
      setProblem(null);
      const answer = await ask({ orderId, zipCode: code });
      if (answer.error) {
        setProblem(failureOf(answer.error)?.status === 400 ? 'zip' : 'failed');
        return false;
      }
      const places = await placesOfPostcode(
        client,
        { country: site.country, postalCode: code },
        { skipErrorMessage: true },
      ).catch(() => []);
      const place = [places[0]?.state, code].filter(Boolean).join(' ');
      const stored = { ...answer.data, place, of: current };
      storage.set(STORED.taxZip, code);
      storage.set(STORED.estimatedTax, stored);
      setZip(code);
      setKnown(stored);
      return true;
    },
    [ask, client, current, orderId, site.country, storage],
  );

  useEffect(() => {
    const before = storage.get(STORED.taxZip);
    if (typeof before !== 'string' || before === '') return;
    const kept = storedEstimate(storage.get(STORED.estimatedTax));
    setZip(before);
    if (kept?.of === current) setKnown(kept);
    // A changed basket asks again for the same postal code.
    else void estimate(before);
  }, [current, estimate, storage]);

  const valid = known?.of === current ? known : null;
  return {
    tax: valid ? money(valid.minor, valid.currency) : undefined,
    place: valid?.place ?? '',
    zip,
    isLoading,
    problem,
    estimate,
  };
}
