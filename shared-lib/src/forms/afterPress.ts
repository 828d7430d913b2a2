let isPressed = false;
let waiting: (() => void)[] = [];

const press = (): void => {
  isPressed = true;
};

/** The click of a press comes with its release. */
const release = (): void => {
  setTimeout(() => {
    isPressed = false;
    const work = waiting;
    waiting = [];
    for (const one of work) one();
  });
};

/** Knows of presses from now on, of a mouse and of a finger, whose tap is told as one of a mouse too. Answers how to stop: each form watches for itself. */
export function watchPresses(): () => void {
  const watch = new AbortController();
  window.addEventListener('mousedown', () => press(), { capture: true, signal: watch.signal });
  window.addEventListener('mouseup', () => release(), { capture: true, signal: watch.signal });
  return () => watch.abort();
}

/** Runs work now, or once the press that is under way has been answered: a button that moves between press and release is not pressed. */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
