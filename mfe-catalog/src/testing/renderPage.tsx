import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { LoadServices, PageAnswer, PageModule, PageRequest, ShellServices } from '@sightline/shared-lib/contracts';
import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { quiet, type FakeServices } from '@sightline/shared-lib/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { wordsOf } from './words';

/** What `load` is given, out of the services of a test. */
export function loadServices(services: FakeServices, more: Partial<LoadServices> = {}): LoadServices {
  const { site, client, now } = services;
  return { site, client, now, t: wordsOf(services), segments: [], ...more };
}

/** A request as the shell makes it from a canonical path and a query. */
export function aRequest(kind: PageRequest['kind'], address: string, more: Partial<PageRequest> = {}): PageRequest {
  const url = new URL(address, 'https://shop.test');
  const query: Record<string, string[]> = {};
  for (const [name, value] of url.searchParams) (query[name] ??= []).push(value);
  return { kind, path: url.pathname, url: url.pathname + url.search, params: {}, query, ...more };
}

/** Loads a page and fails the test when it answers anything else. */
export async function loaded<Data>(
  module: PageModule<Data>,
  request: PageRequest,
  services: FakeServices,
  more: Partial<LoadServices> = {},
): Promise<PageAnswer<Data>> {
  const answer = await module.load(request, loadServices(services, more));
  if (answer.outcome !== 'page') throw new Error(`a redirect to ${answer.location}`);
  return answer;
}

/** A rendered piece of the shop; `show` renders something else in its place. */
export interface Rendered {
  readonly services: ShellServices;
  readonly unmount: () => void;
  readonly show: (content: ReactNode) => Promise<void>;
}

/** Renders below the services and words a remote's root has, until all that comes late is there. */
export async function renderInShop<Services extends ShellServices>(
  children: ReactNode,
  services: Services,
): Promise<Rendered & { readonly services: Services }> {
  const { tag } = LOCALE_FACTS[services.site.locale];
  const frame = (content: ReactNode) => (
    <ServicesProvider services={services}>
      <TranslationProvider t={wordsOf(services)} locale={services.site.locale}>
        <div lang={tag}>{content}</div>
      </TranslationProvider>
    </ServicesProvider>
  );
  const view = render(frame(children));
  await quiet();
  const show = (content: ReactNode) => {
    view.rerender(frame(content));
    return quiet();
  };
  return { unmount: view.unmount, services, show };
}

/** Loads a page and renders it. */
export async function renderPage<Data>(
  module: PageModule<Data>,
  request: PageRequest,
  services: FakeServices,
): Promise<Rendered & { readonly services: FakeServices; readonly answer: PageAnswer<Data> }> {
  const answer = await loaded(module, request, services);
  const { Page } = module;
  return { ...(await renderInShop(<Page data={answer.data} request={request} />, services)), answer };
}
