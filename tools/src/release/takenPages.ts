import { SHELL_KINDS, type PageKind, type ReleaseRegistry, type RemoteName } from '@sightline/shared-lib/contracts';
import { CATALOGUE_SEGMENTS, patternsMeet, SHOP_ROUTES, spelledAlike } from '@sightline/shared-lib/domain/routing';
import { remotesIn } from '@sightline/shared-lib/registry';

/** First words of addresses that no row of the route table stands for, and the kind whose owner has them. */
const OPEN_ADDRESSES: Readonly<Record<string, PageKind>> = {
  c: 'landing',
  ...Object.fromEntries(CATALOGUE_SEGMENTS.map((word) => [word, 'product-list' as const])),
};

/** Releases of a remote that shoppers get. */
function liveReleases({ remotes }: ReleaseRegistry, remote: RemoteName) {
  const channel = remotes[remote];
  const ids = [channel?.stable, channel?.canary?.release];
  return ids.flatMap((id) => (id === undefined ? [] : (channel?.releases[id] ?? [])));
}

/** Who has the pages of a kind beside a remote; null when nobody has. */
function ownerOf(registry: ReleaseRegistry, remote: RemoteName, kind: PageKind): string | null {
  if (SHELL_KINDS.has(kind)) return 'shell';
  const others = remotesIn(registry.remotes).filter((name) => name !== remote);
  return (
    others.find((name) => liveReleases(registry, name).some(({ provides }) => provides.pages.includes(kind))) ?? null
  );
}

/** Who has addresses of a pattern beside a remote; null when nobody has. */
function ownerOfAddress(registry: ReleaseRegistry, remote: RemoteName, pattern: string): string | null {
  const [, first = ''] = pattern.split('/');
  const kind =
    SHOP_ROUTES.rows.find((row) => patternsMeet(row.pattern, pattern))?.kind ??
    (Object.hasOwn(OPEN_ADDRESSES, first) ? OPEN_ADDRESSES[first] : undefined);
  // Addresses that every shop has are nobody else's, whether or not their pages are there at the moment.
  if (kind) return ownerOf(registry, remote, kind) ?? 'shell';
  const others = remotesIn(registry.remotes).filter((name) => name !== remote);
  return (
    others.find((name) =>
      liveReleases(registry, name).some(({ provides }) =>
        provides.routes?.some((route) => patternsMeet(route.pattern, pattern)),
      ),
    ) ?? null
  );
}

/** What live releases of a remote want though somebody has it, one sentence a piece. */
function takenBy(registry: ReleaseRegistry, remote: RemoteName): string[] {
  return liveReleases(registry, remote).flatMap(({ provides: { pages, routes = [] } }) => [
    ...pages.flatMap((kind) => {
      const owner = ownerOf(registry, remote, kind);
      return owner ? [`page ${kind} belongs to ${owner}`] : [];
    }),
    ...routes.flatMap(({ kind, pattern, words = {} }) => {
      const owner = ownerOfAddress(registry, remote, pattern);
      const alike = Object.entries(words).flatMap(([word, local]) =>
        spelledAlike(word, local).map((other) => `the spelling of "${word}" is that of "${other}"`),
      );
      return [
        ...(pages.includes(kind) ? [] : [`address ${pattern} leads to ${kind}, which is not among its pages`]),
        ...(owner ? [`address ${pattern} belongs to ${owner}`] : []),
        ...alike,
      ];
    }),
  ]);
}

/** The registry after a change of one remote, unless it takes a page that somebody has. Throws with the owner's name. */
export function withoutTakenPages(
  before: ReleaseRegistry,
  after: ReleaseRegistry,
  remote: RemoteName,
): ReleaseRegistry {
  const known = new Set(takenBy(before, remote));
  const fresh = [...new Set(takenBy(after, remote))].filter((taken) => !known.has(taken));
  if (fresh.length === 0) return after;
  throw new Error(
    `${fresh.map((taken) => `  ${remote}: ${taken}`).join('\n')}\nChoose another one, or have its owner give it up first.`,
  );
}
