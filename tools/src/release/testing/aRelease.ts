import type { Release } from '@sightline/shared-lib/contracts';

/** A release that gives nothing, unless more is said of it. */
export const aRelease = (id: string, said: Partial<Release> = {}): Release => ({
  id,
  version: '1.0.0',
  contract: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  browserEntry: 'browser/remoteEntry.js',
  serverBundle: 'server/server.cjs',
  integrity: {},
  provides: { pages: [], fragments: [], commands: [] },
  ...said,
});
