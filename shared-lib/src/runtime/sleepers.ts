/** A part of the document that the server drew and whose code is not there yet. */
export interface Sleeper {
  readonly element: Element;
  /** Fetches the code; the part answers once `settled` resolves. */
  readonly wake: () => void;
  readonly settled: Promise<void>;
  /** It wakes when it comes near the view; else only when the shopper turns to it. */
  readonly isWatched: boolean;
}

/** How far below the fold a part is fetched ahead, in CSS pixels. */
export const AHEAD = '200px';

/** What shows that a shopper turns to a part. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const;

const sleepers = new Set<Sleeper>();

const under = (target: EventTarget | null) =>
  [...sleepers].find(({ element }) => target instanceof Node && element.contains(target));

function onApproach({ target }: Event): void {
  under(target)?.wake();
}

/** React swallows a click on what it has not taken over: it is held, and repeated when the part answers. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  const sleeper = under(target);
  const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  if (!sleeper || !pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  sleeper.wake();
  void sleeper.settled.then(() => {
    if (pressed.isConnected) pressed.click();
  });
}

function listen(): void {
  for (const type of APPROACHES) window.addEventListener(type, onApproach, { capture: true, passive: true });
  window.addEventListener('click', onClick, true);
}

function stopListening(): void {
  for (const type of APPROACHES) window.removeEventListener(type, onApproach, true);
  window.removeEventListener('click', onClick, true);
}

/** Wakes a part when it comes near the view, or the shopper turns to it; the answer ends the watch. */
export function watchSleeper(sleeper: Sleeper): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) sleeper.wake();
    },
    { rootMargin: AHEAD },
  );
  if (sleeper.isWatched) observer.observe(sleeper.element);
  if (sleepers.size === 0) listen();
  sleepers.add(sleeper);
  return () => {
    observer.disconnect();
    sleepers.delete(sleeper);
    if (sleepers.size === 0) stopListening();
  };
}
