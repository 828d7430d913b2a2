import { ErrorBoundary } from '@sightline/shared-lib/runtime';
import { Toasts } from '@sightline/shared-lib/ui';

import { selectMessages, selectOverlays } from './state/selectors';
import type { ShellStore } from './state/shellStore';
import { useShellState } from './state/useShellState';
import type { ToastStore } from './toasts';

interface LayersProps {
  readonly store: ShellStore;
  readonly toasts: Pick<ToastStore, 'dismiss'>;
  readonly onError: (error: unknown) => void;
}

/** What lies over the page: overlays opened by commands, and toasts. */
export function Layers({ store, toasts, onError }: LayersProps) {
  const shown = useShellState(store, selectOverlays);
  const messages = useShellState(store, selectMessages);
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
