import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { testClock } from '../../../kernel';
import { dashboardPage } from './dashboard.page';
import { createMetricsMemory } from './metricsMemory';
import { readMetrics } from './prometheusText';
import { quantile } from './distribution';

const TOKEN = 'metrics of this test';

/** What a process says that has answered so often, one in ten with 502, half of it within 0.1 s and all within 1 s. */
const said = (answered: number, started = 1_000) => `# HELP process_start_time_seconds Start
process_start_time_seconds ${started}
process_resident_memory_bytes ${200 * 1_048_576}
nodejs_eventloop_lag_mean_seconds 0.012
nodejs_eventloop_lag_p99_seconds 0.25
http_request_duration_seconds_bucket{le="0.1",route="page",status="200"} ${(answered * 0.9) / 2}
http_request_duration_seconds_bucket{le="1",route="page",status="200"} ${answered * 0.9}
http_request_duration_seconds_bucket{le="+Inf",route="page",status="200"} ${answered * 0.9}
http_request_duration_seconds_sum{route="page",status="200"} ${answered / 2}
http_request_duration_seconds_count{route="page",status="200"} ${answered * 0.9}
http_request_duration_seconds_count{route="/wcs/*",status="502"} ${answered / 10}
http_request_duration_seconds_count{route="cached page",status="200"} ${answered * 0.3}
http_request_duration_seconds_count{route="/readyz",status="503"} ${answered * 5}
web_vitals_lcp_bucket{le="1000",page="home",remote="mfe-catalog",release="aa"} 0
web_vitals_lcp_bucket{le="2500",page="home",remote="mfe-catalog",release="aa"} ${answered}
web_vitals_lcp_bucket{le="+Inf",page="home",remote="mfe-catalog",release="aa"} ${answered}
web_vitals_lcp_count{page="home",remote="mfe-catalog",release="aa"} ${answered}
`;

let texts: Record<string, string> = {};
let server: Server;
beforeEach(async () => {
  texts = {};
  server = createServer(({ url = '', headers }, response) => {
    const text = texts[url.replace('/metrics', '')];
    const mayRead = headers.authorization === `Bearer ${TOKEN}` && text !== undefined;
    response.writeHead(mayRead ? 200 : 404).end(mayRead ? text : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

/** Words of a page as they are read. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

function openMemory(...names: readonly string[]) {
  const clock = testClock('2026-11-21T10:00:00.000Z');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const memory = createMetricsMemory({ urls: names.map((name) => `${base}/${name}`), token: TOKEN }, clock);
  const look = async () => dashboardPage(await memory.view(), clock.now().getTime()).html;
  const pass = (seconds: number) => clock.advance(seconds * 1_000);
  return { memory, look, pass };
}

describe('the dashboard', () => {
  it('shows what happened since it began to look: answers, failures, times, pages from memory and web vitals [PLAT-08] [FED-07]', async () => {
    const { look, pass } = openMemory('shell');
    texts['/shell'] = said(100);
    expect(wordsOf(await look())).toMatch(
      /200 MB of memory; event loop late by 2 ms on average and 240 ms .* No answer was counted yet/,
    );
    pass(60);
    texts['/shell'] = said(1_100);
    const html = await look();
    const words = wordsOf(html);
    expect(words).toContain('Answers of each minute of the last hour: 1,300 at most, 100 failed in all.');
    expect(words).toContain('Pages from its memory: 300 of 1,200 (25%).');
    expect(words).toContain('did not give (502, 503, 504): 100.');
    expect(words).toMatch(/All 1,300 100 \(7\.7%\)/);
    expect(words).toContain('page 900 0 (0%) 100 ms 910 ms');
    expect(words).not.toContain('/readyz');
    expect(words).toContain('home, mfe-catalog aa 1,000 2,125 ms');
    expect(html.match(/<rect class="all"/g)).toHaveLength(1);
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="[^"]*100 failed in all/);
  });

  it('counts a process that was started again from zero, and names one that does not answer [PLAT-08]', async () => {
    const { look, pass } = openMemory('shell', 'platform');
    texts['/shell'] = said(1_000);
    await look();
    pass(60);
    texts['/shell'] = said(10, 2_000);
    const words = wordsOf(await look());
    expect(words).toContain('page 9 0 (0%)');
    expect(words).toContain('/platform It does not answer: 404: is its METRICS_TOKEN the same?');
  });

  it('forgets what is longer ago than an hour, and never counts the same twice [PLAT-08]', async () => {
    const { memory, look, pass } = openMemory('shell');
    texts['/shell'] = said(0);
    await look();
    for (let minute = 1; minute <= 70; minute += 1) {
      pass(60);
      texts['/shell'] = said(minute * 10);
      await Promise.all([look(), look()]);
      await look();
    }
    const { minutes } = await memory.view();
    expect(minutes).toHaveLength(60);
    expect(wordsOf(await look())).toContain('page 540 0 (0%)');
  });
});

describe('the text of metrics', () => {
  it('is read with quoted labels, and what is no value is passed over', () => {
    const text = '# TYPE a counter\na{x="1,\\"2\\"",y="b\\\\n\\n"} 3 1700000000\nb 1e3\nc NaN\nnonsense\n{} 4\n';
    expect(readMetrics(text)).toEqual([
      { name: 'a', labels: { x: '1,"2"', y: 'b\\n\n' }, value: 3 },
      { name: 'b', labels: {}, value: 1000 },
    ]);
  });

  it('gives a quantile within its bucket, the last bound beyond it, and none of nothing', () => {
    const buckets = new Map([
      [1, 50],
      [2, 90],
      [Number.POSITIVE_INFINITY, 100],
    ]);
    const all = { count: 100, sum: 0, buckets };
    expect([0.25, 0.5, 0.7, 0.95].map((share) => quantile(all, share))).toEqual([0.5, 1, 1.5, 2]);
    expect(quantile({ ...all, count: 0 }, 0.5)).toBeNull();
  });
});
