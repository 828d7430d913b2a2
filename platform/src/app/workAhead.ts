/**
 * Runs work that nobody waits for: a failure is told and holds nothing up. What fails after the end was broken off with the platform and is
 * no failure.
 */
export function createWorkAhead(warn: (error: unknown) => void) {
  let ended = false;
  return {
    async work(work: () => Promise<unknown>): Promise<void> {
      try {
        await work();
      } catch (error) {
        if (!ended) warn(error);
      }
    },
    end(): void {
      ended = true;
    },
  };
}
