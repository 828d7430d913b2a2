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

/** Poor web vitals are common on slow lines: the share has to be high, and what it is compared with has to be known. */
const POOR_SHARE = 0.1;
const POOR_TIMES = 2;
const FEWEST_MEASURED = 10;

/** Why a release is taken back for its failures, compared with another. The two shares are multiplied out: whole numbers have no rounding. */
function failing(canary: ReleaseCounts, stable: ReleaseCounts, of: string): string | null {
  if (canary.failed < FEWEST_FAILURES || canary.failed < SHARE * canary.shown) return null;
  if (canary.failed * stable.shown < TIMES * stable.failed * canary.shown) return null;
  return `${words(canary)}, of the ${of} ${words(stable)}`;
}

/** Why a canary is taken back for the web vitals of its pages. */
function slow(canary: ReleaseCounts, stable: ReleaseCounts): string | null {
  const [own, other] = [canary, stable].map(({ measured = 0, poor = 0 }) => ({ measured, poor })) as [Told, Told];
  if (own.poor < FEWEST_FAILURES || own.poor < POOR_SHARE * own.measured || other.measured < FEWEST_MEASURED)
    return null;
  if (own.poor * other.measured < POOR_TIMES * other.poor * own.measured) return null;
  return `poor web vitals in ${own.poor} of ${own.measured} pages, of the stable release in ${other.poor} of ${other.measured}`;
}

type Told = Required<Pick<ReleaseCounts, 'measured' | 'poor'>>;

/** Why a canary is taken back, from what was counted of it and of the stable release in the same time; null while it may stay (FED-07). */
export const canaryVerdict = (canary: ReleaseCounts, stable: ReleaseCounts): string | null =>
  failing(canary, stable, 'stable release') ?? slow(canary, stable);

/**
 * Why a release that has just become stable is taken back, from what was counted of it and of the release before; null while it may stay (FED-07).
 * Web vitals say nothing here: those who are first to get new files wait for them.
 */
export const promotionVerdict = (fresh: ReleaseCounts, before: ReleaseCounts): string | null =>
  failing(fresh, before, 'release before');
