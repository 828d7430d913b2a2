/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { useTucked } from './tucked';

function scrollTo(place: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: place });
  window.dispatchEvent(new Event('scroll'));
}

describe('the header that goes away', () => {
  it('says on the root that it has gone, for what sticks below it, until it is back or taken down [SITE-11]', () => {
    const root = document.documentElement;
    const { result, unmount } = renderHook(() => useTucked(true));
    act(() => scrollTo(600));
    expect(result.current).toBe(true);
    expect(root).toHaveAttribute('data-tucked');
    act(() => scrollTo(500));
    expect(result.current).toBe(false);
    expect(root).not.toHaveAttribute('data-tucked');
    act(() => scrollTo(900));
    expect(root).toHaveAttribute('data-tucked');
    unmount();
    expect(root).not.toHaveAttribute('data-tucked');
  });
});
