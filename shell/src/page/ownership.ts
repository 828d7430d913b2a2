import {
  SHELL_KINDS,
  type CommandName,
  type FragmentName,
  type PageKind,
  type RemoteName,
} from '@sightline/shared-lib/contracts';

import type { PageOwner } from './pageState';
import type { Provisions } from './routesOf';

function provider(releases: Provisions, provides: (release: Provisions[RemoteName]) => boolean): RemoteName | null {
  for (const [name, release] of Object.entries(releases)) {
    if (provides(release)) return name as RemoteName;
  }
  return null;
}

/** The owner of a page kind, or null when no release of the set provides it. */
export function pageOwner(releases: Provisions, kind: PageKind): PageOwner | null {
  if (SHELL_KINDS.has(kind)) return 'shell';
  return provider(releases, (release) => release.provides.pages.includes(kind));
}

export function fragmentProvider(releases: Provisions, name: FragmentName): RemoteName | null {
  return provider(releases, (release) => release.provides.fragments.includes(name));
}

export function commandProvider(releases: Provisions, name: CommandName): RemoteName | null {
  return provider(releases, (release) => release.provides.commands.includes(name));
}
