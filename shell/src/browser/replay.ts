const give = (event: Event) => {
  const { target } = event;
  if (target instanceof HTMLElement && target.isConnected) target.click();
};

/** Repeats what was pressed inside one part of the document, which answers by itself from now on: a slow page must not hold the header back. */
export function replayInside(part: Element): void {
  const early = window.sightlineEarly;
  if (!early || early.done) return;
  early.free.push(part);
  const inside = early.queue.filter(({ target }) => part.contains(target as Node));
  early.queue = early.queue.filter((event) => !inside.includes(event));
  if (early.queue.length === 0) document.documentElement.classList.remove('sl-busy');
  inside.forEach(give);
}

/** Repeats the interactions made before hydration, once, in order, on the elements that are still there. */
export function replayEarlyInteractions(): void {
  const early = window.sightlineEarly;
  if (!early || early.done) return;
  early.done = true;
  document.documentElement.classList.remove('sl-busy');
  early.queue.splice(0).forEach(give);
}
