import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

export type TileLayout = 'compact' | 'comfortable';

const KEY = 'listing.layout';
const DAYS = 30;

/** Compact is the mobile default; the shopper's other choice is kept for thirty days (PLP-06). */
export function useTileLayout(): readonly [TileLayout, () => void] {
  const { storage } = useServices();
  const [layout, setLayout] = useState<TileLayout>('compact');
  useEffect(() => {
    if (storage.get(KEY) === 'comfortable') setLayout('comfortable');
  }, [storage]);
  const toggle = () => {
    const next = layout === 'compact' ? 'comfortable' : 'compact';
    storage.set(KEY, next, DAYS);
    setLayout(next);
  };
  return [layout, toggle];
}
