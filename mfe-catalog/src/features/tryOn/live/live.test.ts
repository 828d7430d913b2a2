import { faceGeometry } from '../faceGeometry';
import type { FaceGeometry } from '../faceGeometry';
import { syntheticFace, USUAL_HEAD } from '../syntheticFace';
import { advised, NO_ADVICE } from './advice';
import type { Advising, Look } from './advice';
import { startLooking } from './lookLoop';
import { paceOf, restAfter } from './pace';
import { oneEuro, poseOf, steadied } from './steadyPose';
import type { SteadyPose } from './steadyPose';

const WIDTH = 512;

function seen(view: Partial<Parameters<typeof syntheticFace>[1]> = {}): FaceGeometry {
  const face = faceGeometry(syntheticFace(USUAL_HEAD, { scale: 2, ...view }));
  if (!face) throw new Error('nothing measured');
  return face;
}

/** Takes looks 50 ms apart. */
function follow(faces: readonly FaceGeometry[]): SteadyPose {
  let pose: SteadyPose | null = null;
  for (const [index, face] of faces.entries()) pose = steadied(pose, face, WIDTH, index * 50);
  if (!pose) throw new Error('no look');
  return pose;
}

const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

describe('the pose between looks', () => {
  it('is the first look itself, at true scale [ADV-02]', () => {
    const face = seen({ yaw: 12, roll: 5 });
    const pose = poseOf(follow([face]), WIDTH);
    expect(pose.pixelsPerMm).toBeCloseTo(face.pixelsPerMm, 5);
    expect(pose.origin[0]).toBeCloseTo(face.origin[0], 5);
    expect(pose.noseOffset).toBeCloseTo(face.noseOffset, 5);
    for (const axis of ['right', 'up', 'front'] as const)
      for (const [index, value] of face.axes[axis].entries()) expect(pose.axes[axis][index]).toBeCloseTo(value, 5);
  });

  it('trembles far less than what was measured while the head rests [ADV-02]', () => {
    const trembling = times(40, (index) => seen({ at: [400 + (index % 2), 400] }));
    const shown = times(10, (index) => poseOf(follow(trembling.slice(0, 30 + index)), WIDTH).origin[0]);
    expect(Math.max(...shown) - Math.min(...shown)).toBeLessThan(0.35);
  });

  it('keeps up with a head that moves: at two hundred pixels a second it lags by less than ten [ADV-02]', () => {
    const moving = times(20, (index) => seen({ at: [300 + index * 10, 400] }));
    const { origin } = poseOf(follow(moving), WIDTH);
    const behind = (moving.at(-1)?.origin[0] ?? 0) - origin[0];
    expect(behind).toBeGreaterThan(0);
    expect(behind).toBeLessThan(10);
  });

  it('keeps its directions at right angles while the head turns [ADV-02]', () => {
    const { axes } = poseOf(follow(times(12, (index) => seen({ yaw: index * 3, roll: index }))), WIDTH);
    const along = (a: readonly number[], b: readonly number[]) =>
      a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
    expect(along(axes.right, axes.front)).toBeCloseTo(0, 6);
    expect(along(axes.right, axes.up)).toBeCloseTo(0, 6);
    expect(along(axes.up, axes.up)).toBeCloseTo(1, 6);
  });

  it('takes its scale from all straight looks together, and none from a turned head [ADV-02]', () => {
    const wrong = (factor: number, yaw = 0): FaceGeometry => {
      const face = seen({ yaw });
      return { ...face, pixelsPerMm: face.pixelsPerMm * factor, faceWidth: face.faceWidth / factor };
    };
    const even = follow(times(40, (index) => wrong(index % 2 ? 1.06 : 0.94)));
    expect(even.width.mm).toBeGreaterThan(138);
    expect(even.width.mm).toBeLessThan(142);
    const turned = steadied(even, wrong(0.5, 30), WIDTH, 2000);
    expect(turned.width.mm).toBe(even.width.mm);
    expect(poseOf(turned, WIDTH).pixelsPerMm).toBeCloseTo(2, 1);
  });

  it('begins afresh where the face was away for a while, and remembers its width [ADV-02]', () => {
    const known = follow(times(5, () => seen()));
    const back = steadied(known, seen({ at: [100, 100] }), WIDTH, 5000);
    expect(poseOf(back, WIDTH).origin[0]).toBeCloseTo(100, 5);
    expect(back.width.looks).toBe(6);
  });

  it('is smoothed by a filter that rests on what rests and opens with the speed [ADV-02]', () => {
    const still = oneEuro({ values: [1], speeds: [0] }, [1], 0.05);
    expect(still).toEqual({ values: [1], speeds: [0] });
    const step = (from: number) => (oneEuro({ values: [0], speeds: [0] }, [from], 0.05).values[0] ?? 0) / from;
    expect(step(1)).toBeGreaterThan(2 * step(0.001));
  });
});

