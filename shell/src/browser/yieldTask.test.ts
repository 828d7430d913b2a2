/** @jest-environment jsdom */

import { painted } from './yieldTask';

describe('waiting for a paint', () => {
  afterEach(() => jest.restoreAllMocks());

  it('takes the frame after the one that paints, too', () => {
    jest.useFakeTimers();
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    void painted();
    frames.shift()?.(0);
    expect(frames).toHaveLength(1);
    jest.useRealTimers();
  });

  it('does not wait for a page that is not painted', async () => {
    jest.useFakeTimers();
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const waiting = painted();
    jest.advanceTimersByTime(100);
    await expect(waiting).resolves.toBeUndefined();
    jest.useRealTimers();
  });
});
