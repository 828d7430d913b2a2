import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { createRoot } from 'react-dom/client';

import { ChromeFrame } from '../../chrome/ChromeFrame';
import type { PageState } from '../../page/pageState';
import { selectPage } from '../state/selectors';
import type { ShellStore } from '../state/shellStore';

import { ReleasesPanel } from './ReleasesPanel';

interface PanelOptions {
  readonly services: ShellServices;
  readonly t: Translate;
  readonly store: ShellStore;
  readonly releases: PageState['releases'];
}

/** Draws the panel of releases over the page, beside whose roots it has one of its own. */
export function mountReleasesPanel({ services, t, store, releases }: PanelOptions): void {
  const page = () => {
    const current = selectPage(store.getState());
    return current && { kind: current.page.request.kind, owner: current.owner };
  };
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place, { identifierPrefix: 'r' }).render(
    <ChromeFrame services={services} t={t}>
      <ReleasesPanel releases={releases} page={page} />
    </ChromeFrame>,
  );
}
