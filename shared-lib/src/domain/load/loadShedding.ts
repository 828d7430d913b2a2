import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

import type { LoadLimits } from './loadLimits';

/** Work that can wait was refused: there is more to do than can be done. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  /** Whole seconds until it is worth asking again. */
  readonly seconds = 2;

  constructor() {
    super('There is more to do than can be done.');
  }
}

/** So long may work wait for its turn, a second in tenths: a burst is served a moment later, a flood is refused. A process that stood still counts it as one. */
const PATIENCE_TICKS = 10;
const TICK_MS = 100;
/** More than that do not wait: those at the end would wait in vain. */
const MOST_WAITING = 200;
const LOOK_MS = 1_000;
const RESOLUTION_MS = 10;
const NANO = 1e6;

/** Mean delay of the event loop within each of the last two seconds, the lesser of both, in milliseconds: one standstill is no flood. */
export function measuredDelay(
  histogram: Pick<IntervalHistogram, 'enable' | 'reset' | 'count' | 'mean'> = monitorEventLoopDelay({
    resolution: RESOLUTION_MS,
  }),
): () => number {
  histogram.enable();
  let before = 0;
  let last = 0;
  setInterval(() => {
    before = last;
    last = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / NANO - RESOLUTION_MS);
    histogram.reset();
  }, LOOK_MS).unref();
  return () => Math.min(before, last);
}

interface Waiting {
  readonly begin: () => void;
  readonly giveUp: NodeJS.Timeout;
}

/**
 * Lets so much at once be done of what can wait, pages that are drawn for everybody and searches: connections and processor that are left
 * belong to bags, checkouts and payments, which never ask here (PLAT-08). Answers what ends a piece of work; rejects with `Overloaded`.
 */
export function createLoadShedding(limits: LoadLimits | null, delay = limits ? measuredDelay() : () => 0) {
  const queue: Waiting[] = [];
  let underWay = 0;

  const end = () => {
    const next = queue.shift();
    if (!next) {
      underWay -= 1;
      return;
    }
    clearInterval(next.giveUp);
    next.begin();
  };

  const turn = async (): Promise<() => void> => {
    let ended = false;
    const endOnce = () => {
      if (!ended) end();
      ended = true;
    };
    if (!limits) return () => undefined;
    if (delay() > limits.delay || queue.length >= MOST_WAITING) throw new Overloaded();
    if (underWay < limits.atOnce) {
      underWay += 1;
      return endOnce;
    }
    await new Promise<void>((begin, refuse) => {
      let ticks = 0;
      const giveUp = setInterval(() => {
        ticks += 1;
        if (ticks < PATIENCE_TICKS) return;
        clearInterval(giveUp);
        queue.splice(queue.indexOf(waiting), 1);
        refuse(new Overloaded());
      }, TICK_MS);
      const waiting: Waiting = { begin, giveUp };
      queue.push(waiting);
    });
    return endOnce;
  };

  return {
    turn,
    /** Does a piece of work when its turn has come. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      const endTurn = await turn();
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}

export type LoadShedding = ReturnType<typeof createLoadShedding>;
