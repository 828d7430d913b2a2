const NAME = 'suggested-size';

/** Size that an address suggests after its hash sign; empty when it suggests none (ADV-01). */
export function suggestedIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get(NAME) ?? '';
}

/** Hash that suggests a size, with its sign. */
export function sizeHash(label: string): string {
  return `#${new URLSearchParams({ [NAME]: label }).toString()}`;
}

/** Writes the suggestion into the address on screen, or takes it out; no entry of the history is added. */
export function writeSizeHash(label: string | null): void {
  const { pathname, search, hash } = window.location;
  const next = label === null ? '' : sizeHash(label);
  // A hash of somebody else, such as the filters' place, is left alone.
  if (hash === next || (hash !== '' && suggestedIn(hash) === '')) return;
  window.history.replaceState(window.history.state, '', pathname + search + next);
}
