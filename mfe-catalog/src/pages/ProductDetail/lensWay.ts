import { useEffect, useState, type RefObject } from 'react';

/** A frame as it is, or with lenses for one's own eyes. */
export type LensWay = 'frame' | 'lenses';

/** Name of the radios that ask for it. */
export const WAYS = 'lens-way';

/**
 * Which of them is chosen; the radios work as plain HTML, and what was chosen before the script was there counts at once: else the button below
 * would sell the frame alone (PDP-06).
 */
export function useLensWay(column: RefObject<HTMLElement | null>) {
  const [way, setWay] = useState<LensWay>('frame');
  useEffect(() => {
    if (column.current?.querySelector(`input[name=${WAYS}][value=lenses]:checked`)) setWay('lenses');
  }, [column]);
  return [way, setWay] as const;
}
