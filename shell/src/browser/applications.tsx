import { REMOTE_NAMES, type ShellServices, type Translate } from '@sightline/shared-lib/contracts';
import React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import singleSpaReact from 'single-spa-react';

import { ID_PREFIXES, ROOT_IDS, type PageOwner } from '../page/pageState';

import { RemoteHost } from './RemoteHost';
import { selectPage } from './state/selectors';
import type { ShellStore } from './state/shellStore';

interface ApplicationsOptions {
  readonly store: ShellStore;
  readonly services: ShellServices;
  readonly t: Translate;
  readonly onError: (owner: PageOwner, error: unknown) => void;
}

const container = () => {
  const element = document.getElementById(ROOT_IDS.page);
  if (!element) throw new Error('The document has no place for a page.');
  return element;
};

/** single-spa-react passes no root options: prefix and error reports are added here. */
function clientFor(owner: PageOwner, onError: ApplicationsOptions['onError']) {
  const rootOptions: ReactDOMClient.RootOptions = {
    identifierPrefix: ID_PREFIXES.page,
    onRecoverableError: (error) => onError(owner, error),
    onUncaughtError: (error) => onError(owner, error),
  };
  return {
    ...ReactDOMClient,
    createRoot: (element: Element) => ReactDOMClient.createRoot(element, rootOptions),
    /** Taking over is work in slices, which gives way to what the shopper does meanwhile. */
    hydrateRoot(element: Element, node: React.ReactNode) {
      let root: ReactDOMClient.Root | undefined;
      React.startTransition(() => {
        root = ReactDOMClient.hydrateRoot(element, node, rootOptions);
      });
      return root;
    },
  };
}

/** Server HTML is taken over once; later mounts start from nothing. */
function renderType(): 'hydrateRoot' | 'createRoot' {
  const element = container();
  if (!element.hasAttribute('data-ssr')) return 'createRoot';
  element.removeAttribute('data-ssr');
  return 'hydrateRoot';
}

/** One application for each owner, active while the current page is its own (FED-01). */
export function registerApplications({ store, services, t, onError }: ApplicationsOptions): () => Promise<void> {
  for (const owner of [...REMOTE_NAMES, 'shell'] as const) {
    const lifecycles = singleSpaReact({
      React,
      ReactDOMClient: clientFor(owner, onError) as never,
      rootComponent: () => (
        <RemoteHost
          owner={owner}
          store={store}
          services={services}
          shellText={t}
          onError={(error) => onError(owner, error)}
        />
      ),
      errorBoundary: (error: Error) => {
        onError(owner, error);
        return <></>;
      },
      renderType: renderType as never,
      domElementGetter: container,
    });
    const activeWhen = () => selectPage(store.getState())?.owner === owner;
    registerApplication({ name: owner, app: lifecycles as never, activeWhen });
  }
  start({ urlRerouteOnly: true });
  return async () => {
    await triggerAppChange();
  };
}
