import type { RemoteName } from '@sightline/shared-lib/contracts';
import type { ReleaseCounts, ReleaseHealth } from '@sightline/shared-lib/registry';

const ANSWER_LIMIT_MS = 2_000;

const NONE = { shown: 0, failed: 0, measured: 0, poor: 0 };
const NAMES = ['shown', 'failed', 'measured', 'poor'] as const;

/** What each shell had counted when it was asked, by its address. */
export type Look = ReadonlyMap<string, ReleaseHealth>;

const each = (count: (name: (typeof NAMES)[number]) => number) =>
  Object.fromEntries(NAMES.map((name) => [name, count(name)])) as Record<(typeof NAMES)[number], number>;

/** What was counted since; a shell that has been started again has counted from zero. */
function since(now: ReleaseCounts = NONE, then: ReleaseCounts = NONE): ReleaseCounts {
  const isNewCount = NAMES.some((name) => (now[name] ?? 0) < (then[name] ?? 0));
  return each((name) => (now[name] ?? 0) - (isNewCount ? 0 : (then[name] ?? 0)));
}

/** What several shells have counted of one release. */
export const sumOfCounts = (counts: readonly ReleaseCounts[]) =>
  each((name) => counts.reduce((all, one) => all + (one[name] ?? 0), 0));

/** What all shells have counted of a release from one look to another. */
export function countedBetween(before: Look | undefined, now: Look, remote: RemoteName, release: string) {
  return sumOfCounts(
    Array.from(now, ([shell, health]) => {
      const then = before?.get(shell);
      // Of a shell that has only begun to answer, nobody knows what it counted when.
      return then ? since(health[remote]?.[release], then[remote]?.[release]) : NONE;
    }),
  );
}

/** What a shell has counted since it started. */
export async function healthOf(shell: string, token: string): Promise<ReleaseHealth> {
  const answer = await fetch(`${shell}/release-health`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`${answer.status}: is its RELEASE_HEALTH_TOKEN the same?`);
  return (await answer.json()) as ReleaseHealth;
}
