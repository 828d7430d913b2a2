import { createShareScope } from '@sightline/shell/host';

/** What remotes take from their host, in the form of the federation runtime's option `shared`: the host's own copies, for remotes bring none. */
export function sharedWithRemotes() {
  const entries = Object.entries(createShareScope()).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { get }]) => {
      const shareConfig = { singleton: true, requiredVersion: false } as const;
      return [name, { version, get: async () => get(), shareConfig }] as const;
    }),
  );
  return Object.fromEntries(entries);
}
