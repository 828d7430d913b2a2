import type { Release, ReleaseChange, RemoteChannel, RemoteName, TakenBack } from '../contracts';

import type { ReleaseCounts } from './releaseHealth';
import type { UnfitRelease } from './unfitReleases';

/** How a pointer of a remote is moved. */
export type ReleaseMove =
  | { readonly action: 'promote'; readonly release: string }
  /** A share of 0 ends the canary. */
  | { readonly action: 'canary'; readonly release: string; readonly percent: number }
  | { readonly action: 'rollback' };

/** A release as the desk shows it, with what all shells have counted of it since they started. */
export interface DeskRelease extends Pick<Release, 'id' | 'version' | 'contract' | 'createdAt' | 'built'> {
  readonly counts: ReleaseCounts;
}

export interface DeskRemote extends Pick<RemoteChannel, 'stable' | 'canary'> {
  /** The release that taking back leads to; none when there is none to return to. */
  readonly before?: string;
  /** Those that shoppers may get, newest first. */
  readonly releases: readonly DeskRelease[];
  readonly changes: readonly ReleaseChange[];
  readonly takenBack: readonly TakenBack[];
}

/** What one shell says of itself. */
export interface DeskShell {
  readonly address: string;
  /** Why it says nothing. */
  readonly problem?: string;
  readonly status?: string;
  readonly contract?: number;
  readonly revision?: number;
  readonly unfit?: readonly UnfitRelease[];
}

/** All that the release desk tells: it stands where the key of releases is (`tools/src/release/desk`). */
export interface ReleaseDeskView {
  readonly revision: number;
  readonly remotes: Readonly<Partial<Record<RemoteName, DeskRemote>>>;
  readonly shells: readonly DeskShell[];
}

/** What the desk is asked to do. */
export interface DeskOrder {
  readonly remote: RemoteName;
  readonly move: ReleaseMove;
  /** The revision that whoever decides has seen: the desk refuses when another one stands. */
  readonly seen: number;
  readonly by: string;
  readonly reason: string;
}
