import autocannon from 'autocannon';

import { startBareServer } from './bareServer';
import { ASKED, readPage } from './page';

export interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  /** Of each of the two measurements. */
  readonly seconds: number;
}

export interface LoadFigures {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not a page. */
  readonly refused: number;
}

export interface LoadComparison {
  readonly page: LoadFigures;
  readonly bare: LoadFigures;
  /** Rate of the page over the bare server's: the figure that can be compared between machines. */
  readonly ratio: number;
  /** Size of the page as sent, in bytes. */
  readonly bytes: number;
}

async function measure(url: string, { connections, seconds }: LoadOptions): Promise<LoadFigures> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: ASKED,
  });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, refused: non2xx + errors };
}

/** Loads a cached page and, in the same run, a bare server that sends the same bytes. */
export async function compareLoad(options: LoadOptions): Promise<LoadComparison> {
  // The first answer fills the cache, the second is the one that is measured.
  await readPage(options.url);
  const { body, status } = await readPage(options.url);
  if (status !== 200) throw new Error(`${options.url} answers ${status}, not a page.`);
  const server = await startBareServer(body);
  try {
    const bare = await measure(server.url, options);
    const page = await measure(options.url, options);
    return { page, bare, ratio: page.rate / bare.rate, bytes: body.length };
  } finally {
    server.stop();
  }
}
