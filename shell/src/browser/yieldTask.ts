/** Ends the present task, so that the browser can answer the shopper before the work continues. */
export function yieldTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** How long a page that is not painted, such as one in a hidden tab, is waited for, in milliseconds. */
const UNPAINTED_MS = 100;

/** Waits until what stands in the document now has been painted: the frame after it tells that it was handed over. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = window.setTimeout(resolve, UNPAINTED_MS);
    const end = () => {
      window.clearTimeout(late);
      void yieldTask().then(resolve);
    };
    requestAnimationFrame(() => requestAnimationFrame(end));
  });
}
