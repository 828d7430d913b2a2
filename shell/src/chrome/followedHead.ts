import { useSyncExternalStore } from 'react';

import type { PageState } from '../page/pageState';

/** Head of the page on screen, which header and footer follow when pages change inside the document. */
export interface FollowedHead {
  readonly get: () => PageState['head'];
  readonly subscribe: (listener: () => void) => () => void;
}

const never = () => () => undefined;

/** The head as it is now; on the server and while hydrating that of the document. */
export function useFollowedHead(state: PageState, head: FollowedHead | undefined): PageState['head'] {
  return useSyncExternalStore(
    head?.subscribe ?? never,
    () => head?.get() ?? state.head,
    () => state.head,
  );
}
