import { chromium } from '@playwright/test';

import { BROWSER } from './browser';
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

/**
 * How many functions V8 reads in source once more on a page, to know where the functions on the stack of an error or a request stand (decision
 * 137). In a browser of its own: one that has been to the shop keeps what it compiled.
 */
export async function readAgainOn(address: string): Promise<number> {
  const browser = await chromium.launch(BROWSER);
  const page = await browser.newPage();
  await browser.startTracing(page, { categories: ['-*', 'v8', 'disabled-by-default-v8.compile'] });
  await visit(page, address);
  await settled(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  await browser.close();
  if (!traceEvents.some(({ name }) => name === 'V8.ParseFunction'))
    throw new Error('The trace tells nothing of what V8 read.');
  const stacks = traceEvents.filter(({ name }) => name === 'V8.CollectSourcePositions');
  return traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'V8.PreParse' &&
      stacks.some((one) => one.pid === pid && one.tid === tid && one.ts <= ts && ts <= one.ts + (one.dur ?? 0)),
  ).length;
}
