import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { ErrorBoundary } from '@sightline/shared-lib/runtime';
import { Toasts } from '@sightline/shared-lib/ui';

import { PageDialog } from './PageDialog';
import { selectDialog, selectMessages, selectOverlays, selectPageRequest } from './state/selectors';
import type { ShellStore } from './state/shellStore';
import { useShellState } from './state/useShellState';
import type { ToastStore } from './toasts';

interface LayersProps {
  readonly services: ShellServices;
  readonly t: Translate;
  readonly store: ShellStore;
  readonly toasts: Pick<ToastStore, 'dismiss'>;
  readonly onCloseDialog: () => void;
  readonly onError: (error: unknown) => void;
}

/** What lies over the page: a page as a dialog, overlays opened by commands, and toasts. */
export function Layers({ services, t, store, toasts, onCloseDialog, onError }: LayersProps) {
  const dialog = useShellState(store, selectDialog);
  const below = useShellState(store, selectPageRequest);
  const shown = useShellState(store, selectOverlays);
  const messages = useShellState(store, selectMessages);
  return (
    <>
      {dialog ? (
        <PageDialog
          shown={dialog}
          services={services}
          shellText={t}
          below={below?.url}
          onClose={onCloseDialog}
          onError={onError}
        />
      ) : null}
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
