/** Remembers the scroll position of every history entry, so that Back returns to the same place (ROUTE-06). */
export function createScrollMemory() {
  const positions = new Map<string, number>();
  let key = 'start';
  history.scrollRestoration = 'manual';
  const state: unknown = history.state;
  if (state && typeof state === 'object' && 'sl' in state) key = String(state.sl);
  else history.replaceState({ ...(state as object | null), sl: key }, '');

  return {
    /** Call before the page changes. */
    save: () => positions.set(key, window.scrollY),
    /** History state of a new entry. */
    nextState: () => {
      key = Math.random().toString(36).slice(2, 10);
      return { sl: key };
    },
    /** State of the present entry, for replacing its address. */
    sameState: () => ({ sl: key }),
    /** Adopts an entry the browser went back or forward to and answers its position. */
    enter: (entry: unknown): number => {
      key = entry && typeof entry === 'object' && 'sl' in entry ? String(entry.sl) : 'start';
      return positions.get(key) ?? 0;
    },
  };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;
