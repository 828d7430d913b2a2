import { setInterval } from 'node:timers/promises';

import { type ReleaseRegistry, type RemoteName } from '@sightline/shared-lib/contracts';
import { remotesIn, type ReleaseCounts, type ReleaseHealth } from '@sightline/shared-lib/registry';

import { canaryVerdict } from './canaryVerdict';
import { changeRegistry, readRegistryFile } from './registryFile';
import type { RegistryFiles } from './registryFiles';
import { takeBack } from './releaseChannels';

/** How often the shells are asked, and what of the past counts: together well within the minute in which a canary has to be gone. */
const LOOK_MS = 5_000;
const LOOKS = 12;
const ANSWER_LIMIT_MS = 2_000;

export interface GuardOptions {
  readonly files: RegistryFiles;
  /** Addresses of all shells. */
  readonly shells: readonly string[];
  readonly token: string;
  readonly signal?: AbortSignal;
  readonly say?: (message: string) => void;
}

const NONE = { shown: 0, failed: 0, measured: 0, poor: 0 };
const NAMES = ['shown', 'failed', 'measured', 'poor'] as const;

/** What was counted since; a shell that has been started again has counted from zero. */
function since(now: ReleaseCounts = NONE, then: ReleaseCounts = NONE): ReleaseCounts {
  const isNewCount = NAMES.some((name) => (now[name] ?? 0) < (then[name] ?? 0));
  return each((name) => (now[name] ?? 0) - (isNewCount ? 0 : (then[name] ?? 0)));
}

const each = (count: (name: (typeof NAMES)[number]) => number) =>
  Object.fromEntries(NAMES.map((name) => [name, count(name)])) as Record<(typeof NAMES)[number], number>;

/** What several shells have counted of one release. */
export const sumOfCounts = (counts: readonly ReleaseCounts[]) =>
  each((name) => counts.reduce((all, one) => all + (one[name] ?? 0), 0));

type Look = ReadonlyMap<string, ReleaseHealth>;

/** What a shell has counted since it started. */
export async function healthOf(shell: string, token: string): Promise<ReleaseHealth> {
  const answer = await fetch(`${shell}/release-health`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`${answer.status}: is its RELEASE_HEALTH_TOKEN the same?`);
  return (await answer.json()) as ReleaseHealth;
}

/** Judges canaries by what shells have counted within the last minute. */
export function createCanaryJudge() {
  const looks: { readonly canaries: string; readonly look: Look }[] = [];

  const counted = (remote: RemoteName, release: string, look: Look) => {
    const before = looks[0]?.look;
    return sumOfCounts(
      Array.from(look, ([shell, health]) => {
        const then = before?.get(shell);
        // Of a shell that has only begun to answer, nobody knows what it counted when.
        return then ? since(health[remote]?.[release], then[remote]?.[release]) : NONE;
      }),
    );
  };

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
      const reason = canaryVerdict(counted(remote, release, look), counted(remote, channel.stable, look));
      return reason === null ? [] : [{ remote, release, reason }];
    });
    looks.push({ canaries, look });
    if (looks.length > LOOKS) looks.shift();
    return verdicts;
  };
}

/** Watches over canaries until it is told to stop. It holds the key of releases, which no shell has: shells count, and cannot release (FED-07). */
export async function watchCanaries({ files, shells, token, signal, say = console.log }: GuardOptions): Promise<void> {
  const judge = createCanaryJudge();
  const known = new Map<string, ReleaseHealth>();
  const look = async () => {
    for (const shell of shells) {
      const health = await healthOf(shell, token).catch((error: unknown) =>
        say(`${shell} does not say: ${String(error)}`),
      );
      if (health) known.set(shell, health);
    }
    for (const { remote, release, reason } of judge(readRegistryFile(files), new Map(known))) {
      const at = new Date().toISOString();
      changeRegistry(files, (registry) => takeBack(registry, remote, { release, reason, at }));
      say(`The canary ${remote} ${release} is taken back: ${reason}.`);
    }
  };
  const times = setInterval(LOOK_MS, undefined, signal ? { signal } : {});
  try {
    for await (const _ of times)
      await look().catch((error: unknown) => say(`Canaries cannot be watched: ${String(error)}`));
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
