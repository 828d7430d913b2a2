import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import type { ReleaseCounts } from '@sightline/shared-lib/registry';

import { createPromotionJudge } from './promotionJudge';

const REMOTE = 'mfe-catalog';

const registryOf = (stable: string, ...history: string[]): ReleaseRegistry => ({
  revision: 1,
  remotes: { [REMOTE]: { stable, history, releases: {} } },
});
const OLD = registryOf('old');
const FRESH = registryOf('fresh', 'old');

const counts = (shown: number, failed: number): ReleaseCounts => ({ shown, failed });
const NONE = counts(0, 0);

/** What one shell has counted since it started, of the release before and of the one that was promoted. */
const lookOf = (old: ReleaseCounts, fresh: ReleaseCounts = NONE) => new Map([['shell', { [REMOTE]: { old, fresh } }]]);

describe('the judge of promotions', () => {
  it('takes back what fails three times as often as the release before did, and says to which and why [FED-07]', () => {
    const judge = createPromotionJudge();
    judge(OLD, lookOf(counts(500, 90)));
    judge(OLD, lookOf(counts(590, 99)));
    expect(judge(FRESH, lookOf(counts(600, 100), counts(40, 40)))).toEqual([]);
    expect(judge(FRESH, lookOf(counts(600, 100), counts(140, 69)))).toEqual([]);
    expect(judge(FRESH, lookOf(counts(600, 100), counts(140, 70)))).toEqual([
      {
        remote: REMOTE,
        release: 'fresh',
        to: 'old',
        reason: '30 failures in 100 pages, of the release before 10 failures in 100 pages',
      },
    ]);
  });

  it('bears what failed as often before: something else is broken [FED-07]', () => {
    const judge = createPromotionJudge();
    judge(OLD, lookOf(NONE));
    judge(OLD, lookOf(counts(50, 40)));
    judge(FRESH, lookOf(counts(50, 40)));
    expect(judge(FRESH, lookOf(counts(50, 40), counts(50, 50)))).toEqual([]);
  });

  it('judges nothing that was stable when it began to look, and nothing that somebody went back to [FED-07]', () => {
    const judge = createPromotionJudge();
    judge(FRESH, lookOf(NONE));
    expect(judge(FRESH, lookOf(NONE, counts(50, 50)))).toEqual([]);
    judge(OLD, lookOf(NONE, counts(50, 50)));
    expect(judge(OLD, lookOf(counts(50, 50), counts(50, 50)))).toEqual([]);
  });

  it('leaves a release to people once it has done for half an hour [FED-07]', () => {
    const judge = createPromotionJudge();
    judge(OLD, lookOf(NONE));
    judge(OLD, lookOf(counts(100, 0)));
    for (let look = 0; look < 359; look += 1) judge(FRESH, lookOf(counts(100, 0), counts(look, 0)));
    const failing = lookOf(counts(100, 0), counts(400, 40));
    expect(judge(FRESH, failing)).toHaveLength(1);
    expect(judge(FRESH, failing)).toEqual([]);
  });
});
