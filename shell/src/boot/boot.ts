/**
 * The only script inside the document. It sets the theme before the first paint, loads the shell after the largest paint, at idle or at the
 * first interaction, and keeps early interactions for replay. It must stay small: it is part of every document.
 */

export interface EarlyEvents {
  /** Clicks and submits made before hydration, oldest first. */
  queue: Event[];
  /** Parts of the document that the shell has taken over already. */
  readonly free: Element[];
  /** Set by the shell once all its roots are hydrated. */
  done: boolean;
  /** Has outlines drawn in place of fronts that have not arrived, on this page and on those that follow. */
  readonly outline: () => void;
}

declare global {
  interface Window {
    sightlineEarly?: EarlyEvents;
  }
}

const IDLE_LIMIT_MS = 1500;
const CAP_MS = 8000;

const self = document.currentScript as HTMLScriptElement;
const root = document.documentElement;
const early: EarlyEvents = { queue: [], free: [], done: false, outline };
window.sightlineEarly = early;

try {
  const theme: unknown = JSON.parse(localStorage.getItem('sightline.theme') ?? 'null');
  const { value, until = Infinity } = (theme ?? {}) as { value?: unknown; until?: number };
  if (until > Date.now() && (value === 'dark' || value === 'auto')) root.dataset['theme'] = value;
} catch {
  // Storage may be closed to us; the light theme it is.
}

interface TrustedTypesRules {
  createHTML(markup: string): string | null;
  createScriptURL(address: string): string | null;
}

/** The part of Trusted Types that is used; TypeScript's DOM does not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypesRules): unknown;
}

const partners = self.dataset['partners']?.split(' ') ?? [];
// The document's policy allows this one alone: scripts come from our builds and from partners, and nothing makes markup out of a string.
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  // The map's library looks with this one text whether the browser draws SVG.
  createHTML: (markup) => (markup === '<svg/>' ? markup : null),
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    const ours = origin === location.origin && /^\/(assets|releases)\//.test(pathname);
    return ours || partners.includes(origin) ? address : null;
  },
});

/** Those that arrive together are marked together: each mark of its own would have the page's styles looked at once more. */
const TOGETHER_MS = 80;
let marking = 0;
function markArrived() {
  marking = 0;
  for (const image of document.images) {
    const isThere = image.complete && image.naturalWidth > 0;
    if (isThere && image.matches('.hung:not([data-arrived])')) image.setAttribute('data-arrived', '');
  }
}

/** From now on the outline of what it shows stands in the place of each front that has not arrived. */
function outline() {
  if ('outlines' in root.dataset) return;
  markArrived();
  root.dataset['outlines'] = '';
  const onLoad = ({ target }: Event) => {
    if ((target as Element).matches('.hung')) marking ||= window.setTimeout(markArrived, TOGETHER_MS);
  };
  document.addEventListener('load', onLoad, true);
}

// A page whose fronts are quick draws none: masks, and the drawings behind them, cost more than all its marks.
const LATE_MS = 100;
addEventListener('scroll', outline, { once: true, passive: true });
setTimeout(() => {
  const isLate = (image: HTMLImageElement) => !image.complete && image.matches('.hung');
  const isSeen = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
  if ([...document.images].filter(isLate).some(isSeen)) outline();
}, LATE_MS);

const sources = self.dataset['src']?.split(' ') ?? [];
const hashes = self.dataset['integrity']?.split(' ') ?? [];

let loading = false;
function load() {
  if (loading) return;
  loading = true;
  // All at once: one that only the other asks for would be a round trip later.
  sources.forEach((source, index) => {
    const script = document.createElement('script');
    script.src = source;
    script.integrity = hashes[index] ?? '';
    script.crossOrigin = 'anonymous';
    // The entry asks for what is not code, and comes first.
    if (index === 0) script.fetchPriority = 'high';
    script.addEventListener('error', () => {
      // Whoever needs it asks again.
      script.remove();
      // Links and forms go on without script; queued interactions are given back to the browser.
      early.done = true;
      root.classList.remove('sl-busy');
    });
    document.head.append(script);
  });
}

/** Buttons and enhanced forms wait for the shell; links, plain forms and details work by themselves. */
function isEnhanced(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // The heart of a tile is seen before its button is there.
  const button = target.closest<HTMLButtonElement>('button,.tile-heart:empty');
  if (!button) return false;
  const form = button.form;
  return !(button.type === 'submit' && form && !form.hasAttribute('data-enhanced'));
}

function onClick(event: Event) {
  load();
  if (early.done || !isEnhanced(event.target) || early.free.some((part) => part.contains(event.target as Node))) return;
  event.preventDefault();
  event.stopPropagation();
  early.queue.push(event);
  root.classList.add('sl-busy');
}

for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(type, load, { capture: true, once: true, passive: true });
}
addEventListener('click', onClick, true);

const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
if (!connection?.saveData) {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_LIMIT_MS });
    else setTimeout(load, 200);
  };
  // What a shopper's own page shows comes by script, and its frame is all that there is to paint before. A tab in the background paints nothing.
  if ('own' in self.dataset && !document.hidden) requestAnimationFrame(() => requestAnimationFrame(load));
  else if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
  setTimeout(load, CAP_MS);
}
