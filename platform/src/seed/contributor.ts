import type { Db } from '../kernel';

/** Says what is being written, for the person who waits. */
export type Progress = (message: string) => void;

/** What a contributor may want to know besides. */
export interface SeedContext {
  /** A few of everything, for tests. */
  small: boolean;
  now: Date;
}

/**
 * A module's part of the seed. Parts run in the order they are composed in, all in one transaction: `db` is that
 * transaction's handle, so a contributor opens none of its own.
 */
export interface SeedContributor {
  name: string;
  run(db: Db, progress: Progress, context: SeedContext): Promise<void>;
}
