import { useCallback, useState } from 'react';

/** From all of a picture in view to its details; it is opened at its full width: on a phone the page shows it whole already. */
const SIZES = ['whole', 'drawn', 'near'] as const;

export type ZoomSize = (typeof SIZES)[number];

const DRAWN = SIZES.indexOf('drawn');
const NEAREST = SIZES.length - 1;

/** How large an enlarged picture is, and the two ways to change it. */
export function useZoom() {
  const [place, setPlace] = useState(DRAWN);
  const nearer = useCallback(() => setPlace((now) => Math.min(NEAREST, now + 1)), []);
  const farther = useCallback(() => setPlace((now) => Math.max(0, now - 1)), []);
  return { size: SIZES[place] ?? 'whole', nearer, farther, canNearer: place < NEAREST, canFarther: place > 0 };
}
