import { NOTHING, plus } from './distribution';
import type { Distribution } from './distribution';
import type { Growth, Measured } from './measuredMinute';
import type { MetricsView } from './metricsMemory';

type Grown = MetricsView['minutes'][number]['grown'];

/** Answers of one kind, those among them that failed, and how long they took. */
export interface Answers {
  readonly all: Distribution;
  readonly failed: number;
}

const NO_ANSWERS: Answers = { all: NOTHING, failed: 0 };

const isFailure = ({ labels }: Pick<Growth, 'labels'>) => Number(labels['status']) >= 500;

/** Routes that say how a process does, and are no work of the shop. */
const OWN_ROUTES: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/release-health',
  '/rules/version',
]);

/** Answers that are work of the shop. */
const worked = (grown: Grown): Grown =>
  grown.filter(
    ({ measured, labels }) => measured === 'http_request_duration_seconds' && !OWN_ROUTES.has(labels['route'] ?? ''),
  );

export function answersOf(grown: Grown): Answers {
  return worked(grown).reduce(
    ({ all, failed }, one) => ({
      all: plus(all, one.distribution),
      failed: failed + (isFailure(one) ? one.distribution.count : 0),
    }),
    NO_ANSWERS,
  );
}

/** Growth together by a name that each part has, greatest first. */
function grouped(grown: Grown, nameOf: (one: Grown[number]) => string): readonly (readonly [string, Grown])[] {
  const groups = new Map<string, Grown[number][]>();
  for (const one of grown) {
    const name = nameOf(one);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const size = (group: Grown) => group.reduce((count, { distribution }) => count + distribution.count, 0);
  return [...groups].toSorted(([, a], [, b]) => size(b) - size(a));
}

/** Answers by route, busiest first; a route is a pattern. */
export function routesOf(grown: Grown): readonly (readonly [route: string, answers: Answers])[] {
  const own = grown.filter((one) => one.measured === 'http_request_duration_seconds');
  return grouped(own, ({ labels }) => [labels['method'], labels['route']].filter(Boolean).join(' '))
    .map(([route, group]) => [route, answersOf(group)] as const)
    .filter(([, { all }]) => all.count > 0);
}

/** A value of web vitals by page, remote and release. */
export function vitalsOf(grown: Grown): readonly {
  readonly name: string;
  readonly values: Readonly<Partial<Record<Measured, Distribution>>>;
}[] {
  const vitals = grown.filter(({ measured }) => measured.startsWith('web_vitals_'));
  const nameOf = ({ labels }: Grown[number]) => `${labels['page']}, ${labels['remote']} ${labels['release']}`;
  return grouped(vitals, nameOf).map(([name, group]) => {
    const values: Partial<Record<Measured, Distribution>> = {};
    for (const { measured, distribution } of group) values[measured] = plus(values[measured] ?? NOTHING, distribution);
    return { name, values };
  });
}

/** Finished pages that a shell answered from its memory, and pages in all. */
export function keptPages(grown: Grown): { readonly kept: number; readonly all: number } {
  const count = (route: string) =>
    grown
      .filter((one) => one.labels['route'] === route && one.measured === 'http_request_duration_seconds')
      .reduce((sum, { distribution }) => sum + distribution.count, 0);
  const kept = count('cached page');
  return { kept, all: kept + count('page') };
}

/** Answers that a shell could not get from a service behind it: 502, 503 and 504 of what it passes on. */
export function unreachable(grown: Grown): number {
  return worked(grown)
    .filter(({ labels }) => ['502', '503', '504'].includes(labels['status'] ?? ''))
    .reduce((sum, { distribution }) => sum + distribution.count, 0);
}
