import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly startTime: number;
}

interface Watched {
  galleryShifts?: { value: number; at: number; what: string }[];
}

/** Notes every move of the page that its visitor did not cause; to be run before the page's own script. */
export function noteLayoutShifts(): void {
  const noted: { value: number; at: number; what: string }[] = [];
  (window as Watched).galleryShifts = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as (Shift & { sources?: readonly { node?: Node }[] })[]) {
      if (entry.hadRecentInput) continue;
      const moved = (entry.sources ?? []).flatMap(({ node }) =>
        node ? [(node.textContent ?? '').trim().slice(0, 40) || node.nodeName] : [],
      );
      noted.push({ value: entry.value, at: entry.startTime, what: moved.slice(0, 3).join(' / ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export interface LayoutShift {
  /** Cumulative layout shift: the largest sum of a window of 5 s with pauses under 1 s (web.dev/cls). */
  readonly cls: number;
  /** What moved in the largest single move. */
  readonly what: string;
}

/** What the page has moved since it was opened. */
export async function layoutShiftOf(page: Page): Promise<LayoutShift> {
  const shifts = await page.evaluate(() => (window as Watched).galleryShifts ?? []);
  let [cls, sum, began, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, at } of shifts) {
    if (at - last > 1000 || at - began > 5000) [sum, began] = [0, at];
    sum += value;
    last = at;
    cls = Math.max(cls, sum);
  }
  const largest = shifts.toSorted((one, other) => other.value - one.value)[0];
  return { cls: Math.round(cls * 1000) / 1000, what: largest?.what ?? '' };
}
