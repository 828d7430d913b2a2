import React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import singleSpaReact from 'single-spa-react';

import type { PageOwner } from '../page/pageState';

import { hostOf, pagePlace, rootOptionsOf, type PageRootOptions } from './pageRoot';
import { selectPage } from './state/selectors';

/** single-spa-react passes no root options: prefix and error reports are added here. */
function clientFor(owner: PageOwner, onError: PageRootOptions['onError']) {
  const rootOptions = rootOptionsOf(owner, onError);
  return { ...ReactDOMClient, createRoot: (element: Element) => ReactDOMClient.createRoot(element, rootOptions) };
}

/** One application for each owner, active while the current page is its own (FED-01). */
export function registerApplications(options: PageRootOptions): () => Promise<void> {
  const { remotes, store, onError } = options;
  for (const owner of [...remotes, 'shell'] as const) {
    const lifecycles = singleSpaReact({
      React,
      ReactDOMClient: clientFor(owner, onError) as never,
      rootComponent: () => hostOf(owner, options),
      errorBoundary: (error: Error) => {
        onError(owner, error);
        return <></>;
      },
      renderType: 'createRoot',
      domElementGetter: pagePlace,
    });
    const activeWhen = () => selectPage(store.getState())?.owner === owner;
    registerApplication({ name: owner, app: lifecycles as never, activeWhen });
  }
  start({ urlRerouteOnly: true });
  return async () => {
    await triggerAppChange();
  };
}
