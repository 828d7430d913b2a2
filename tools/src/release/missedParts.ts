import { PAGE_KINDS, type Agreement, type Release, type ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { remotesIn } from '@sightline/shared-lib/registry';

/** Something that a part of the shop counts on and does not get, or gets in another shape than it was built for. */
interface MissedPart {
  /** Who misses it: the shell, or a remote with its release. */
  readonly consumer: string;
  /** Such as `command cart.add`. */
  readonly part: string;
  readonly why: string;
}

interface LiveRelease {
  readonly name: string;
  readonly release: Release;
  readonly stable: boolean;
}

const SHELL = 'shell';

function liveReleases(registry: ReleaseRegistry): LiveRelease[] {
  return remotesIn(registry.remotes).flatMap((remote) => {
    const channel = registry.remotes[remote];
    const ids = [channel?.stable, channel?.canary?.release];
    return ids.flatMap((id, index) => {
      const release = id === undefined ? undefined : channel?.releases[id];
      return release ? [{ name: `${remote} ${release.id}`, release, stable: index === 0 }] : [];
    });
  });
}

/** Prints of what a release gives; null where a release of older tools does not tell the shape. */
function givenBy({ provides, agreement }: Release): Record<string, string | null> {
  const names = [
    ...provides.fragments.map((name) => `fragment ${name}`),
    ...provides.commands.map((name) => `command ${name}`),
  ];
  return { ...Object.fromEntries(names.map((name) => [name, null] as const)), ...agreement?.gives };
}

/** What the shell and the live releases miss of each other, stable ones and canaries. */
function missedParts(registry: ReleaseRegistry, shell: Agreement | undefined): MissedPart[] {
  const live = liveReleases(registry);
  const stable = live.filter((one) => one.stable);
  const given: Record<string, (string | null)[]> = {};
  for (const one of [...stable.map(({ release }) => givenBy(release)), shell?.gives ?? {}])
    for (const [part, print] of Object.entries(one)) (given[part] ??= []).push(print);
  // Of releases of older tools nobody knows which events they tell of.
  const eventsKnown = shell !== undefined && stable.every(({ release }) => release.agreement);
  const consumers = [
    ...live.map(({ name, release }) => ({ name, takes: release.agreement?.takes ?? {} })),
    { name: SHELL, takes: shell?.takes ?? {} },
  ];
  const missed = consumers.flatMap(({ name: consumer, takes }) =>
    Object.entries(takes).flatMap(([part, print]): MissedPart[] => {
      const prints = given[part];
      if (!prints) return eventsKnown || !part.startsWith('event ') ? [{ consumer, part, why: 'nobody gives it' }] : [];
      return prints.some((one) => one === null || one === print)
        ? []
        : [{ consumer, part, why: 'its signature is another one' }];
    }),
  );
  const pages = new Set(stable.flatMap(({ release }) => release.provides.pages));
  const lost = PAGE_KINDS.filter((kind) => !pages.has(kind));
  return [...missed, ...lost.map((kind) => ({ consumer: SHELL, part: `page ${kind}`, why: 'nobody gives it' }))];
}

/** Events that a remote told of before and tells no longer: others may tell of them too, though not on the same occasion. */
function silencedParts(before: ReleaseRegistry, after: ReleaseRegistry, shell: Agreement | undefined): MissedPart[] {
  const hearers = [
    ...liveReleases(after).map(({ name, release }) => ({ name, takes: release.agreement?.takes ?? {} })),
    { name: SHELL, takes: shell?.takes ?? {} },
  ];
  return remotesIn(after.remotes).flatMap((remote) => {
    const [then, now] = [before, after].map(({ remotes }) => remotes[remote]?.releases[remotes[remote].stable]);
    if (!now?.agreement) return [];
    const { gives } = now.agreement;
    const silenced = Object.keys(then?.agreement?.gives ?? {}).filter(
      (part) => !(part in gives) && part.startsWith('event '),
    );
    return silenced.flatMap((part) =>
      hearers
        .filter(({ name, takes }) => part in takes && name.split(' ')[0] !== remote)
        .map(({ name }) => ({ consumer: name, part, why: `${remote} no longer tells of it` })),
    );
  });
}

/**
 * The registry after a change, unless somebody misses something by it that was there before. Throws with every consumer's name: the shop would
 * go on with a button that does nothing.
 */
export function withoutNewMisses(
  before: ReleaseRegistry,
  after: ReleaseRegistry,
  shell: Agreement | undefined,
): ReleaseRegistry {
  const keyOf = ({ consumer, part, why }: MissedPart) => `${consumer.split(' ')[0]} ${part} ${why}`;
  const known = new Set(missedParts(before, shell).map(keyOf));
  const fresh = [...missedParts(after, shell), ...silencedParts(before, after, shell)].filter(
    (missed) => !known.has(keyOf(missed)),
  );
  if (fresh.length === 0) return after;
  const lines = fresh.map(({ consumer, part, why }) => `  ${consumer} needs ${part}: ${why}`);
  throw new Error(
    `${lines.join('\n')}\nRelease what provides it first, and add beside what is there instead of changing it; --anyway says that this is meant.`,
  );
}
