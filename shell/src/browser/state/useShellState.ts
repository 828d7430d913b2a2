import { useCallback, useSyncExternalStore } from 'react';

import type { Selector, ShellStore } from './shellStore';

/** What is selected of the shell's state, as it is now; selectors stand outside the component. */
export function useShellState<Value>({ getState, follow }: ShellStore, selector: Selector<Value>): Value {
  const subscribe = useCallback((listener: () => void) => follow(selector, listener), [follow, selector]);
  const read = () => selector(getState());
  return useSyncExternalStore(subscribe, read, read);
}
