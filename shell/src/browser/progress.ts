const DELAY_MS = 200;

/** A line of its own: above everything, in nobody's way. A border, because high contrast takes backgrounds away. */
const STYLE =
  'position:fixed;inset:0 0 auto;z-index:60;pointer-events:none;border-top:3px solid;color:var(--sight);transform-origin:left;animation:draw 1.26s var(--motion-ease) infinite';

/** The line at the top of the page, drawn when a move takes longer than 200 ms (ROUTE-06). */
export function createProgress(label: string) {
  const bar = document.createElement('div');
  // Through the object model, which the policy of pages allows, unlike an attribute in the document.
  bar.style.cssText = STYLE;
  bar.hidden = true;
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', label);
  document.body.append(bar);
  let timer = 0;
  return {
    start() {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        bar.hidden = false;
      }, DELAY_MS);
    },
    stop() {
      window.clearTimeout(timer);
      bar.hidden = true;
    },
  };
}
