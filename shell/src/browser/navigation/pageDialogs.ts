import { selectDialog, selectHead, selectPageRequest } from '../state/selectors';
import type { ShellStore } from '../state/shellStore';

import type { PreparedPage } from './pageSource';
import type { ScrollMemory } from './scrollMemory';

/** What the history knows of an entry that is a dialog: the page it lies over, and how many dialogs lead back there. */
interface DialogEntry {
  readonly over: string;
  readonly depth: number;
}

function entryOf(state: unknown): DialogEntry | null {
  if (typeof state !== 'object' || state === null || !('over' in state && 'depth' in state)) return null;
  return { over: String(state.over), depth: Number(state.depth) };
}

export type DialogMode = 'push' | 'replace' | 'restore';

/** Pages that lie over another one and have addresses of their own: Back leaves them, and the page below stays as it is (ROUTE-07). */
export function createPageDialogs(store: ShellStore, scroll: Pick<ScrollMemory, 'nextState' | 'sameState'>) {
  const below = () => selectPageRequest(store.getState());
  const isOpen = () => selectDialog(store.getState()) !== null;

  /** What the entry of the page would be; null where it has to be a page of its own. */
  const placeOf = ({ page }: PreparedPage, mode: DialogMode): DialogEntry | null => {
    const over = below();
    if (!page.Dialog || !over || over.kind === page.request.kind) return null;
    const here = entryOf(history.state);
    if (mode === 'push') return { over: over.url, depth: isOpen() ? (here?.depth ?? 0) + 1 : 1 };
    // What is not known to lie over the page on screen is a page.
    return here?.over === over.url ? here : null;
  };

  return {
    isOpen,
    /** Shows a page as a dialog where it can be one; false where it cannot. */
    show(prepared: PreparedPage, url: string, mode: DialogMode): boolean {
      const place = placeOf(prepared, mode);
      if (!place) return false;
      if (mode === 'push') history.pushState({ ...scroll.nextState(), ...place }, '', url);
      if (mode === 'replace') history.replaceState({ ...scroll.sameState(), ...place }, '', url);
      const { owner, page, head } = prepared;
      store.change({ dialog: { owner, page } });
      document.title = head.title;
      return true;
    },
    /** The shopper is back at the page below. */
    leave(): void {
      store.change({ dialog: null });
      document.title = selectHead(store.getState()).title;
    },
    /** Closes the dialog as Back would, however many dialogs led to it. */
    close(): void {
      history.go(-(entryOf(history.state)?.depth ?? 1));
    },
  };
}

export type PageDialogs = ReturnType<typeof createPageDialogs>;
