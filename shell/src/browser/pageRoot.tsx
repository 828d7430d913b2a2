import type { RemoteName, ShellServices, Translate } from '@sightline/shared-lib/contracts';
import type { RootOptions } from 'react-dom/client';

import { ID_PREFIXES, ROOT_IDS, type PageOwner } from '../page/pageState';

import { RemoteHost } from './RemoteHost';
import type { ShellStore } from './state/shellStore';

export interface PageRootOptions {
  /** Every remote that may have a page. */
  readonly remotes: readonly RemoteName[];
  readonly store: ShellStore;
  readonly services: ShellServices;
  readonly t: Translate;
  readonly onError: (owner: PageOwner, error: unknown) => void;
}

/** The document's place for pages: one root at a time stands in it. */
export function pagePlace(): HTMLElement {
  const element = document.getElementById(ROOT_IDS.page);
  if (!element) throw new Error('The document has no place for a page.');
  return element;
}

export function rootOptionsOf(owner: PageOwner, onError: PageRootOptions['onError']): RootOptions {
  return {
    identifierPrefix: ID_PREFIXES.page,
    onRecoverableError: (error) => onError(owner, error),
    onUncaughtError: (error) => onError(owner, error),
  };
}

/** What the root of an owner's pages draws, whoever mounts it. */
export function hostOf(owner: PageOwner, { store, services, t, onError }: PageRootOptions) {
  return (
    <RemoteHost
      owner={owner}
      store={store}
      services={services}
      shellText={t}
      onError={(error) => onError(owner, error)}
    />
  );
}
