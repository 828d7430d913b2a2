import type { RemoteName } from '@sightline/shared-lib/contracts';

/** What a browser may choose, and has chosen, of each remote that its signed override opens; of the live release it chose none. */
export type ReleaseChoices = readonly {
  readonly remote: RemoteName;
  readonly chosen: string;
  readonly releases: readonly {
    readonly id: string;
    readonly version: string;
    readonly createdAt: string;
    readonly author: string;
    readonly live: boolean;
  }[];
}[];
