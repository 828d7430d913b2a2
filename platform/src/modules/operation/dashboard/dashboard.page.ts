import { markup } from '../../../pages';
import type { Html } from '../../../pages';
import { count, minute, partOf } from '../words';
import { minutesChart } from './chart';
import { quantile } from './distribution';
import type { Distribution } from './distribution';
import type { MeasuredProcess, MetricsView } from './metricsMemory';
import { answersOf, keptPages, routesOf, unreachable, vitalsOf } from './summary';
import type { Answers } from './summary';

type Grown = MetricsView['minutes'][number]['grown'];

/** Routes of a process that are shown, busiest first. */
const ROUTES = 15;

const milliseconds = (seconds: number | null): string =>
  seconds === null ? '' : `${count(Math.round(seconds * 1000))} ms`;

const cell = (text: string): Html => markup`<td class="n">${text}</td>`;

function table(label: string, heads: readonly string[], rows: readonly Html[]): Html {
  const head = heads.map((words, at) => markup`<th scope="col"${at > 0 && markup` class="n"`}>${words}</th>`);
  return markup`<div class="wide" tabindex="0" role="region" aria-label="${label}"><table>
    <thead><tr>${head}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}

function answersRow(name: string, { all, failed }: Answers): Html {
  const times = [0.5, 0.95].map((share) => cell(milliseconds(quantile(all, share))));
  return markup`<tr><th scope="row">${name}</th>${cell(count(all.count))}${cell(`${count(failed)}${partOf(failed, all.count)}`)}${times}</tr>`;
}

function stateLine({ state, problem }: MeasuredProcess): Html {
  if (!state) return markup`<p class="problem">It does not answer: ${problem ?? 'nobody knows why'}</p>`;
  const facts = [
    `${count(Math.round(state.memoryBytes / 1_048_576))} MB of memory`,
    `event loop late by ${milliseconds(state.delayMean)} on average and ${milliseconds(state.delayWorst)} at the 99th percentile since it was last read`,
  ].join('; ');
  return markup`<p>Up since ${minute(new Date(state.started * 1000).toISOString())}; ${facts}.</p>`;
}

function processSection(one: MeasuredProcess, { minutes }: MetricsView, grown: Grown, now: number): Html {
  const bars = minutes.map(({ at, grown: within }) => {
    const { all, failed } = answersOf(within.filter(({ url }) => url === one.url));
    return { at, all: all.count, failed };
  });
  const own = grown.filter(({ url }) => url === one.url);
  const { kept, all } = keptPages(own);
  const gone = unreachable(own);
  const routes = routesOf(own).slice(0, ROUTES);
  return markup`<section aria-labelledby="${one.url}">
    <h2 id="${one.url}">${one.url}</h2>
    ${stateLine(one)}${
      routes.length === 0
        ? markup`<p>No answer was counted yet.</p>`
        : markup`${minutesChart(one.url, bars, now)}${
            all > 0 && markup`<p>Pages from its memory: ${count(kept)} of ${count(all)}${partOf(kept, all)}.</p>`
          }<p>Answers that something behind it did not give (502, 503, 504): ${count(gone)}.</p>
            ${table(
              `Routes of ${one.url}`,
              ['Route', 'Answers', 'Failed', 'Half within', '95 % within'],
              [answersRow('All', answersOf(own)), ...routes.map(([route, answers]) => answersRow(route, answers))],
            )}`
    }
  </section>`;
}

function vitalsSection(grown: Grown): Html {
  const third = (value: Distribution | undefined) => (value ? quantile(value, 0.75) : null);
  const rows = vitalsOf(grown).map(({ name, values }) => {
    const [paint, press, shift] = [values.web_vitals_lcp, values.web_vitals_inp, values.web_vitals_cls].map(third);
    const told = Math.max(...Object.values(values).map((value) => value.count));
    const inMs = (value: number | null | undefined) =>
      cell(milliseconds(typeof value === 'number' ? value / 1000 : null));
    return markup`<tr><th scope="row">${name}</th>${cell(count(told))}${inMs(paint)}${inMs(press)}${cell(shift?.toFixed(2) ?? '')}</tr>`;
  });
  return markup`<section aria-labelledby="vitals">
    <h2 id="vitals">Web vitals by page, remote and release</h2>
    ${
      rows.length === 0
        ? markup`<p>No browser has told any yet. Those tell whose shopper agreed to it.</p>`
        : table('Web vitals', ['Page', 'Told', 'LCP', 'INP', 'CLS'], rows)
    }
    <p class="quiet">Three quarters of the documents stayed within these values.</p>
  </section>`;
}

/** How the shop did within the last hour, by process and route, and how its pages felt (PLAT-08). */
export function dashboardPage(view: MetricsView, now: number): Html {
  const grown = view.minutes.flatMap((one) => one.grown);
  return markup`<p class="quiet">
      What the metrics said within the last hour, since this process began to look; times are estimated from their buckets.
      <a href="">Read again</a>
    </p>
    ${view.processes.map((one) => processSection(one, view, grown, now))}${vitalsSection(grown)}`;
}
