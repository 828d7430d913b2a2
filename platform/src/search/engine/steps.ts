/** Work cut into steps: each `yield` is a place where the event loop may run. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs all steps at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs steps for about `sliceMs` milliseconds at a time and lets the event loop turn in between. */
export async function runStepsInSlices<Result>(steps: Steps<Result>, sliceMs: number): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await new Promise((resume) => setImmediate(resume));
  }
}
