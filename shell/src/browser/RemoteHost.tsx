import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { useSyncExternalStore } from 'react';

import { PageFailure } from '../page/PageFailure';
import { PageFrame } from '../page/PageFrame';
import type { PageOwner } from '../page/pageState';

import type { CurrentPageStore } from './navigation/currentPage';

interface RemoteHostProps {
  readonly owner: PageOwner;
  readonly pages: CurrentPageStore;
  readonly services: ShellServices;
  readonly shellText: Translate;
  readonly onError: (error: unknown) => void;
}

/** Renders the current page while its owner is mounted; moves between pages of one owner keep the root. */
export function RemoteHost({ owner, pages, services, shellText, onError }: RemoteHostProps) {
  const current = useSyncExternalStore(pages.subscribe, pages.get, pages.get);
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
