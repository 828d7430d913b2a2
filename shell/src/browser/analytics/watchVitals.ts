import type { PageKind } from '@sightline/shared-lib/contracts';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

import type { PageOwner } from '../../page/pageState';
import { selectPageRequest } from '../state/selectors';
import type { ShellStore } from '../state/shellStore';

/** The page that came with the document, and the release that made it. */
export interface FirstPage {
  readonly owner: PageOwner;
  readonly release: string | undefined;
  readonly kind: PageKind;
  readonly url: string;
}

interface Watched {
  readonly store: ShellStore;
  readonly first: FirstPage;
  readonly library?: { readonly onCLS: typeof onCLS; readonly onINP: typeof onINP; readonly onLCP: typeof onLCP };
}

/**
 * Tells the shop how the document felt, when it is left: its web vitals, by page, remote and release, without address or person. Only what was
 * measured on the page that came with the document counts. Answers how to stop; then nothing is told.
 */
export function watchVitals({ store, first, library = { onCLS, onINP, onLCP } }: Watched): () => void {
  const { owner, release, kind, url } = first;
  const current = selectPageRequest(store.getState());
  // Who agrees only on a later page is not asked for what was before.
  if (owner === 'shell' || !release || current?.url !== url) return () => undefined;
  const values: Record<string, number> = {};
  const state = { isFirstPage: true, isStopped: false };

  const note = ({ name, value }: Metric) => {
    if (state.isFirstPage) values[name] = Math.round(value * 1000) / 1000;
  };
  for (const follow of [library.onLCP, library.onINP, library.onCLS]) follow(note, { reportAllChanges: true });

  const tell = () => {
    if (document.visibilityState !== 'hidden' || state.isStopped || Object.keys(values).length === 0) return;
    stop();
    navigator.sendBeacon('/web-vitals', JSON.stringify({ remote: owner, release, kind, ...values }));
  };
  const forget = store.follow(selectPageRequest, (request) => {
    if (request?.url !== url) state.isFirstPage = false;
  });
  const stop = () => {
    state.isStopped = true;
    state.isFirstPage = false;
    forget();
    document.removeEventListener('visibilitychange', tell);
  };
  // After the library's own listener, which notes what it held back.
  document.addEventListener('visibilitychange', tell);
  return stop;
}
