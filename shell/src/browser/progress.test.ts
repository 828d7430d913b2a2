/** @jest-environment jsdom */

import { globalCss } from '@sightline/shared-lib/ui';

import { createProgress } from './progress';

const shown = () => document.querySelector<HTMLElement>('[role=progressbar]:not([hidden])');

describe('the line of a move to another page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it('is drawn over the top of the page, by its name, once the move takes 200 ms, and goes with it [ROUTE-06]', () => {
    const progress = createProgress('Loading');
    progress.start();
    jest.advanceTimersByTime(199);
    expect(shown()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(shown()?.getAttribute('aria-label')).toBe('Loading');
    const { position, borderTopWidth } = shown()!.style;
    expect([position, borderTopWidth]).toEqual(['fixed', '3px']);
    expect(globalCss).toContain('@keyframes draw{');
    progress.stop();
    expect(shown()).toBeNull();
  });

  it('stays away from a move that is quick, and waits anew for the next one [ROUTE-06]', () => {
    const progress = createProgress('Loading');
    progress.start();
    jest.advanceTimersByTime(150);
    progress.stop();
    jest.advanceTimersByTime(500);
    expect(shown()).toBeNull();
    progress.start();
    jest.advanceTimersByTime(150);
    progress.start();
    jest.advanceTimersByTime(199);
    expect(shown()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(shown()).not.toBeNull();
  });
});
