import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { ChromeFrame } from '../chrome/ChromeFrame';
import { Footer } from '../chrome/Footer';
import { Header } from '../chrome/Header';
import { ID_PREFIXES, ROOT_IDS, type PageState } from '../page/pageState';

import { Layers } from './Layers';
import type { ObservableValue } from './observable';
import type { OverlayStore } from './overlays';
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

/** Takes header and footer over and adds the layers above the page; each is a React root of its own. */
export function mountChrome({ state, services, t, head, overlays, toasts, onError }: ChromeOptions): void {
  const framed = (element: React.ReactElement) => (
    <ChromeFrame services={services} t={t}>
      {element}
    </ChromeFrame>
  );
  const options = (identifierPrefix: string) => ({
    identifierPrefix,
    onRecoverableError: onError,
    onUncaughtError: onError,
  });
  hydrateRoot(root(ROOT_IDS.header), framed(<Header state={state} head={head} />), options(ID_PREFIXES.header));
  hydrateRoot(root(ROOT_IDS.footer), framed(<Footer state={state} head={head} />), options(ID_PREFIXES.footer));

  const layers = document.body.appendChild(document.createElement('div'));
  createRoot(layers, options('l')).render(framed(<Layers overlays={overlays} toasts={toasts} onError={onError} />));
}
