import type { Progress } from './progress';

/** What a line of the platform's log says of filling the database; undefined for every other line. */
function seedOf(line: string): string | undefined {
  try {
    const { seed } = JSON.parse(line) as { seed?: unknown };
    return typeof seed === 'string' ? seed : undefined;
  } catch {
    return undefined;
  }
}

/** Tells of a database that is being filled, from the platform's log: that it begins, what is written now, and that it is done. */
export function reportFilling(progress: Progress, clock: () => number = () => performance.now()) {
  let began: number | undefined;
  return {
    heard(line: string): void {
      const seed = seedOf(line);
      if (seed === undefined) return;
      if (began === undefined) {
        began = clock();
        progress.say('Filling the database (once)');
      }
      progress.now(`  ${seed}`);
    },
    done(): void {
      if (began === undefined) return;
      progress.now();
      progress.say(`  database: filled in ${((clock() - began) / 1000).toFixed(1)} s`);
      began = undefined;
    },
  };
}
