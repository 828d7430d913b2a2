/** What remotes ask the shell for at run time: narrowly, because a shared package is loaded whole. The shell's half is `shareScope.ts`. */
const VERSIONED = {
  react: '^19.3.1',
  'react/jsx-runtime': '^19.3.1',
  // Development builds use another JSX entry; it must be the same copy as well.
  'react/jsx-dev-runtime': '^19.3.1',
  'styled-components': '^6.6.0',
};

const DOORS = ['@sightline/shared-lib/runtime', '@sightline/shared-lib/store'];

interface Share {
  readonly singleton: true;
  readonly requiredVersion: string | false;
  readonly import: false;
}

/** Remotes never bring a copy of their own. */
export function consumedByRemote(): Record<string, Share> {
  const shares: Record<string, Share> = {};
  for (const [name, version] of Object.entries(VERSIONED)) {
    shares[name] = { singleton: true, requiredVersion: version, import: false };
  }
  for (const door of DOORS) shares[door] = { singleton: true, requiredVersion: false, import: false };
  return shares;
}

/** Modules a remote's server bundle asks the shell's server for: the same singletons. */
export const SERVER_EXTERNALS = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'styled-components',
  '@sightline/shared-lib/runtime',
  '@sightline/shared-lib/store',
] as const;
