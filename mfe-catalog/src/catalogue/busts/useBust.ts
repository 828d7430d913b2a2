import { bustCode, bustOf, USUAL_BUST } from '@sightline/shared-lib/domain/product';
import type { Bust } from '@sightline/shared-lib/domain/product';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

const KEY = 'bust';
const DAYS = 30;

/** What on this page shows a bust: all of them change together. */
const shown = new Set<(bust: Bust) => void>();

/** The bust that frames are shown on: the usual one until the shopper's own is known, which the device keeps. */
export function useBust(): readonly [Bust, (bust: Bust) => void] {
  const { storage } = useServices();
  const [bust, setBust] = useState<Bust>(USUAL_BUST);
  useEffect(() => {
    const kept = bustOf(storage.get(KEY));
    if (kept) setBust(kept);
    shown.add(setBust);
    return () => void shown.delete(setBust);
  }, [storage]);
  const choose = (next: Bust) => {
    storage.set(KEY, bustCode(next), DAYS);
    for (const show of shown) show(next);
  };
  return [bust, choose];
}
