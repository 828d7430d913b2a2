import { threadWorkOf } from './threadWork';

const ORIGIN = 'http://shop.example';

const event = (name: string, ts: number, dur: number, tdur: number, tid = 1) => ({ name, pid: 7, tid, ts, dur, tdur });
const parsing = (ts: number, dur: number, tdur: number, url = `${ORIGIN}/list`) => ({
  ...event('ParseHTML', ts, dur, tdur),
  args: { beginData: { url } },
});
const task = (ts: number, dur: number, tdur: number, tid = 1) =>
  event('ThreadControllerImpl::RunTask', ts, dur, tdur, tid);

describe('the work of a page’s main thread', () => {
  it('is processor time by kind, nothing counted twice and nothing of other threads', () => {
    const events = [
      task(0, 10_000, 8_000),
      parsing(100, 3_000, 2_000),
      event('EvaluateScript', 4_000, 5_000, 4_000),
      event('UpdateLayoutTree', 5_000, 1_000, 1_000),
      event('v8.compile', 7_000, 500, 500),
      task(0, 90_000, 90_000, 2),
      task(20_000, 4_000, 4_000),
      event('Layout', 20_500, 1_000, 1_000),
      event('Paint', 22_000, 1_500, 1_500),
      event('SomethingElse', 22_100, 200, 200),
    ];
    expect(threadWorkOf(events, ORIGIN)).toEqual({
      script: 3,
      layout: 2,
      paint: 1.5,
      other: 5.5,
      total: 12,
      recalculations: 1,
    });
  });

  it('does not count what made the process ready before the first byte', () => {
    const events = [
      task(0, 40_000, 38_000),
      event('V8.DeserializeContext', 100, 5_000, 5_000),
      event('UpdateLayoutTree', 6_000, 500, 500),
      task(50_000, 4_000, 4_000),
      parsing(50_100, 3_000, 3_000),
    ];
    expect(threadWorkOf(events, ORIGIN)).toMatchObject({ script: 0, other: 4, total: 4, recalculations: 0 });
  });

  it('leaves out what stands outside of tasks, and refuses a trace without the page', () => {
    const outside = [event('FunctionCall', 50_000, 900, 900), task(0, 1_000, 1_000), parsing(10, 100, 100)];
    expect(threadWorkOf(outside, ORIGIN).total).toBe(1);
    expect(() => threadWorkOf([task(0, 10, 10), parsing(1, 2, 2, 'http://other.example/')], ORIGIN)).toThrow(
      'no page of http://shop.example',
    );
  });
});
