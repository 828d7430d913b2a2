import { act } from 'react';

type Callback = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>[]) => void;

/** Stands in for the browser's observer, which jsdom lacks; `report` says where the observed elements are. */
export function fakeIntersections() {
  const callbacks = new Set<Callback>();
  class FakeObserver {
    constructor(private readonly callback: Callback) {}
    observe() {
      callbacks.add(this.callback);
    }
    disconnect() {
      callbacks.delete(this.callback);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return {
    /** Observed elements are in view, or above it at a negative `top`. */
    report: (isIntersecting: boolean, top = 0) =>
      act(async () => {
        const boundingClientRect = { top } as DOMRectReadOnly;
        for (const tell of callbacks) tell([{ isIntersecting, boundingClientRect }]);
      }),
  };
}
