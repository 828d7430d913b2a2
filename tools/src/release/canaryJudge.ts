import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { remotesIn } from '@sightline/shared-lib/registry';

import { canaryVerdict } from './canaryVerdict';
import { countedBetween, type Look } from './releaseCounts';

/** How many looks of the past count: the guard takes twelve a minute. */
export const LOOKS = 12;

/** Judges canaries by what shells have counted within the last minute. */
export function createCanaryJudge() {
  const looks: { readonly canaries: string; readonly look: Look }[] = [];

  /** Takes one look; answers the canaries that have to go, with the reason. */
  return (registry: ReleaseRegistry, look: Look) => {
    const canaries = remotesIn(registry.remotes)
      .map((remote) => registry.remotes[remote]?.canary?.release ?? '')
      .join(' ');
    // What was counted before a canary began says nothing of it.
    if (looks.at(-1)?.canaries !== canaries) looks.length = 0;
    const verdicts = remotesIn(registry.remotes).flatMap((remote) => {
      const channel = registry.remotes[remote];
      if (!channel?.canary || looks.length === 0) return [];
      const { release } = channel.canary;
      const counted = (one: string) => countedBetween(looks[0]?.look, look, remote, one);
      const reason = canaryVerdict(counted(release), counted(channel.stable));
      return reason === null ? [] : [{ remote, release, reason }];
    });
    looks.push({ canaries, look });
    if (looks.length > LOOKS) looks.shift();
    return verdicts;
  };
}
