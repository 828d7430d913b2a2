import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { ChromeFrame } from '../chrome/ChromeFrame';
import { Footer } from '../chrome/Footer';
import { Header } from '../chrome/Header';
import { ID_PREFIXES, ROOT_IDS, type PageState } from '../page/pageState';

import { replayInside } from './replay';
import { Settled } from './Settled';
import type { ShellStore } from './state/shellStore';

interface ChromeOptions {
  readonly state: PageState;
  readonly services: ShellServices;
  readonly t: Translate;
  readonly store: ShellStore;
  readonly onError: (error: unknown) => void;
}

function root(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no element ${id}.`);
  return element;
}

/**
 * Takes header and footer over; each is a React root of its own, rendered in slices that give way to the shopper. Resolves once both of them
 * answer.
 */
export async function mountChrome(options: ChromeOptions): Promise<void> {
  const { state, services, t, store, onError } = options;
  const mount = async (place: HTMLElement, identifierPrefix: string, content: ReactNode) => {
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
        hydrateRoot(place, framed, rootOptions);
      });
    });
    replayInside(place);
  };

  await Promise.all([
    mount(root(ROOT_IDS.header), ID_PREFIXES.header, <Header state={state} store={store} />),
    mount(root(ROOT_IDS.footer), ID_PREFIXES.footer, <Footer state={state} store={store} />),
  ]);
}
