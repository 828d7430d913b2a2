/** What shell and remotes share at run time: narrowly, because a shared package is loaded whole. */
const VERSIONED = {
  react: '^19.3.1',
  'react/jsx-runtime': '^19.3.1',
  'styled-components': '^6.6.0',
};

/** Development builds use another JSX entry; it must be the same copy as well. */
const DOORS = ['@sightline/shared-lib/runtime', '@sightline/shared-lib/store'];

interface Share {
  singleton: boolean;
  requiredVersion: string | false;
  eager?: boolean;
  import?: false;
  version?: string;
}

/** The shell provides everything shared; the store door is loaded only when a remote asks for it. */
export function providedByShell(): Record<string, Share> {
  const shares: Record<string, Share> = {};
  for (const [name, version] of Object.entries(VERSIONED)) {
    shares[name] = { singleton: true, requiredVersion: version, eager: true };
  }
  shares['react/jsx-dev-runtime'] = { singleton: true, requiredVersion: '^19.3.1', eager: true };
  for (const door of DOORS) {
    shares[door] = { singleton: true, requiredVersion: false, version: '1.0.0', eager: door.endsWith('/runtime') };
  }
  return shares;
}

/** Remotes never bring a copy of their own. */
export function consumedByRemote(): Record<string, Share> {
  const shares: Record<string, Share> = {};
  for (const [name, version] of Object.entries(VERSIONED)) {
    shares[name] = { singleton: true, requiredVersion: version, import: false };
  }
  shares['react/jsx-dev-runtime'] = { singleton: true, requiredVersion: '^19.3.1', import: false };
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
