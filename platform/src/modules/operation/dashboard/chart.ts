import { markup } from '../../../pages';
import type { Html } from '../../../pages';
import { count } from '../words';

/** One minute of a chart. */
export interface Bar {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly all: number;
  readonly failed: number;
}

const MINUTES = 60;
const MINUTE_MS = 60_000;
const [STEP, WIDTH, HEIGHT] = [10, 8, 80];

/** Answers of each minute of the last hour as bars, failures from the ground up in another colour; the words say the same. */
export function minutesChart(name: string, bars: readonly Bar[], now: number): Html {
  const most = Math.max(1, ...bars.map(({ all }) => all));
  const failed = bars.reduce((sum, bar) => sum + bar.failed, 0);
  const first = Math.floor(now / MINUTE_MS) * MINUTE_MS - (MINUTES - 1) * MINUTE_MS;
  const height = (value: number) => Math.round((value / most) * HEIGHT * 10) / 10;
  const drawn = bars.map(({ at, all, failed: bad }) => {
    const x = ((at - first) / MINUTE_MS) * STEP;
    const column = (value: number, kind: string) =>
      value > 0 &&
      markup`<rect class="${kind}" x="${x}" y="${HEIGHT - height(value)}" width="${WIDTH}" height="${height(value)}" />`;
    return markup`${column(all, 'all')}${column(bad, 'bad')}`;
  });
  const words = `Answers of each minute of the last hour: ${count(most)} at most, ${count(failed)} failed in all.`;
  return markup`<figure>
    <svg viewBox="0 0 ${MINUTES * STEP} ${HEIGHT}" role="img" aria-label="${name}. ${words}" preserveAspectRatio="none">
      ${drawn}
    </svg>
    <figcaption>${words}</figcaption>
  </figure>`;
}
