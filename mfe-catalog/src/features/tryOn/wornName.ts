import type { TrialFrame } from '../../catalogue/tiles/trialFrame';

/** A frame's name for whoever does not see it. */
export const wornName = ({ brand, name, colour }: TrialFrame): string =>
  [brand, name, colour].filter(Boolean).join(', ');
