import { Agent } from 'node:http';

import { call } from '../abuse/call';
import { ASKED } from '../page';

const PATHS = [
  '/',
  '/sunglasses',
  '/eyeglasses',
  '/search?q=round',
  '/it-it/occhiali-da-sole',
  '/store-locator',
  '/cart',
];
/** Between two pages of one reader, in milliseconds. */
const PAUSE_MS = 20;

export interface Readers {
  /** Pages since the last question, and the addresses of those that did not come, with their status. */
  figures(): { readonly pages: number; readonly failures: readonly string[] };
  stop(): Promise<void>;
}

/** People who read one page after the other. */
export function startReaders(origin: string, count: number): Readers {
  const agent = new Agent({ keepAlive: true });
  const stopping = new AbortController();
  let [pages, failures]: [number, string[]] = [0, []];
  const lanes = Array.from({ length: count }, async (_none, first) => {
    for (let at = first; !stopping.signal.aborted; at += 1) {
      const path = PATHS[at % PATHS.length] ?? '/';
      const { status } = await call(`${origin}${path}`, { agent, headers: ASKED });
      pages += 1;
      if (status !== 200) failures.push(`GET ${path}: ${status}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  return {
    figures: () => {
      const taken = { pages, failures };
      [pages, failures] = [0, []];
      return taken;
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(lanes);
      agent.destroy();
    },
  };
}
