import { NOTHING, plus } from './distribution';
import type { Distribution } from './distribution';
import type { Sample } from './prometheusText';

/** What is counted up since a process started: of these the growth says what happened. */
const HISTOGRAMS = ['http_request_duration_seconds', 'web_vitals_lcp', 'web_vitals_inp', 'web_vitals_cls'] as const;
export type Measured = (typeof HISTOGRAMS)[number];

/** Growth of one histogram with one set of labels, between two looks. */
export interface Growth {
  readonly measured: Measured;
  readonly labels: Readonly<Record<string, string>>;
  readonly distribution: Distribution;
}

/** What stands in a process at a moment. */
export interface ProcessState {
  /** When it started, in seconds since 1970. */
  readonly started: number;
  readonly memoryBytes: number;
  /** Delay of the event loop, in seconds. */
  readonly delayMean: number;
  readonly delayWorst: number;
}

export type Counters = ReadonlyMap<string, Growth>;

const PART = /^(.+)_(bucket|sum|count)$/;

function histogramOf(name: string): readonly [Measured, string] | null {
  const [, base, part = ''] = PART.exec(name) ?? [];
  const measured = HISTOGRAMS.find((one) => one === base);
  return measured ? [measured, part] : null;
}

function only(part: string, bound: string | undefined, value: number): Distribution {
  if (part === 'count') return { ...NOTHING, count: value };
  if (part === 'sum') return { ...NOTHING, sum: value };
  const end = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound);
  return { ...NOTHING, buckets: new Map([[end, value]]) };
}

/** The histograms among the values of a process, by name and labels. */
export function countersOf(samples: readonly Sample[]): Counters {
  const found = new Map<string, Growth>();
  for (const { name, labels, value } of samples) {
    const histogram = histogramOf(name);
    if (!histogram) continue;
    const { le, ...rest } = labels;
    const key = `${histogram[0]} ${JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b)))}`;
    const distribution = plus(found.get(key)?.distribution ?? NOTHING, only(histogram[1], le, value));
    found.set(key, { measured: histogram[0], labels: rest, distribution });
  }
  return found;
}

/** The delay is measured by a timer of ten milliseconds, which are in the value. */
const TIMER_S = 0.01;

export function stateOf(samples: readonly Sample[]): ProcessState {
  const gauge = (name: string) => samples.find((one) => one.name === name)?.value ?? 0;
  return {
    started: gauge('process_start_time_seconds'),
    memoryBytes: gauge('process_resident_memory_bytes'),
    delayMean: Math.max(0, gauge('nodejs_eventloop_lag_mean_seconds') - TIMER_S),
    delayWorst: Math.max(0, gauge('nodejs_eventloop_lag_p99_seconds') - TIMER_S),
  };
}

const minus = (now: Distribution, then: Distribution): Distribution =>
  plus(now, {
    count: -then.count,
    sum: -then.sum,
    buckets: new Map(Array.from(then.buckets, ([bound, count]) => [bound, -count])),
  });

/** What has grown between two looks at the same process; one that started meanwhile has counted from zero. */
export function growthBetween(now: Counters, then: Counters, isNewProcess: boolean): readonly Growth[] {
  return Array.from(now, ([key, growth]) => {
    const before = isNewProcess ? undefined : then.get(key)?.distribution;
    return { ...growth, distribution: before ? minus(growth.distribution, before) : growth.distribution };
  }).filter(({ distribution }) => distribution.count > 0);
}
