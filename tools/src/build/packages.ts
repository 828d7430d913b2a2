import { REMOTE_NAMES, type SourceRemote } from '@sightline/shared-lib/contracts';

/** Packages that are built; shared-lib is compiled into each of them. */
export const BUILT_PACKAGES = ['platform', 'shell', ...REMOTE_NAMES] as const;

export type BuiltPackage = (typeof BUILT_PACKAGES)[number];

export function isBuiltPackage(name: string): name is BuiltPackage {
  return (BUILT_PACKAGES as readonly string[]).includes(name);
}

export function isRemote(name: BuiltPackage): name is SourceRemote {
  return (REMOTE_NAMES as readonly string[]).includes(name);
}
