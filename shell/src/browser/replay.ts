/** Repeats the interactions made before hydration, once, in order, on the elements that are still there. */
export function replayEarlyInteractions(): void {
  const early = window.sightlineEarly;
  if (!early || early.done) return;
  early.done = true;
  document.documentElement.classList.remove('sl-busy');
  for (const event of early.queue.splice(0)) {
    const target = event.target;
    if (target instanceof HTMLElement && target.isConnected) target.click();
  }
}
