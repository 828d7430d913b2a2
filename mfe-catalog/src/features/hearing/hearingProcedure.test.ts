import { answerTrial, nextTrial, repeatEar, startNextEar, startProcedure, strayPress } from './hearingProcedure';
import { FREQUENCIES, loudestLevel } from './hearingReference';
import type { Ear, Frequency } from './hearingReference';
import { isInconsistent } from './reliability';
import { seededRandom, takeTest } from './simulatedListener';
import type { Listener } from './simulatedListener';

const EARS: readonly Ear[] = ['right', 'left'];

function aListener(seed: number, more: Partial<Listener> = {}): Listener {
  const random = seededRandom(seed);
  // Neighbouring tones differ little, as they do in people.
  const ear = () => {
    const base = random() * 45;
    return Object.fromEntries(FREQUENCIES.map((one) => [one, Math.max(1, base + random() * 18 - 6)])) as Record<
      Frequency,
      number
    >;
  };
  return { thresholds: { right: ear(), left: ear() }, spread: 1.5, guesses: 0.02, random, ...more };
}

function errorsOf(listener: Listener): number[] {
  const { state } = takeTest(listener);
  return EARS.flatMap((ear) =>
    FREQUENCIES.map((one) => (state.thresholds[ear][one] ?? Number.NaN) - listener.thresholds[ear][one]),
  );
}

describe('the hearing procedure', () => {
  it('finds every threshold of a listener who never errs within 5 dB [ADV-03]', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const errors = errorsOf(aListener(seed, { spread: 0, guesses: 0 }));
      expect(errors).toHaveLength(12);
      for (const error of errors) expect(Math.abs(error)).toBeLessThanOrEqual(5);
    }
  });

  it('finds thresholds of listeners who err now and then within 5 dB, without a lasting bias [ADV-03]', () => {
    const errors = Array.from({ length: 300 }, (_, seed) => errorsOf(aListener(seed + 1))).flat();
    const within = errors.filter((error) => Math.abs(error) <= 5).length / errors.length;
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(within).toBeGreaterThan(0.98);
    expect(Math.abs(mean)).toBeLessThan(0.5);
  });

  it('ends after a number of presentations that five to seven minutes hold [ADV-03]', () => {
    const counts = Array.from(
      { length: 100 },
      (_, seed) => takeTest(aListener(seed + 1, { guesses: 0 })).presentations,
    );
    expect(Math.max(...counts)).toBeLessThan(200);
    expect(counts.reduce((sum, one) => sum + one, 0) / counts.length).toBeLessThan(160);
  });

  it('presents one silence in every five, at no fixed place, and never first [ADV-03]', () => {
    const random = seededRandom(7);
    let state = startProcedure('right', random());
    expect(nextTrial(state).kind).toBe('tone');
    const kinds: string[] = [];
    for (let index = 0; index < 60 && state.status === 'running'; index += 1) {
      kinds.push(nextTrial(state).kind);
      state = answerTrial(state, index % 2 === 0 && nextTrial(state).kind === 'tone', random());
    }
    const places = new Set<number>();
    for (let start = 0; start + 5 <= kinds.length; start += 5) {
      const block = kinds.slice(start, start + 5);
      expect(block.filter((kind) => kind === 'silence')).toHaveLength(1);
      places.add(block.indexOf('silence'));
    }
    expect(places.size).toBeGreaterThan(1);
  });

  it('goes down by 10 after an answer and up by 5 after none [ADV-03]', () => {
    // Silences always last in their block.
    let state = startProcedure('left', 0.99);
    const levels: number[] = [];
    for (const heard of [true, true, false, false]) {
      const trial = nextTrial(state);
      if (trial.kind === 'tone') levels.push(trial.level);
      state = answerTrial(state, heard, 0.99);
    }
    expect(levels).toEqual([40, 30, 20, 25]);
    expect(nextTrial(state)).toEqual({ kind: 'silence', ear: 'left' });
  });

  it('never plays louder than the limit and calls what is not heard there unknown [ADV-03]', () => {
    const deaf = { right: {}, left: {} } as { right: Record<Frequency, number>; left: Record<Frequency, number> };
    for (const one of FREQUENCIES) deaf.right[one] = deaf.left[one] = 200;
    const { state } = takeTest(aListener(1, { thresholds: deaf, spread: 0, guesses: 0 }));
    expect(state.status).toBe('done');
    for (const one of FREQUENCIES) expect(state.thresholds.right[one]).toBeNull();
    expect(loudestLevel(1000)).toBe(75);
    expect(loudestLevel(8000)).toBe(65);
  });

  it('stops kindly when silences are answered, and begins the ear again [ADV-03]', () => {
    const random = seededRandom(3);
    let state = startProcedure('right', random());
    while (state.status === 'running') state = answerTrial(state, true, random());
    expect(state.status).toBe('too-many-false');
    const again = repeatEar(state, random());
    expect(again).toMatchObject({ status: 'running', repeated: true, catches: 0, toneIndex: 0 });
    expect(again.thresholds.right).toEqual({});
  });

  it('continues to the end the second time and marks the result as unreliable [ADV-03]', () => {
    const random = seededRandom(5);
    let state = { ...startProcedure('right', random()), repeated: true };
    while (state.status === 'running') state = answerTrial(state, true, random());
    expect(state).toMatchObject({ status: 'ear-done', unreliable: true });
  });

  it('takes presses between the tones for a habit when there are many [ADV-03]', () => {
    let state = startProcedure('right', 0);
    for (let press = 0; press < 6; press += 1) state = strayPress(state);
    expect(state.status).toBe('running');
    expect(strayPress(state).status).toBe('too-many-false');
  });

  it('tests the first tone again and doubts a result that changed [ADV-03]', () => {
    const { state } = takeTest(aListener(11, { spread: 0, guesses: 0 }));
    expect(isInconsistent(state)).toBe(false);
    expect(isInconsistent({ ...state, retest: (state.retest ?? 0) + 10 })).toBe(true);
    expect(isInconsistent({ ...state, retest: null })).toBe(true);
  });

  it('starts with the better ear and ignores answers when nothing is asked [ADV-03]', () => {
    const done = { ...startProcedure('left', 0), status: 'ear-done' as const };
    expect(answerTrial(done, true, 0)).toBe(done);
    expect(startNextEar(done, 0)).toMatchObject({ earIndex: 1, status: 'running' });
    expect(nextTrial(startNextEar(done, 0.5)).ear).toBe('right');
  });
});
