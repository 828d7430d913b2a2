import type { RemoteManifest, RemoteName } from './remote';

/** File of every release that lists the hashes of its browser files. */
export const INTEGRITY_LIST = 'integrity.json';

/** File of a release with the types that hosts outside this repository compile against; releases of older tools have none. */
export const TYPES_ARCHIVE = 'types/@mf-types.zip';

/** Who made a build, and of what. */
export interface BuildProvenance {
  /** Hash of the git commit; empty where there is none. */
  readonly commit: string;
  /** True when the sources were not exactly those of the commit. */
  readonly dirty: boolean;
  readonly mode: 'production' | 'development';
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
}

/**
 * What one part of the shop gives to the others and takes from them, by names such as `command cart.add`, each with the print of its signature:
 * equal prints fit each other, whenever the two were built.
 */
export interface Agreement {
  readonly gives: Readonly<Record<string, string>>;
  readonly takes: Readonly<Record<string, string>>;
}

/** One immutable build of a remote (FED-01). Paths are relative to the release's own folder; hashes are SRI strings. */
export interface Release {
  readonly id: string;
  readonly version: string;
  readonly contract: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly browserEntry: string;
  readonly serverBundle: string;
  /** Only of working copies: the shell's script with React's development build, for the document that shows one. */
  readonly host?: string;
  /** Integrity of every file of the release, by relative path; a file without one is refused. */
  readonly integrity: Readonly<Record<string, string>>;
  /** What the release says it provides: the shell knows every owner without running any code. */
  readonly provides: Pick<RemoteManifest, 'pages' | 'fragments' | 'commands' | 'routes'>;
  /** Releases of older tools do not say. */
  readonly agreement?: Agreement;
  /** Query parameters that its public pages read; releases of older tools do not say. */
  readonly parameters?: readonly string[];
  /** Browser files of its named chunks, by name (`pageChunks`); releases of older tools do not say. */
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
  /** Releases of older tools do not say. */
  readonly built?: BuildProvenance;
}

/** What an override asks for that follows a developer's changes, in the place of a release's id. */
export const WORKING_COPY = 'working';

/** What an override asks for whose browser may choose among the published releases, in the place of a release's id. */
export const CHOSEN = 'chosen';

/** A canary that was ended because it failed more than the stable release, or a stable release that failed more than the one before (FED-07). */
export interface TakenBack {
  readonly release: string;
  readonly percent: number;
  /** The release that became stable again; none of a canary. */
  readonly to?: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly reason: string;
}

/** A pointer of a remote that somebody moved (FED-07). */
export interface ReleaseChange {
  readonly action: 'promote' | 'canary' | 'rollback';
  /** The release that is stable by it, or the canary's. */
  readonly release: string;
  /** Of a canary; 0 ended it. */
  readonly percent?: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  /** Name of the key that signed it, which proves more than the name of a person; changes of older tools do not say. */
  readonly key?: string;
  readonly reason: string;
}

export interface RemoteChannel {
  /** Revision of the registry that changed it last: one from before never comes back. Channels of older tools do not say. */
  readonly revision?: number;
  readonly stable: string;
  /** The newest development build: shown to browsers whose override asks for the working copy, and to nobody else. */
  readonly working?: string;
  readonly canary?: { readonly release: string; readonly percent: number };
  /** Releases that were taken back by themselves, newest first; registries of older tools do not say. */
  readonly takenBack?: readonly TakenBack[];
  /** Who moved its pointers and why, newest first; registries of older tools do not say. */
  readonly changes?: readonly ReleaseChange[];
  /** Releases that were stable before, newest first: what a rollback returns to. */
  readonly history: readonly string[];
  readonly releases: Readonly<Record<string, Release>>;
}

/** A key of a team (Ed25519, PEM), and what may be released with it. */
export interface ReleaseKey {
  readonly publicKey: string;
  readonly remotes: readonly RemoteName[] | 'all';
}

/** Which keys may release which remotes (FED-01). Only the registry's own key changes it. */
export interface ReleaseKeys {
  /** Revision of the registry that changed it last. */
  readonly revision: number;
  readonly named: Readonly<Record<string, ReleaseKey>>;
}

/** The signed file that says which releases exist and which is live for each remote. */
export interface ReleaseRegistry {
  readonly revision: number;
  /** None where the registry's own key signs for all remotes. */
  readonly keys?: ReleaseKeys;
  readonly remotes: Readonly<Record<RemoteName, RemoteChannel>>;
}

/** The release of each remote that one request uses; chosen once, so that server and browser never differ (FED-02). */
export type ReleaseSet = Readonly<Record<RemoteName, Release>>;
