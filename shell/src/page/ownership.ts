import type { CommandName, FragmentName, PageKind, RemoteName } from '@sightline/shared-lib/contracts';

import type { PageOwner, PageState } from './pageState';

/** Pages that the shell renders itself, because they must work when no remote does. */
const SHELL_PAGES: ReadonlySet<PageKind> = new Set(['not-found', 'internal-error', 'courtesy']);

type Provisions = Pick<PageState, 'releases'>['releases'];

function provider(
  releases: Provisions,
  provides: (release: NonNullable<Provisions[RemoteName]>) => boolean,
): RemoteName | null {
  for (const [name, release] of Object.entries(releases)) {
    if (release && provides(release)) return name as RemoteName;
  }
  return null;
}

/** The owner of a page kind, or null when no release of the set provides it. */
export function pageOwner(releases: Provisions, kind: PageKind): PageOwner | null {
  if (SHELL_PAGES.has(kind)) return 'shell';
  return provider(releases, (release) => release.provides.pages.includes(kind));
}

export function fragmentProvider(releases: Provisions, name: FragmentName): RemoteName | null {
  return provider(releases, (release) => release.provides.fragments.includes(name));
}

export function commandProvider(releases: Provisions, name: CommandName): RemoteName | null {
  return provider(releases, (release) => release.provides.commands.includes(name));
}
