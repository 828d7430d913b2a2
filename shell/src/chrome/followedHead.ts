import { useCallback, useSyncExternalStore } from 'react';

import { selectHead } from '../browser/state/selectors';
import type { ShellStore } from '../browser/state/shellStore';
import type { PageState } from '../page/pageState';

const never = () => undefined;

/** Head of the page on screen, which header and footer follow when pages change inside the document; on the server that of the document. */
export function useFollowedHead(state: PageState, store: ShellStore | undefined): PageState['head'] {
  const subscribe = useCallback((listener: () => void) => store?.follow(selectHead, listener) ?? never, [store]);
  return useSyncExternalStore(
    subscribe,
    () => (store ? selectHead(store.getState()) : state.head),
    () => state.head,
  );
}
