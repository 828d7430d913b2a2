/** A newer build of a remote, as `/working-copy` tells of it. */
export interface NewBuild {
  readonly remote: string;
  readonly id: string;
  /** Address of the release's folder, with a closing slash. */
  readonly base: string;
  /** Hash of its list of hashes. */
  readonly integrity: string;
  /** False for the build that was the newest when the page began to listen. */
  readonly isNew: boolean;
}
