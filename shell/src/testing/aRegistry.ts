import { INTEGRITY_LIST, TYPES_ARCHIVE, type Release, type ReleaseRegistry } from '@sightline/shared-lib/contracts';

export const aRelease = (id: string): Release => ({
  id,
  version: '1.0.0',
  contract: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  browserEntry: 'browser/remoteEntry.js',
  serverBundle: 'server/server.cjs',
  integrity: { 'browser/remoteEntry.js': 'sha384-a', 'server/server.cjs': 'sha384-b', [INTEGRITY_LIST]: 'sha384-c' },
  provides: { pages: ['home'], fragments: [], commands: [] },
});

const withTypes = (release: Release): Release => ({
  ...release,
  integrity: { ...release.integrity, [TYPES_ARCHIVE]: 'sha384-d' },
});

/** A registry of one remote with the releases `aaa`, which is stable, and the newer `bbb`, which may be a canary. */
export const aRegistry = (canaryPercent?: number): ReleaseRegistry => ({
  revision: 1,
  remotes: {
    'mfe-catalog': {
      stable: 'aaa',
      ...(canaryPercent === undefined ? {} : { canary: { release: 'bbb', percent: canaryPercent } }),
      history: [],
      releases: { aaa: aRelease('aaa'), bbb: withTypes(aRelease('bbb')) },
    },
  },
});
