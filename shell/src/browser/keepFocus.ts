/** Where the focused element stood: its parents up to the area they lie in, and which child of each led there. */
type Place = readonly { readonly parent: Element; readonly at: number }[];

/** What an owner puts back by itself comes within this time (ms): a heading that is replaced, a dialog that gives the focus back. */
const OWNERS_TURN_MS = 100;

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';
/** Beyond these nobody would look for the place that is gone. */
const AREA = 'main,dialog,header,footer';

function placeOf(element: Element): Place {
  const place: { parent: Element; at: number }[] = [];
  let child = element;
  while (child.parentElement && !child.matches(AREA)) {
    const parent = child.parentElement;
    place.push({ parent, at: [...parent.children].indexOf(child) });
    child = parent;
  }
  return place;
}

const isUsable = (element: HTMLElement) =>
  !element.matches(':disabled,[hidden]') && element.getClientRects().length > 0;

function firstUsable(element: Element | undefined): HTMLElement | undefined {
  if (!element) return undefined;
  const within = element.querySelectorAll<HTMLElement>(FOCUSABLE);
  const all = element instanceof HTMLElement && element.matches(FOCUSABLE) ? [element, ...within] : [...within];
  return all.find(isUsable);
}

/** A heading takes the focus for readers without becoming a stop of the Tab key. */
function focusHeadingOf(area: Element): void {
  const heading = area.querySelector<HTMLElement>('h1,h2') ?? (area instanceof HTMLElement ? area : null);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What stands now in the place that is gone, or beside it; the heading of its area when nothing near can be used. */
function focusNear(place: Place): void {
  const left = place.filter(({ parent }) => parent.isConnected);
  for (const { parent, at } of left) {
    const near =
      firstUsable(parent.children[at]) ?? firstUsable(parent.children[Math.min(at, parent.children.length) - 1]);
    if (near) return near.focus({ preventScroll: true });
  }
  const area = left.at(-1)?.parent ?? document.querySelector('dialog[open]') ?? document.querySelector('main');
  if (area) focusHeadingOf(area);
}

/**
 * The focus never falls to the page: when the focused element is taken away, what has taken its place gets the focus, unless whoever took it
 * away has put it somewhere. Answers the function that ends this.
 */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  let place: Place = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const isLost = () =>
    focused !== null &&
    !focused.isConnected &&
    (document.activeElement === null || document.activeElement === document.body);
  const remember = (element: Element) => {
    focused = element;
    place = placeOf(element);
  };
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) remember(target);
  };
  // Who presses on the page itself wants the focus nowhere. What is being taken away may say that it is left: it is gone a moment later.
  const leave = ({ relatedTarget, target }: FocusEvent) => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      // What is switched off while it works loses the focus too, and may be taken away next.
      if (focused === target && focused?.isConnected && !focused.matches(':disabled')) focused = null;
    });
  };
  const look = () => {
    if (waiting !== undefined || !isLost()) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      if (isLost()) focusNear(place);
    }, OWNERS_TURN_MS);
  };
  // What is pressed first is what has this code come.
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) remember(activeElement);
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', leave);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('focusout', leave);
    observer.disconnect();
    clearTimeout(waiting);
  };
}
