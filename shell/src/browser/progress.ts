const DELAY_MS = 200;

/** The line at the top of the page, drawn when a move takes longer than 200 ms (ROUTE-06). */
export function createProgress() {
  const bar = document.createElement('div');
  bar.className = 'sl-progress';
  bar.hidden = true;
  bar.setAttribute('role', 'progressbar');
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
