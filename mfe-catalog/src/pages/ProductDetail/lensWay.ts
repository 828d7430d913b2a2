import { useEffect, useState, type RefObject } from 'react';

/** A frame as it is, or with lenses for one's own eyes. */
export type LensWay = 'frame' | 'lenses';

/** Name of the radios that ask for it. */
export const WAYS = 'lens-way';

/**
 * Which of them is chosen in a column. The radios work as plain HTML until their own code has come, so the page listens itself: what is chosen
 * counts from the first script on, and what was chosen before at once; else the button below would sell the frame alone (PDP-06).
 */
export function useLensWay(column: RefObject<HTMLElement | null>): LensWay {
  const [way, setWay] = useState<LensWay>('frame');
  useEffect(() => {
    const chosen = `input[name=${WAYS}][value=lenses]:checked`;
    const read = () => setWay(column.current?.querySelector(chosen) ? 'lenses' : 'frame');
    read();
    // Before React, which lets no event through to HTML that is not taken over.
    window.addEventListener('change', read, true);
    return () => window.removeEventListener('change', read, true);
  }, [column]);
  return way;
}
