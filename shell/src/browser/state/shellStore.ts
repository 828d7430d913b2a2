import { ANONYMOUS, type PageHead, type PageKind, type SiteContext } from '@sightline/shared-lib/contracts';
import { BehaviorSubject, type Observable } from 'rxjs';

import type { ShellState } from './shellState';

/** One reading of the state: what is asked of the store, and what is listened to. */
export type Selector<Value> = (state: ShellState) => Value;

export interface ShellStore {
  readonly getState: () => ShellState;
  /** Puts new values in the place of some areas and tells who follows them. */
  readonly change: (areas: Partial<ShellState>) => void;
  /** The state, as it is now and after each change. */
  readonly states: Observable<ShellState>;
  /** Tells of every later change of what is selected; answers how to stop. */
  readonly follow: <Value>(selector: Selector<Value>, listener: (value: Value) => void) => () => void;
}

/** What the document says before anybody has looked at the device. */
export interface ArrivedState {
  readonly site: SiteContext;
  readonly head: PageHead;
  readonly kind: PageKind;
}

/** The shell's one store (SITE-15). It is there before the first paint of a page, so it is a subject of rxjs, which the bus has brought already. */
export function createShellStore({ site, head, kind }: ArrivedState): ShellStore {
  const state = new BehaviorSubject<ShellState>({
    site,
    user: ANONYMOUS,
    theme: 'light',
    consent: null,
    firstKind: kind,
    page: null,
    dialog: null,
    head,
    overlays: [],
    messages: [],
  });
  return {
    states: state,
    getState: () => state.value,
    change: (areas) => state.next({ ...state.value, ...areas }),
    follow(selector, listener) {
      // By hand: rxjs's operators would be 0.7 kB of every first load, and come with the first call.
      let before = selector(state.value);
      const following = state.subscribe((next) => {
        const value = selector(next);
        if (Object.is(value, before)) return;
        before = value;
        listener(value);
      });
      return () => following.unsubscribe();
    },
  };
}
