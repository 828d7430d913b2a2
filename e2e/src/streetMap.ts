import { createServer, type RequestListener, type Server } from 'node:http';

import { startShell } from './secondShell';
import { E2E_PORT, PLATFORM } from './shopAddress';

const [SHELL_PORT, TILES_PORT, INFO_PORT] = [E2E_PORT + 121, E2E_PORT + 122, E2E_PORT + 123];

/** One grey point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOor6//DwAFgAJ/k1uMnAAAAABJRU5ErkJggg==',
  'base64',
);

function listen(port: number, answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

/** A shop whose map has streets by a provider of pictures, which is in the journey's hands. */
export async function startStreetMap() {
  const origin = `http://localhost:${TILES_PORT}`;
  const mapTiles = { url: `${origin}/{z}/{x}/{y}.png`, attribution: 'Streets by the stand-in' };
  const asked: string[] = [];
  let mood: 'serves' | 'refuses' | 'is silent' = 'serves';
  const provider = await listen(TILES_PORT, (request, response) => {
    asked.push(request.url ?? '');
    if (mood === 'serves') response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
    if (mood === 'refuses') response.writeHead(503).end();
  });
  // The platform under test names no provider: what it says of its stores is changed on the way.
  const information = await listen(INFO_PORT, (request, response) => {
    const answer = async () => {
      const said = await fetch(PLATFORM + request.url);
      const store = (await said.json()) as { xStoreCfg?: object };
      const text = JSON.stringify(store.xStoreCfg ? { ...store, xStoreCfg: { ...store.xStoreCfg, mapTiles } } : store);
      response.writeHead(said.status, { 'content-type': 'application/json' }).end(text);
    };
    answer().catch(() => response.writeHead(502).end());
  });
  const shell = await startShell(SHELL_PORT, {
    STOREINFO_URL: `http://127.0.0.1:${INFO_PORT}`,
    MAP_TILES_URL: mapTiles.url,
    MAP_ATTRIBUTION: mapTiles.attribution,
  });
  return {
    shop: shell.origin,
    origin,
    attribution: mapTiles.attribution,
    asked: () => asked.splice(0),
    from: (next: typeof mood) => {
      mood = next;
    },
    async stop() {
      await shell.stop();
      for (const server of [provider, information]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
