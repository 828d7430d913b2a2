import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { createRoot } from 'react-dom/client';

import { ChromeFrame } from '../chrome/ChromeFrame';

import { Layers } from './Layers';
import type { OverlayStore } from './overlays';
import type { ToastStore } from './toasts';

export interface LayersOptions {
  readonly services: ShellServices;
  readonly t: Translate;
  readonly overlays: OverlayStore;
  readonly toasts: ToastStore;
  readonly onError: (error: unknown) => void;
}

/** Adds the layers above the page to the document. */
export function mountLayers({ services, t, overlays, toasts, onError }: LayersOptions): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place, { identifierPrefix: 'l', onRecoverableError: onError, onUncaughtError: onError }).render(
    <ChromeFrame services={services} t={t}>
      <Layers overlays={overlays} toasts={toasts} onError={onError} />
    </ChromeFrame>,
  );
}
