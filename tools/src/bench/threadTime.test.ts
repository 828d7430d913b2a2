import { threadTimeOf } from './threadTime';

const task = (ts: number, dur: number, tdur: number, tid = 1) => ({
  name: 'ThreadControllerImpl::RunTask',
  pid: 7,
  tid,
  ts,
  dur,
  tdur,
});
const press = (type: string, ts: number, dur: number) => ({
  name: 'EventDispatch',
  pid: 7,
  tid: 1,
  ts,
  dur,
  args: { data: { type } },
});
const drawn = (ts: number) => ({ name: 'Layerize', pid: 7, tid: 1, ts });

describe('the time of the main thread', () => {
  it('is what it spent from the press to the drawing, without what came before, after and in other threads', () => {
    const events = [
      task(0, 900, 900),
      task(1_000, 2_000, 1_500),
      press('mousedown', 1_010, 10),
      press('click', 1_050, 1_000),
      drawn(1_020),
      task(2_000, 50_000, 40_000, 2),
      task(4_000, 6_000, 3_000),
      drawn(9_000),
      task(20_000, 1_000, 1_000),
      drawn(20_500),
    ];
    expect(threadTimeOf(events)).toBe(4.5);
  });

  it('is what it spent from a key to the drawing of what the field then holds', () => {
    const events = [
      task(0, 3_000, 2_500),
      press('keydown', 100, 50),
      press('input', 200, 2_000),
      task(4_000, 1_000, 500),
      drawn(4_500),
    ];
    expect(threadTimeOf(events)).toBe(3);
  });

  it('is not known without a press, or where nothing was drawn', () => {
    expect(() => threadTimeOf([task(0, 10, 10)])).toThrow('no press');
    expect(() => threadTimeOf([press('mousedown', 1, 1), press('click', 2, 1)])).toThrow('Nothing was drawn');
  });
});
