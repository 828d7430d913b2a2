const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

let interacted = false;

/**
 * Runs work once somebody has touched the page, at once when that has happened: robots see nothing, and the first load stays
 * free of what it does not need. Answers how to call it off.
 */
export function afterInteraction(work: () => void): () => void {
  if (interacted) {
    work();
    return () => undefined;
  }
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
  };
  const begin = () => {
    interacted = true;
    stop();
    work();
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true });
  return stop;
}
