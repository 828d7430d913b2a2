import { act } from 'react';

// Taken before any test stops the clock.
const { setTimeout: nextTurn } = globalThis;

/** Turns of the event loop in a row without a change that count as quiet, and how many there may be in all. */
const QUIET = 5;
const MOST = 100;

const turnOfTheLoop = () => act(() => new Promise<void>((resolve) => void nextTurn(resolve, 0)));

/**
 * Waits until nothing changes any more: every promise is answered, what came is drawn, and asks for nothing else. A test that says that
 * something is missing says it then; earlier all that comes late is missing. Timers of what is tested are not waited for.
 */
export async function quiet(): Promise<void> {
  let unchanged = 0;
  const changes = new MutationObserver(() => (unchanged = 0));
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let turn = 0; unchanged < QUIET; turn += 1) {
    if (turn === MOST) throw new Error('The document keeps changing.');
    unchanged += 1;
    await turnOfTheLoop();
  }
  changes.disconnect();
}
