import type { ReleaseCounts } from '@sightline/shared-lib/registry';

/**
 * Fewer failures say nothing yet. It is more than one address can tell within what is looked at (`failureReports` in the shell's limits: three at
 * once, two a minute).
 */
const FEWEST_FAILURES = 10;
/** A share of failures that is worth a look, and how many times that of the stable release it has to be. */
const SHARE = 0.05;
const TIMES = 3;

const words = ({ shown, failed }: ReleaseCounts) => `${failed} failures in ${shown} pages`;

/** Why a canary is taken back, from what was counted of it and of the stable release in the same time; null while it may stay (FED-07). */
export function canaryVerdict(canary: ReleaseCounts, stable: ReleaseCounts): string | null {
  if (canary.failed < FEWEST_FAILURES || canary.failed < SHARE * canary.shown) return null;
  // The two shares, multiplied out: whole numbers have no rounding.
  if (canary.failed * stable.shown < TIMES * stable.failed * canary.shown) return null;
  return `${words(canary)}, of the stable release ${words(stable)}`;
}
