import type { Clock } from '../../../kernel';
import { countersOf, growthBetween, stateOf } from './measuredMinute';
import type { Counters, Growth, ProcessState } from './measuredMinute';
import { readMetrics } from './prometheusText';

/** Where the metrics of the shop's processes are, and what opens them. */
export interface MetricsSources {
  readonly urls: readonly string[];
  readonly token: string;
}

export interface MeasuredProcess {
  readonly url: string;
  /** What stood in it at the last look; none while it does not answer. */
  readonly state?: ProcessState;
  readonly problem?: string;
}

export interface MetricsView {
  readonly processes: readonly MeasuredProcess[];
  /** What happened in each minute of the last hour in which somebody looked, oldest first. */
  readonly minutes: readonly { readonly at: number; readonly grown: readonly (Growth & { readonly url: string })[] }[];
}

export interface MetricsMemory {
  /** What is remembered, with a fresh look. */
  view(): Promise<MetricsView>;
  /** Looks once a minute until it is told to stop. */
  keep(): () => void;
}

const MINUTE_MS = 60_000;
/** Minutes that are remembered: an hour, in this process alone. */
const REMEMBERED = 60;
const ANSWER_LIMIT_MS = 3_000;
/** Whoever reads the page again at once sees the same. */
const FRESH_MS = 5_000;

async function textOf(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`${answer.status}: is its METRICS_TOKEN the same?`);
  return answer.text();
}

/**
 * Remembers for an hour what the metrics of all processes say, in this process and nowhere else: what is longer ago belongs to a Prometheus
 * server. Nothing of a shopper is in metrics.
 */
export function createMetricsMemory({ urls, token }: MetricsSources, clock: Clock): MetricsMemory {
  const last = new Map<string, { readonly counters: Counters; readonly state: ProcessState }>();
  const minutes = new Map<number, (Growth & { url: string })[]>();
  let processes: readonly MeasuredProcess[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  const lookAt = async (url: string, minute: number): Promise<MeasuredProcess> => {
    try {
      const samples = readMetrics(await textOf(url, token));
      const [counters, state] = [countersOf(samples), stateOf(samples)];
      const before = last.get(url);
      last.set(url, { counters, state });
      // What it counted before anybody looked happened nobody knows when.
      if (before) {
        const grown = growthBetween(counters, before.counters, state.started !== before.state.started);
        minutes.set(minute, [...(minutes.get(minute) ?? []), ...grown.map((one) => ({ ...one, url }))]);
      }
      return { url, state };
    } catch (error) {
      return { url, problem: error instanceof Error ? error.message : String(error) };
    }
  };

  const look = async (): Promise<void> => {
    const now = clock.now().getTime();
    if (now - lookedAt < FRESH_MS) return;
    lookedAt = now;
    const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
    processes = await Promise.all(urls.map((url) => lookAt(url, minute)));
    for (const at of minutes.keys()) if (at <= minute - REMEMBERED * MINUTE_MS) minutes.delete(at);
  };

  /** One look at a time: two at once would count the same growth twice. */
  const lookOnce = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  return {
    async view() {
      await lookOnce();
      const kept = [...minutes].toSorted(([a], [b]) => a - b).map(([at, grown]) => ({ at, grown }));
      return { processes, minutes: kept };
    },
    keep() {
      void lookOnce();
      const timer = setInterval(() => void lookOnce(), MINUTE_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
