import { answerTrial, nextTrial, startProcedure } from './hearingProcedure';
import type { Procedure } from './procedure';
import { createListening } from './listening';
import { seededRandom } from './simulatedListener';

/** Time that moves only when told. */
function fakeTime() {
  let now = 0;
  const waiting = new Set<{ readonly at: number; readonly call: () => void }>();
  return {
    schedule(ms: number, call: () => void) {
      const entry = { at: now + ms, call };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    run(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = [...waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        waiting.delete(next);
        now = next.at;
        next.call();
      }
      now = end;
    },
    pending: () => waiting.size,
  };
}

function aListening(seed = 1) {
  const time = fakeTime();
  const played: { readonly frequency: number; readonly ear: string; readonly amplitude: number }[] = [];
  let sounding = 0;
  let state: Procedure = startProcedure('right', 0);
  const listening = createListening({
    first: 'right',
    calibration: -42,
    random: seededRandom(seed),
    schedule: time.schedule,
    onChange: (next) => {
      state = next;
    },
    player: {
      tone: (sound) => {
        played.push(sound);
        sounding += 1;
        return () => void (sounding -= 1);
      },
    },
  });
  return { listening, time, played, sounding: () => sounding, state: () => state };
}

describe('playing the hearing check', () => {
  it('waits between one and two seconds, then plays one tone in one ear for a second [ADV-03]', () => {
    const { listening, time, played, sounding } = aListening();
    listening.start();
    time.run(999);
    expect(played).toHaveLength(0);
    time.run(1001);
    expect(played).toHaveLength(1);
    expect(played[0]).toMatchObject({ frequency: 1000, ear: 'right' });
    time.run(1500);
    expect(sounding()).toBe(0);
  });

  it('ends the tone at the answer and continues softer [ADV-03]', () => {
    const { listening, time, state, sounding } = aListening();
    listening.start();
    time.run(2000);
    const before = nextTrial(state());
    listening.press();
    expect(sounding()).toBe(0);
    expect(state().search.level).toBe((before.kind === 'tone' ? before.level : 0) - 10);
  });

  it('counts a press in the gap as a stray one and lets a late one pass [ADV-03]', () => {
    const { listening, time, state } = aListening();
    listening.start();
    time.run(100);
    listening.press();
    expect(state().strays).toBe(0);
    time.run(500);
    listening.press();
    expect(state().strays).toBe(1);
  });

  it('is silent while paused and asks the same again afterwards [ADV-03]', () => {
    const { listening, time, played, state, sounding } = aListening();
    listening.start();
    time.run(2100);
    const asked = nextTrial(state());
    listening.pause();
    expect(sounding()).toBe(0);
    expect(time.pending()).toBe(0);
    listening.press();
    expect(nextTrial(state())).toEqual(asked);
    listening.resume();
    time.run(2100);
    expect(played).toHaveLength(2);
    expect(played[1]).toEqual(played[0]);
  });

  it('presents what the procedure asks for, silences included, and stops when an ear is done [ADV-03]', () => {
    const { listening, time, played, state } = aListening(4);
    listening.start();
    let expected = 0;
    // Hears every tone above 32 dB.
    while (state().status === 'running') {
      const trial = nextTrial(state());
      const before = state();
      expected += trial.kind === 'tone' ? 1 : 0;
      const heard = trial.kind === 'tone' && trial.level >= 32;
      while (played.length < expected && trial.kind === 'tone') time.run(100);
      if (heard) listening.press();
      else while (state() === before) time.run(100);
    }
    expect(played).toHaveLength(expected);
    expect(state().status).toBe('ear-done');
    for (const level of Object.values(state().thresholds.right)) expect(Math.abs((level ?? 99) - 32)).toBeLessThan(5);
    expect(time.pending()).toBe(0);
    listening.goOn();
    time.run(2100);
    expect(played.at(-1)).toMatchObject({ ear: 'left', frequency: 1000 });
    expect(answerTrial(state(), false, 0)).not.toBe(state());
  });
});
