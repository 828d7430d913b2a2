import { useEffect, useState, type RefObject } from 'react';

import type { ColourLink, ProductView } from './productView';

/** A frame as it is, or with lenses for one's own eyes. */
export type LensWay = 'frame' | 'lenses';

/** Name of the radios that ask for it. */
export const WAYS = 'lens-way';

/** What the first way is decided by: of the colours, the lens of the first. */
export type WayFacts = Pick<ProductView, 'takesPrescription' | 'type'> & {
  readonly colours: readonly Pick<ColourLink, 'lens'>[];
};

/**
 * How a frame is bought unless somebody chooses otherwise: eyeglasses with one's prescription, for alone they are an empty frame; what has its tint
 * already as it is shown (PDP-06).
 */
export const firstWay = ({ takesPrescription, type, colours: [colour] }: WayFacts): LensWay =>
  takesPrescription && type !== 'sun' && (colour?.lens ?? 'Clear') === 'Clear' ? 'lenses' : 'frame';

/**
 * Which of them is chosen in a column. The radios work as plain HTML until their own code has come, so the page listens itself: what is chosen
 * counts from the first script on, and what was chosen before at once (PDP-06). It stays so while what is sold out has no radios.
 */
export function useLensWay(column: RefObject<HTMLElement | null>, view: ProductView): LensWay {
  const [way, setWay] = useState(firstWay(view));
  useEffect(() => {
    const read = () => {
      const chosen = column.current?.querySelector<HTMLInputElement>(`[name=${WAYS}]:checked`);
      if (chosen) setWay(chosen.value as LensWay);
    };
    read();
    // Before React, which lets no event through to HTML that is not taken over.
    window.addEventListener('change', read, true);
    return () => window.removeEventListener('change', read, true);
  }, [column]);
  return way;
}
