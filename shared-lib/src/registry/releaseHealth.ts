import type { RemoteName } from '../contracts';

/** What one shell has counted of one release since it started. */
export interface ReleaseCounts {
  /** Pages that were answered with the release among their own. */
  readonly shown: number;
  /** Failures of the release, on the server and told by browsers. */
  readonly failed: number;
  /** Documents with a page of the release, of which browsers told web vitals; older shells do not say. */
  readonly measured?: number;
  /** Those of them of which a value was poor. */
  readonly poor?: number;
}

/** The counts of every release that a shell has shown, by remote and id; what `/release-health` answers. */
export type ReleaseHealth = Readonly<Record<RemoteName, Readonly<Record<string, ReleaseCounts>>>>;
