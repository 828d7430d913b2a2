import { CHOSEN, isRemoteName, type ReleaseRegistry, type RemoteName } from '@sightline/shared-lib/contracts';
import { registeredRelease, remotesIn, type ReleaseOverrides } from '@sightline/shared-lib/registry';

/** Parts a signed override, which cannot hold it, from what its browser has chosen. */
const SEPARATOR = '~';
const BETWEEN = '/';

/** A published release that shoppers could get; development builds are shown by links of their own. */
export function publishedRelease(registry: ReleaseRegistry, remote: RemoteName, id: string) {
  const release = registeredRelease(registry, remote, id);
  return release?.built?.mode === 'development' ? undefined : release;
}

/** Remotes whose releases the browser may choose: only a signed override says so. */
export const choosableRemotes = (overrides: ReleaseOverrides): readonly RemoteName[] =>
  remotesIn(overrides).filter((remote) => overrides[remote] === CHOSEN);

/** The cookie of an override: what was signed, and beside it what its browser has chosen. */
export function splitCookie(value: string): { readonly token: string; readonly chosen: ReleaseOverrides } {
  const [token = '', choices = ''] = value.split(SEPARATOR);
  const chosen: Record<RemoteName, string> = {};
  for (const part of choices.split(BETWEEN)) {
    const [name, id] = part.split('@');
    if (isRemoteName(name) && id) chosen[name] = id;
  }
  return { token, chosen };
}

export function joinCookie(token: string, chosen: ReleaseOverrides): string {
  const choices = Object.entries(chosen).map(([remote, id]) => `${remote}@${id}`);
  return choices.length === 0 ? token : `${token}${SEPARATOR}${choices.join(BETWEEN)}`;
}

/**
 * What an override asks for with the choices of its browser in their places. Whatever a browser wrote by itself chooses among published releases
 * alone, and only where a signature lets it choose at all (FED-04).
 */
export function withChoices(
  overrides: ReleaseOverrides,
  chosen: ReleaseOverrides,
  registry: ReleaseRegistry,
): ReleaseOverrides {
  const asked = remotesIn(overrides).flatMap((remote) => {
    const wish = overrides[remote] === CHOSEN ? chosen[remote] : overrides[remote];
    if (wish === undefined) return [];
    return overrides[remote] !== CHOSEN || publishedRelease(registry, remote, wish) ? [[remote, wish] as const] : [];
  });
  return Object.fromEntries(asked);
}
