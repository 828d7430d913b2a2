import type { Browser, Page } from 'playwright-core';

/** Of an event of Chromium's trace what is read here; times in microseconds, those of the thread (`tdur`) are processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string }; readonly beginData?: { readonly url?: string } };
}

const CATEGORIES = ['toplevel', 'devtools.timeline'];

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/**
 * Processor time that the page's main thread takes from a press until what it changed is handed on to be drawn, in milliseconds; it does not count while
 * other programs have the processor. Throws where the trace has no press, or nothing was drawn after it.
 */
export function threadTimeOf(events: readonly TraceEvent[]): number {
  const presses = events.filter(
    ({ name, args }) => name === 'EventDispatch' && /^(mousedown|click|keydown|input)$/.test(args?.data?.type ?? ''),
  );
  const [first] = presses.toSorted((a, b) => a.ts - b.ts);
  const done = presses.findLast(({ args }) => args?.data?.type === 'click' || args?.data?.type === 'input');
  if (!first || !done) throw new Error('The trace has no press.');
  const onThread = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const drawn = onThread
    .filter(({ name, ts }) => name === 'Layerize' && ts >= endOf(done))
    .toSorted((a, b) => a.ts - b.ts)[0];
  if (!drawn) throw new Error('Nothing was drawn after the press.');
  const micro = onThread
    .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts <= drawn.ts)
    .filter((task) => endOf(task) >= first.ts)
    .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return micro / 1000;
}

/** Does something on a page and tells what its main thread spent on the press in it, in milliseconds of processor time. */
export async function threadTime(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  return threadTimeOf(trace.traceEvents);
}
