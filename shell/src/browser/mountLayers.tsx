import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { createRoot } from 'react-dom/client';

import { ChromeFrame } from '../chrome/ChromeFrame';

import { dismissTips } from './dismissTips';
import { Layers } from './Layers';
import { layersPlace } from './layersPlace';
import type { ShellStore } from './state/shellStore';
import type { ToastStore } from './toasts';

export interface LayersOptions {
  readonly services: ShellServices;
  readonly t: Translate;
  readonly store: ShellStore;
  readonly toasts: Pick<ToastStore, 'dismiss'>;
  readonly onCloseDialog: () => void;
  readonly onError: (error: unknown) => void;
}

/** Adds the layers above the page to the document, and the way to take the least of them away. */
export function mountLayers(options: LayersOptions): void {
  const { services, t, onError } = options;
  dismissTips();
  createRoot(document.body.appendChild(layersPlace()), {
    identifierPrefix: 'l',
    onRecoverableError: onError,
    onUncaughtError: onError,
  }).render(
    <ChromeFrame services={services} t={t}>
      <Layers {...options} />
    </ChromeFrame>,
  );
}
