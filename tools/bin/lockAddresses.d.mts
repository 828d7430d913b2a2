interface LockedPackage {
  readonly version?: string;
  /** Where it differs from its folder's. */
  readonly name?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
}

/** The packages of a lock file, by their folders, with their addresses at a registry. */
export function addressed(
  packages: Readonly<Record<string, LockedPackage>>,
  registry: string,
): Record<string, LockedPackage>;
