/** A part of the document that the server drew and whose code is not there yet. */
export interface PendingElement {
  readonly element: Element;
  /** Fetches the code; the part answers once `settled` resolves. */
  readonly hydrate: () => void;
  readonly settled: Promise<void>;
  /** It is hydrated when it comes near the view; else only when the shopper turns to it. */
  readonly isWatched: boolean;
}

/** How far below the fold a part is fetched ahead, in CSS pixels. */
export const AHEAD = '200px';

/** What shows that a shopper turns to a part. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const;

const pendingElements = new Set<PendingElement>();

const under = (target: EventTarget | null) =>
  [...pendingElements].find(({ element }) => target instanceof Node && element.contains(target));

function onApproach({ target }: Event): void {
  under(target)?.hydrate();
}

/** React drops a click on HTML that is not hydrated yet: it is held, and repeated when the part answers. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  const pending = under(target);
  const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  if (!pending || !pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  pending.hydrate();
  void pending.settled.then(() => {
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

/** A shopper was there before this script: the focus is in it, or an answer in it is not the one that the server drew. */
function isTurnedTo(element: Element): boolean {
  return (
    element.contains(document.activeElement) ||
    [...element.querySelectorAll('input')].some(({ checked, defaultChecked }) => checked !== defaultChecked)
  );
}

/** Hydrates a part when it comes near the view, or the shopper turns to it; the function returned stops watching. */
export function watchHydrationTriggers(pending: PendingElement): () => void {
  let observer: IntersectionObserver | undefined;
  if (pending.isWatched) {
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) pending.hydrate();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(pending.element);
  }
  if (pendingElements.size === 0) listen();
  pendingElements.add(pending);
  if (isTurnedTo(pending.element)) pending.hydrate();
  return () => {
    observer?.disconnect();
    pendingElements.delete(pending);
    if (pendingElements.size === 0) stopListening();
  };
}
