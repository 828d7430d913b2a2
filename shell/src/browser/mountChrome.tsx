import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { ChromeFrame } from '../chrome/ChromeFrame';
import { Footer } from '../chrome/Footer';
import { Header } from '../chrome/Header';
import { ID_PREFIXES, ROOT_IDS, type PageState } from '../page/pageState';

import { Layers } from './Layers';
import type { ObservableValue } from './observable';
import type { OverlayStore } from './overlays';
import { replayInside } from './replay';
import type { ToastStore } from './toasts';

interface ChromeOptions {
  readonly state: PageState;
  readonly services: ShellServices;
  readonly t: Translate;
  readonly head: ObservableValue<PageState['head']>;
  readonly overlays: OverlayStore;
  readonly toasts: ToastStore;
  readonly onError: (error: unknown) => void;
}

function root(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no element ${id}.`);
  return element;
}

function Settled({ onSettled, children }: { readonly onSettled: () => void; readonly children: ReactNode }) {
  useEffect(onSettled, [onSettled]);
  return children;
}

/**
 * Takes header and footer over and adds the layers above the page; each is a React root of its own, rendered in slices that give way to the
 * shopper. Resolves once all of them answer.
 */
export async function mountChrome(options: ChromeOptions): Promise<void> {
  const { state, services, t, head, overlays, toasts, onError } = options;
  const mount = async (place: HTMLElement, identifierPrefix: string, content: ReactNode, isServerRendered: boolean) => {
    await new Promise<void>((resolve) => {
      const onUncaughtError = (error: unknown) => {
        onError(error);
        // A part that fails must not keep the others from being ready.
        resolve();
      };
      const rootOptions = { identifierPrefix, onRecoverableError: onError, onUncaughtError };
      const framed = (
        <ChromeFrame services={services} t={t}>
          <Settled onSettled={resolve}>{content}</Settled>
        </ChromeFrame>
      );
      startTransition(() => {
        if (isServerRendered) hydrateRoot(place, framed, rootOptions);
        else createRoot(place, rootOptions).render(framed);
      });
    });
    replayInside(place);
  };

  const layers = document.body.appendChild(document.createElement('div'));
  await Promise.all([
    mount(root(ROOT_IDS.header), ID_PREFIXES.header, <Header state={state} head={head} />, true),
    mount(root(ROOT_IDS.footer), ID_PREFIXES.footer, <Footer state={state} head={head} />, true),
    mount(layers, 'l', <Layers overlays={overlays} toasts={toasts} onError={onError} />, false),
  ]);
}
