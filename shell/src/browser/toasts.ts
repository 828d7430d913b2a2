import type { Toasts } from '@sightline/shared-lib/contracts';

import { selectMessages } from './state/selectors';
import type { ShellStore } from './state/shellStore';

export type ToastStore = Toasts & { dismiss(id: number): void };

const AT_MOST = 3;

/** Messages at the edge of the screen, newest last; never for errors that need work (look, section 8). */
export function createToasts(store: ShellStore): ToastStore {
  let last = 0;
  const shown = () => selectMessages(store.getState());
  return {
    show(toast) {
      last += 1;
      // What is said already is not said twice.
      const others = shown().filter(({ message }) => message !== toast.message);
      store.change({ messages: [...others, { ...toast, id: last }].slice(-AT_MOST) });
    },
    dismiss: (id) => store.change({ messages: shown().filter((toast) => toast.id !== id) }),
  };
}
