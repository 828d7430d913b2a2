import type { TextKey, Translate } from '@sightline/shared-lib/contracts';
import type { FitLabel } from '@sightline/shared-lib/domain/product';

import type { OwnFit } from './ownFit';

const WORDS: Readonly<Record<FitLabel, TextKey>> = {
  recommended: 'Size.Recommended',
  'also-right-for-you': 'Size.AlsoRight',
  'next-best-size': 'Size.NextBest',
  tight: 'Size.Tight',
  loose: 'Size.Loose',
};

/** The advisor's word for a fit (ADV-01). */
export function fitKey(label: FitLabel): TextKey {
  return WORDS[label];
}

/** True for the two labels under which a size can be bought without a second thought. */
export function isRight(label: FitLabel): boolean {
  return label === 'recommended' || label === 'also-right-for-you';
}

/** Why: how much wider or narrower than what the shopper told. */
export function fitReason(widthMm: number, rightMm: number, way: OwnFit['way'], t: Translate): string {
  const basis = way === 'face' ? 'Face' : 'Frame';
  const mm = Math.abs(Math.round(widthMm - rightMm));
  if (mm === 0) return t(`Size.Same.${basis}`);
  return t(widthMm > rightMm ? `Size.Wider.${basis}` : `Size.Narrower.${basis}`, { mm });
}
