import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import type { ReleaseCounts } from '@sightline/shared-lib/registry';

import { createCanaryJudge } from './canaryJudge';
import { canaryVerdict } from './canaryVerdict';

const REMOTE = 'mfe-catalog';

/** A registry of one remote, with a canary when one is named. */
const registryOf = (canary?: string): ReleaseRegistry => ({
  revision: 1,
  remotes: {
    [REMOTE]: {
      stable: 'old',
      history: [],
      releases: {},
      ...(canary ? { canary: { release: canary, percent: 10 } } : {}),
    },
  },
});

const counts = (shown: number, failed: number): ReleaseCounts => ({ shown, failed });

/** What shells have counted since they started, each of the stable release and of the canary. */
const lookOf = (...shells: readonly (readonly [old: ReleaseCounts, fresh: ReleaseCounts])[]) =>
  new Map(shells.map(([old, fresh], at) => [`shell ${at}`, { [REMOTE]: { old, fresh } }]));

const NONE = counts(0, 0);

describe('the verdict on a canary', () => {
  it('takes back what fails three times as often as the stable release, and says what was counted [FED-07]', () => {
    expect(canaryVerdict(counts(100, 30), counts(900, 90))).toBe(
      '30 failures in 100 pages, of the stable release 90 failures in 900 pages',
    );
    expect(canaryVerdict(counts(100, 29), counts(900, 90))).toBeNull();
  });

  it('waits until there are more failures than one address can tell, and bears a few among many pages [FED-07]', () => {
    expect(canaryVerdict(counts(9, 9), counts(900, 0))).toBeNull();
    expect(canaryVerdict(counts(10, 10), counts(900, 0))).not.toBeNull();
    expect(canaryVerdict(counts(201, 10), counts(900, 0))).toBeNull();
  });

  it('leaves a canary alone when everything fails [FED-07]', () => {
    expect(canaryVerdict(counts(50, 50), counts(500, 400))).toBeNull();
  });
});

describe('the verdict on how a canary feels', () => {
  const felt = (measured: number, poor: number): ReleaseCounts => ({ shown: 500, failed: 0, measured, poor });

  it('takes back what is poor twice as often as the stable release, and says what was told [FED-07]', () => {
    expect(canaryVerdict(felt(40, 12), felt(400, 60))).toBe(
      'poor web vitals in 12 of 40 pages, of the stable release in 60 of 400',
    );
    expect(canaryVerdict(felt(40, 11), felt(400, 60))).toBeNull();
  });

  it('waits for more than one address can tell, and for something to compare with [FED-07]', () => {
    expect(canaryVerdict(felt(9, 9), felt(400, 0))).toBeNull();
    expect(canaryVerdict(felt(101, 10), felt(400, 0))).toBeNull();
    expect(canaryVerdict(felt(40, 40), felt(9, 0))).toBeNull();
    expect(canaryVerdict(felt(40, 40), counts(400, 0))).toBeNull();
  });

  it('counts within the last minute, as of failures [FED-07]', () => {
    const judge = createCanaryJudge();
    judge(registryOf('fresh'), lookOf([felt(900, 0), felt(500, 490)]));
    expect(judge(registryOf('fresh'), lookOf([felt(950, 0), felt(520, 491)]))).toEqual([]);
    expect(judge(registryOf('fresh'), lookOf([felt(990, 1), felt(540, 510)]))).toMatchObject([
      { release: 'fresh', reason: 'poor web vitals in 20 of 40 pages, of the stable release in 1 of 90' },
    ]);
  });
});

describe('the judge of canaries', () => {
  it('adds up what all shells have counted since the canary began [FED-07]', () => {
    const judge = createCanaryJudge();
    const before = lookOf([counts(500, 0), counts(40, 40)], [counts(500, 0), NONE]);
    expect(judge(registryOf('fresh'), before)).toEqual([]);
    expect(judge(registryOf('fresh'), before)).toEqual([]);
    const after = lookOf([counts(600, 0), counts(46, 46)], [counts(700, 3), counts(6, 5)]);
    expect(judge(registryOf('fresh'), after)).toEqual([
      {
        remote: REMOTE,
        release: 'fresh',
        reason: '11 failures in 12 pages, of the stable release 3 failures in 300 pages',
      },
    ]);
  });

  it('forgets what was counted of an earlier canary and judges none where there is none [FED-07]', () => {
    const judge = createCanaryJudge();
    judge(registryOf('fresh'), lookOf([NONE, NONE]));
    expect(judge(registryOf(), lookOf([counts(9, 0), counts(20, 20)]))).toEqual([]);
    expect(judge(registryOf('fresh'), lookOf([counts(9, 0), counts(20, 20)]))).toEqual([]);
    expect(judge(registryOf('fresh'), lookOf([counts(9, 0), counts(29, 29)]))).toEqual([]);
    expect(judge(registryOf('fresh'), lookOf([counts(9, 0), counts(30, 30)]))).toHaveLength(1);
  });

  it('looks at the last minute alone [FED-07]', () => {
    const judge = createCanaryJudge();
    judge(registryOf('fresh'), lookOf([NONE, NONE]));
    for (let look = 1; look <= 12; look += 1) judge(registryOf('fresh'), lookOf([NONE, counts(look * 10, 5)]));
    expect(judge(registryOf('fresh'), lookOf([NONE, counts(130, 12)]))).toEqual([]);
  });

  it('counts a shell from zero that was started again, and one not at all that begins to answer [FED-07]', () => {
    const judge = createCanaryJudge();
    judge(registryOf('fresh'), lookOf([counts(900, 2), counts(90, 1)]));
    const again = lookOf([counts(20, 0), counts(12, 12)], [counts(9, 0), counts(80, 80)]);
    expect(judge(registryOf('fresh'), again)).toEqual([
      expect.objectContaining({ reason: '12 failures in 12 pages, of the stable release 0 failures in 20 pages' }),
    ]);
  });
});
