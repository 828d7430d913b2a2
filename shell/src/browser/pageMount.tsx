import { afterSign } from '@sightline/shared-lib/runtime';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import type { PageOwner } from '../page/pageState';

import { hostOf, pagePlace, rootOptionsOf, type PageRootOptions } from './pageRoot';
import { Settled } from './Settled';
import { selectPage } from './state/selectors';

export interface PageMount {
  /** Makes sure that pages of an owner can be mounted: asked before the page that is here goes. */
  readonly ready: (owner: PageOwner) => Promise<void>;
  /** Mounts the owner of the current page; pages of one owner share a root. */
  readonly apply: () => Promise<void>;
}

/** Draws the first page, or takes the server's over, in slices that give way to the shopper. */
function mountFirst(owner: PageOwner, options: PageRootOptions) {
  const place = pagePlace();
  const asked = rootOptionsOf(owner, options.onError);
  let root: Root | undefined;
  const settled = new Promise<void>((resolve) => {
    const rootOptions = {
      ...asked,
      onUncaughtError: (error: unknown) => {
        options.onError(owner, error);
        // A page that fails must not keep the rest of the shell from being ready.
        resolve();
      },
    };
    const content = <Settled onSettled={resolve}>{hostOf(owner, options)}</Settled>;
    startTransition(() => {
      if (place.hasAttribute('data-ssr')) root = hydrateRoot(place, content, rootOptions);
      else (root = createRoot(place, rootOptions)).render(content);
    });
    place.removeAttribute('data-ssr');
  });
  return { owner, settled, unmount: () => root?.unmount() };
}

/**
 * The first page's owner is mounted without single-spa, whose code comes with the first sign of a shopper: it mounts whoever follows, and that
 * first owner too when the shopper returns to it (decision 81).
 */
export function createPageMount(options: PageRootOptions): PageMount {
  let first: ReturnType<typeof mountFirst> | null = null;
  let opening: Promise<() => Promise<void>> | null = null;
  let change: (() => Promise<void>) | null = null;

  const open = async () => {
    opening ??= import('./applications').then((file) => () => {
      if (!change) first?.unmount();
      change ??= file.registerApplications(options);
      return change();
    });
    // The next page of another owner asks again.
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  afterSign(() => void open().catch(() => undefined));

  return {
    async ready(owner) {
      if (first && first.owner !== owner) await open();
    },
    async apply() {
      const owner = selectPage(options.store.getState())?.owner;
      if (!owner || (!change && first?.owner === owner)) return;
      if (first) return (await open())();
      first = mountFirst(owner, options);
      return first.settled;
    },
  };
}
