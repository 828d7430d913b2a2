/** How long after the first sign work waits: what the shopper has just asked for goes first. In milliseconds. */
const CALM_MS = 300;
/** The longest wait for an idle moment after that. */
const IDLE_LIMIT_MS = 1_500;

const PRESSES = ['pointerdown', 'keydown'] as const;
/** A press that was made before any script came is repeated as a click alone. */
const SIGNS = [...PRESSES, 'click', 'pointermove', 'touchstart', 'scroll'] as const;

/** Runs work in a calm moment after the one that is now. Answers how to call it off before that. */
export function whenCalm(work: () => void): () => void {
  const waiting = window.setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
    else work();
  }, CALM_MS);
  return () => window.clearTimeout(waiting);
}

/** Work that waits for the first of some events, and runs at once when it has happened. */
function firstOf(types: readonly string[]): (work: () => void) => () => void {
  const waiting = new Set<() => void>();
  let seen: 'not' | 'coming' | 'come' = 'not';
  const begin = () => {
    seen = 'coming';
    for (const type of types) window.removeEventListener(type, begin, true);
    whenCalm(() => {
      seen = 'come';
      for (const work of waiting) work();
      waiting.clear();
    });
  };
  return (work) => {
    if (seen === 'come') {
      work();
      return () => undefined;
    }
    if (seen === 'not' && waiting.size === 0)
      for (const type of types) window.addEventListener(type, begin, { capture: true, passive: true });
    waiting.add(work);
    return () => waiting.delete(work);
  };
}

/**
 * Runs work soon after somebody has moved, scrolled or touched anything: robots see nothing of it, the first load stays free of what
 * it does not need, and so does the answer to that first touch. Answers how to call it off.
 */
export const afterSign = firstOf(SIGNS);

/** The same after somebody has pressed something. */
export const afterPress = firstOf(PRESSES);