describe('the pace of a device', () => {
  it.each([
    ['unknown', []],
    ['unknown', [2000, 900, 40, 40]],
    ['swift', [2000, 900, 40, 40, 40]],
    ['slow', [2000, 160, 170, 160, 155]],
    ['swift', [2000, 90, 170, 140, 149]],
    ['slow', [1800, 1500, 1400]],
    ['unknown', [1800, 1500]],
  ] as const)('is %s after looks of %j ms [ADV-02]', (pace, looks) => {
    expect(paceOf(looks)).toBe(pace);
  });
});

describe('what the shopper is told', () => {
  const look = (at: number, more: Partial<Look> = {}): Look => ({
    face: seen(),
    lightness: 0.5,
    width: WIDTH,
    at,
    ...more,
  });
  const after = (looks: readonly Look[]): Advising => looks.reduce(advised, NO_ADVICE);

  it.each([
    ['worn', {}],
    ['no-face', { face: null }],
    ['dark', { face: null, lightness: 0.05 }],
    ['far', { face: seen({ scale: 0.6 }) }],
  ] as const)('is %s at once, by the first look [ADV-02]', (advice, more) => {
    expect(after([look(0, more)]).shown).toBe(advice);
  });

  it('is to hold still while the head is fast [ADV-02]', () => {
    const fast = times(20, (index) => look(index * 50, { face: seen({ at: [100 + index * 30, 400] }) }));
    expect(after(fast).shown).toBe('moving');
    // Looks that are far apart say nothing about speed.
    const rare = times(20, (index) => look(index * 1500, { face: seen({ at: [100 + index * 30, 400] }) }));
    expect(after(rare).shown).toBe('worn');
  });

  it('changes only when looks agree for a while: a face that is missed once is not lost [ADV-02]', () => {
    const there = times(10, (index) => look(index * 50));
    const blink = [...there, look(500, { face: null }), look(550)];
    expect(after(blink).shown).toBe('worn');
    const gone = times(14, (index) => look(500 + index * 50, { face: null }));
    expect(after([...there, ...gone.slice(0, 12)]).shown).toBe('worn');
    expect(after([...there, ...gone]).shown).toBe('no-face');
  });
});

describe('looking again and again', () => {
  function aLoop(look: () => Promise<boolean>) {
    let clock = 0;
    const waiting = new Set<(at: number) => void>();
    const looks: number[] = [];
    const failures: unknown[] = [];
    const end = startLooking({
      nextPicture: (callback) => {
        waiting.add(callback);
        return () => void waiting.delete(callback);
      },
      now: () => clock,
      look: () => {
        clock += 60;
        return look();
      },
      onLook: (ms) => void looks.push(ms),
      onFailure: (error) => void failures.push(error),
    });
    /** The camera's next picture. */
    const picture = async (ms = 16) => {
      clock += ms;
      const callbacks = [...waiting];
      waiting.clear();
      for (const callback of callbacks) callback(clock);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    };
    return { end, picture, looks, failures, waiting };
  }

  it('never looks twice at once, and rests a third of the time a look took [ADV-02]', async () => {
    let begun = 0;
    let finish = () => undefined as void;
    const { picture, looks } = aLoop(() => {
      begun += 1;
      return new Promise((resolve) => {
        finish = () => resolve(true);
      });
    });
    await picture();
    await picture();
    await picture();
    expect(begun).toBe(1);
    finish();
    await picture(0);
    expect(looks).toEqual([60 + 32]);
    await picture(restAfter(92) - 1);
    expect(begun).toBe(1);
    await picture(1);
    expect(begun).toBe(2);
  });

  it('counts no look before the camera shows anything [ADV-02]', async () => {
    const { picture, looks, waiting } = aLoop(async () => false);
    await picture();
    expect(looks).toEqual([]);
    expect(waiting.size).toBe(1);
  });

  it('ends when it is told to, also in the middle of a look, and at a failure [ADV-02]', async () => {
    const idle = aLoop(async () => true);
    idle.end();
    expect(idle.waiting.size).toBe(0);
    let finish = () => undefined as void;
    const busy = aLoop(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(true);
        }),
    );
    await busy.picture();
    busy.end();
    finish();
    await busy.picture();
    expect([busy.waiting.size, busy.looks.length]).toEqual([0, 0]);
    const broken = aLoop(() => Promise.reject(new Error('lost')));
    await broken.picture();
    await broken.picture();
    expect(broken.failures).toHaveLength(1);
    expect(broken.waiting.size).toBe(0);
  });
});
