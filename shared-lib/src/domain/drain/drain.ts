/**
 * What a server does between the word to stop and closing: it says that it is not ready and serves on, until whoever shares out requests has
 * noticed and sends none any more.
 */
export interface Drain {
  /** True from the word to stop on: `/readyz` answers 503, and no connection is kept for another request. */
  readonly begun: boolean;
  /** Resolves when the server may close. */
  begin(): Promise<void>;
}

/** How long a server serves on, in milliseconds. Without a balancer that asks `/readyz` nobody would notice: then it closes at once. */
export function readDrainMs(environment: Readonly<Record<string, string | undefined>>): number {
  const said = Number(environment['DRAIN_MS'] ?? 0);
  if (!(said >= 0)) throw new Error(`DRAIN_MS is a time in milliseconds, not "${environment['DRAIN_MS']}".`);
  return said;
}

export function createDrain(ms: number): Drain {
  let begun: Promise<void> | undefined;
  return {
    get begun() {
      return begun !== undefined;
    },
    begin: () => (begun ??= new Promise((resolve) => setTimeout(resolve, ms))),
  };
}
