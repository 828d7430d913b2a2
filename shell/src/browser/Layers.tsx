import { ErrorBoundary } from '@sightline/shared-lib/runtime';
import { Toasts } from '@sightline/shared-lib/ui';
import { useSyncExternalStore } from 'react';

import type { OverlayStore } from './overlays';
import type { ToastStore } from './toasts';

interface LayersProps {
  readonly overlays: OverlayStore;
  readonly toasts: ToastStore;
  readonly onError: (error: unknown) => void;
}

/** What lies over the page: overlays opened by commands, and toasts. */
export function Layers({ overlays, toasts, onError }: LayersProps) {
  const shown = useSyncExternalStore(overlays.list.subscribe, overlays.list.get);
  const messages = useSyncExternalStore(toasts.list.subscribe, toasts.list.get);
  return (
    <>
      {shown.map(({ id, Component, props }) => (
        <ErrorBoundary key={id} renderFallback={() => null} onError={onError}>
          <Component {...props} />
        </ErrorBoundary>
      ))}
      <Toasts
        toasts={messages.map(({ id, message, tone, action }) => ({
          id: String(id),
          text: message,
          icon: tone === 'bad' ? 'warning' : 'check',
          action: action && { label: action.label, onPress: action.run },
        }))}
        onDismiss={(id) => toasts.dismiss(Number(id))}
      />
    </>
  );
}
