import type { ReleaseRegistry, RemoteName } from '@sightline/shared-lib/contracts';
import { remotesIn, type ReleaseCounts } from '@sightline/shared-lib/registry';

import { LOOKS } from './canaryJudge';
import { promotionVerdict } from './canaryVerdict';
import { countedBetween, type Look } from './releaseCounts';

/** How long a release is compared with the one before it, in looks: half an hour. Later its failures come from something else. */
const WATCHED_LOOKS = 360;

/** What is known of a remote since its stable release is the present one. */
interface Watch {
  readonly stable: string;
  readonly looks: Look[];
  /** The release that it followed, with what was counted of it in its last minute; none where nobody saw the promotion. */
  readonly before?: { readonly release: string; readonly counts: ReleaseCounts };
  left: number;
}

/** Judges releases that have just become stable by what was counted of the release before, within a minute of each. */
export function createPromotionJudge() {
  const watches = new Map<RemoteName, Watch>();

  const watchOf = (remote: RemoteName, stable: string, history: readonly string[], look: Look): Watch => {
    const known = watches.get(remote);
    if (known?.stable === stable) return known;
    const followed = known && history[0] === known.stable ? known : null;
    const counts = followed && countedBetween(followed.looks[0], look, remote, followed.stable);
    const before = followed && counts ? { before: { release: followed.stable, counts } } : {};
    const watch = { stable, looks: [], left: WATCHED_LOOKS, ...before };
    watches.set(remote, watch);
    return watch;
  };

  /** Takes one look; answers the stable releases that have to go, with the release before and the reason. */
  return (registry: ReleaseRegistry, look: Look) =>
    remotesIn(registry.remotes).flatMap((remote) => {
      const channel = registry.remotes[remote];
      if (!channel) return [];
      const watch = watchOf(remote, channel.stable, channel.history, look);
      const { stable: release, before, looks } = watch;
      const isJudged = before !== undefined && watch.left > 0 && looks.length > 0;
      const counts = isJudged ? countedBetween(looks[0], look, remote, release) : null;
      const reason = before && counts ? promotionVerdict(counts, before.counts) : null;
      looks.push(look);
      if (looks.length > LOOKS) looks.shift();
      watch.left -= 1;
      return before && reason !== null ? [{ remote, release, to: before.release, reason }] : [];
    });
}
