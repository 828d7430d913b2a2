import type { TraceEvent } from '../threadTime';

/** Processor time of a page's main thread by what it was spent on, in milliseconds, and how often style was worked out. */
export interface ThreadWork {
  readonly script: number;
  readonly layout: number;
  readonly paint: number;
  readonly other: number;
  readonly total: number;
  readonly recalculations: number;
}

/** What `threadWorkOf` wants of a trace. */
export const WORK_CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.gc'];

type Kind = 'script' | 'layout' | 'paint' | 'other';

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['layout', /^(?:UpdateLayoutTree|Layout|ParseAuthorStyleSheet|ScheduleStyleRecalculation|LocalFrameView.*)$/],
  ['paint', /^(?:Paint|PrePaint|Layerize|Commit|UpdateLayer|CompositeLayers|PaintImage|HitTest)$/],
  [
    'script',
    /^(?:EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|XHR.*|v8\..*|V8\..*|MinorGC|MajorGC)$/,
  ],
];

const kindOf = (name: string): Kind => KINDS.find(([, names]) => names.test(name))?.[0] ?? 'other';

const TASK = 'ThreadControllerImpl::RunTask';

/**
 * What the main thread of the page at an origin did from its first byte on, each part without what lies within it, so that nothing is counted twice;
 * other programs of the machine do not change it. Before that byte the browser makes a process ready, up to 80 ms, or has one already: that is not
 * the page's. Throws where the trace has no such page.
 */
export function threadWorkOf(events: readonly TraceEvent[], origin: string): ThreadWork {
  const parsing = events.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url?.startsWith(`${origin}/`) === true,
  );
  if (!parsing) throw new Error(`The trace has no page of ${origin}.`);
  const own = events
    .filter(({ pid, tid, tdur }) => pid === parsing.pid && tid === parsing.tid && tdur !== undefined)
    .filter(({ ts, dur = 0 }) => ts + dur >= parsing.ts)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const micro: Record<Kind, number> = { script: 0, layout: 0, paint: 0, other: 0 };
  const within: { readonly kind: Kind; readonly end: number }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of own) {
    while ((within.at(-1)?.end ?? Infinity) <= ts) within.pop();
    const around = within.at(-1);
    // Outside of tasks stands what a trace tells twice.
    if (!around && name !== TASK) continue;
    const kind = name === TASK ? 'other' : kindOf(name);
    // What has no name here belongs to what called it.
    const counted = kind === 'other' && around ? around.kind : kind;
    micro[counted] += tdur;
    if (around) micro[around.kind] -= tdur;
    within.push({ kind: counted, end: ts + dur });
  }
  const { script, layout, paint, other } = micro;
  return {
    script: script / 1000,
    layout: layout / 1000,
    paint: paint / 1000,
    other: other / 1000,
    total: (script + layout + paint + other) / 1000,
    recalculations: own.filter(({ name }) => name === 'UpdateLayoutTree').length,
  };
}
