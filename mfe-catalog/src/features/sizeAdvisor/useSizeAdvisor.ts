import { fitsOf } from '@sightline/shared-lib/domain/product';
import type { FitLabel } from '@sightline/shared-lib/domain/product';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useMemo, useState } from 'react';

import { forgetFit, isShown, keepFit, keepShown, keptFit } from './fitMemory';
import { rightWidth } from './ownFit';
import type { OwnFit } from './ownFit';

/** A size the advisor may speak about. */
export interface AdvisedSize {
  readonly id: string;
  readonly label: string;
  /** Total width in millimetres. */
  readonly mm?: number | undefined;
}

/** What the advisor says about one size. */
export interface SizeAdvice {
  readonly fit: FitLabel;
  /** Total width of the size and the one that is right, in millimetres. */
  readonly mm: number;
  readonly right: number;
  readonly way: OwnFit['way'];
}

/** Best first: what the advisor would have a shopper buy. Tight and loose are no suggestions. */
const SUGGESTED: readonly FitLabel[] = ['recommended', 'also-right-for-you', 'next-best-size'];

/** Advice by size and the size suggested, for measures that are known. */
export function adviceOf(sizes: readonly AdvisedSize[], fit: OwnFit | null) {
  const measured = sizes.flatMap(({ id, mm }) => (mm === undefined ? [] : [{ id, mm }]));
  const advice = new Map<string, SizeAdvice>();
  if (fit) {
    const right = rightWidth(fit);
    const labels = fitsOf(
      measured.map(({ mm }) => mm),
      right,
    );
    measured.forEach(({ id, mm }, index) => {
      const label = labels[index];
      if (label) advice.set(id, { fit: label, mm, right, way: fit.way });
    });
  }
  const best = SUGGESTED.flatMap((label) => measured.filter(({ id }) => advice.get(id)?.fit === label))[0];
  return { advice, suggested: sizes.find(({ id }) => id === best?.id) ?? null };
}

/** The advisor of this device: what it was told, whether it may speak, and what it says about the sizes, of which a list has none (ADV-01). */
export function useSizeAdvisor(sizes: readonly AdvisedSize[]) {
  const { storage, site } = useServices();
  const isEnabled =
    site.config.isSizeAdvisorEnabled && (sizes.length === 0 || sizes.some(({ mm }) => mm !== undefined));
  const [fit, setFit] = useState<OwnFit | null>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    setFit(keptFit(storage));
    setShown(isShown(storage));
  }, [isEnabled, storage]);
  const speaking = isEnabled && shown ? fit : null;
  const { advice, suggested } = useMemo(() => adviceOf(sizes, speaking), [sizes, speaking]);
  const show = (next: boolean) => {
    keepShown(storage, next);
    setShown(next);
  };
  return {
    isEnabled,
    fit,
    shown,
    advice,
    suggested,
    /** Keeps new measures and begins to speak. */
    tell(next: OwnFit) {
      keepFit(storage, next);
      setFit(next);
      show(true);
    },
    show,
    forget() {
      forgetFit(storage);
      setFit(null);
      setShown(false);
    },
  };
}

export type SizeAdvisor = ReturnType<typeof useSizeAdvisor>;
