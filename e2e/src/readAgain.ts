import type { Browser, Page } from '@playwright/test';

import { settled } from './settled';
import { visit } from './visit';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

/** How many functions V8 reads in source once more on a page, to know where the functions on the stack of an error or a request stand (decision 137). */
export async function readAgainOn(browser: Browser, page: Page, path: string): Promise<number> {
  await browser.startTracing(page, { categories: ['-*', 'v8', 'disabled-by-default-v8.compile'] });
  await visit(page, path);
  await settled(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  if (!traceEvents.some(({ name }) => name === 'V8.ParseFunction'))
    throw new Error('The trace tells nothing of what V8 read.');
  const stacks = traceEvents.filter(({ name }) => name === 'V8.CollectSourcePositions');
  return traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'V8.PreParse' &&
      stacks.some((one) => one.pid === pid && one.tid === tid && one.ts <= ts && ts <= one.ts + (one.dur ?? 0)),
  ).length;
}
