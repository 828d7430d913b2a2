import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';

import { PageFailure } from '../page/PageFailure';
import { PageFrame } from '../page/PageFrame';
import type { PageOwner } from '../page/pageState';

import { selectPage } from './state/selectors';
import type { ShellStore } from './state/shellStore';
import { useShellState } from './state/useShellState';

interface RemoteHostProps {
  readonly owner: PageOwner;
  readonly store: ShellStore;
  readonly services: ShellServices;
  readonly shellText: Translate;
  readonly onError: (error: unknown) => void;
}

/** Renders the current page while its owner is mounted; moves between pages of one owner keep the root. */
export function RemoteHost({ owner, store, services, shellText, onError }: RemoteHostProps) {
  const current = useShellState(store, selectPage);
  if (!current || current.owner !== owner) return null;
  return (
    <PageFrame
      page={current.page}
      services={services}
      shellText={shellText}
      renderFallback={() => <PageFailure t={shellText} href={current.page.request.url} />}
      onError={onError}
    />
  );
}
