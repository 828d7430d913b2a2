import { useEffect, useRef } from 'react';

import { suggestedIn, writeSizeHash } from './sizeHash';
import type { AdvisedSize } from './useSizeAdvisor';

interface SizeHashOptions {
  readonly sizes: readonly AdvisedSize[];
  /** Size the advisor suggests; null while it is silent. */
  readonly suggested: AdvisedSize | null;
  /** The address names a size already: the shopper's choice goes before a suggestion. */
  readonly isChosen: boolean;
  readonly onPick: (id: string) => void;
}

/** Takes a size that the address suggests, and writes the advisor's own suggestion into it (ADV-01). */
export function useSizeHash({ sizes, suggested, isChosen, onPick }: SizeHashOptions): void {
  const label = suggested?.label ?? null;
  const arrival = useRef({ sizes, isChosen, onPick });
  useEffect(() => {
    // Only the address a shopper arrives with suggests; later ones are written here.
    const arrived = arrival.current;
    const wanted = suggestedIn(window.location.hash);
    const size = arrived.isChosen ? undefined : arrived.sizes.find((one) => one.label === wanted);
    if (size) arrived.onPick(size.id);
  }, []);
  const wasSpeaking = useRef(false);
  useEffect(() => {
    // A suggestion that came with the address stays while the advisor has none of its own.
    if (label === null && !wasSpeaking.current) return;
    wasSpeaking.current = label !== null;
    writeSizeHash(label);
  });
}
