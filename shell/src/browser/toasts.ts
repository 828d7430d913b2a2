import type { Toast, Toasts } from '@sightline/shared-lib/contracts';

import { observableValue, type ObservableValue } from './observable';

export interface ShownToast extends Toast {
  readonly id: number;
}

export type ToastStore = Toasts & {
  readonly list: ObservableValue<readonly ShownToast[]>;
  dismiss(id: number): void;
};

const AT_MOST = 3;

/** Messages at the edge of the screen, newest last; never for errors that need work (look, section 8). */
export function createToasts(): ToastStore {
  const list = observableValue<readonly ShownToast[]>([]);
  let last = 0;
  return {
    list,
    show(toast) {
      last += 1;
      list.set([...list.get(), { ...toast, id: last }].slice(-AT_MOST));
    },
    dismiss: (id) => list.set(list.get().filter((toast) => toast.id !== id)),
  };
}
