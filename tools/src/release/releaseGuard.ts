import { setInterval } from 'node:timers/promises';

import type { ReleaseHealth } from '@sightline/shared-lib/registry';

import { createCanaryJudge } from './canaryJudge';
import { withoutNewMisses } from './missedParts';
import { createPromotionJudge } from './promotionJudge';
import { changeRegistry, readRegistryFile } from './registryFile';
import type { RegistryFiles } from './registryFiles';
import { takeBack, takeBackStable } from './releaseChannels';
import { healthOf } from './releaseCounts';
import { runningShell } from './runningShell';

/** How often the shells are asked: what fails has to be gone within a minute. */
const LOOK_MS = 5_000;

export interface GuardOptions {
  readonly files: RegistryFiles;
  /** Addresses of all shells. */
  readonly shells: readonly string[];
  readonly token: string;
  readonly signal?: AbortSignal;
  readonly say?: (message: string) => void;
}

/**
 * Watches over canaries, and over releases that have just become stable, until it is told to stop. It holds the key of releases, which no shell has:
 * shells count, and cannot release (FED-07).
 */
export async function watchReleases({ files, shells, token, signal, say = console.log }: GuardOptions): Promise<void> {
  const [judgeCanaries, judgePromotions] = [createCanaryJudge(), createPromotionJudge()];
  const known = new Map<string, ReleaseHealth>();
  const look = async () => {
    for (const shell of shells) {
      const health = await healthOf(shell, token).catch((error: unknown) =>
        say(`${shell} does not say: ${String(error)}`),
      );
      if (health) known.set(shell, health);
    }
    const [registry, counted, at] = [readRegistryFile(files), new Map(known), new Date().toISOString()];
    const [canaries, promoted] = [judgeCanaries(registry, counted), judgePromotions(registry, counted)];
    for (const { remote, release, reason } of canaries) {
      changeRegistry(files, (before) => takeBack(before, remote, { release, reason, at }));
      say(`The canary ${remote} ${release} is taken back: ${reason}.`);
    }
    if (promoted.length === 0) return;
    const { contract, agreement } = await runningShell(shells[0]);
    for (const { remote, release, to, reason } of promoted) {
      changeRegistry(files, (before) =>
        // Going back must not take from others what they have come to count on: that is for people to weigh.
        withoutNewMisses(before, takeBackStable(before, remote, { release, to, reason, at }, contract), agreement),
      );
      say(`${remote} ${release} is taken back to ${to}: ${reason}.`);
    }
  };
  // The first look is at once: of a release that is promoted before it, nobody would know what it followed.
  const tried = () => look().catch((error: unknown) => say(`Releases cannot be watched: ${String(error)}`));
  await tried();
  const times = setInterval(LOOK_MS, undefined, signal ? { signal } : {});
  try {
    for await (const _ of times) await tried();
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
