import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import webpack from 'webpack';

import { commandLine, fail } from '../cli/commandLine';
import { shopOrigin } from '../cli/shopOrigin';
import { hostExample } from '../webpack';

const HELP = `
npm run host-example -- <part number> [<locale>]

Builds the example of a page outside the shop (host/example) and serves it at http://localhost:3900 until it is stopped. It shows three branches of the
shop, and the lens configurator for the frame of that part number. The shop has to name the page's origin: EMBED_ORIGINS=http://localhost:3900

  SHOP_ORIGIN   the shop       (http://localhost:3000)
  PORT          the page's port (3900)
`;

const { positionals } = commandLine(HELP, {});
const [frame = '', locale = 'en-us'] = positionals;
if (!/^[\w-]+$/.test(frame) || !/^[\w-]+$/.test(locale)) fail('Name a frame by its part number.', 'Try --help.');

const port = Number(process.env['PORT'] ?? 3900);
const page = `<!doctype html><html lang="en" data-shop="${shopOrigin()}" data-locale="${locale}" data-frame="${frame}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A magazine</title>
<body><main style="padding: 32px"><h1>A magazine</h1><h2>Where to try it</h2><div id="stores"></div>
<p><button type="button" id="lenses" class="link">Choose lenses</button></p></main>
<script type="module" src="/example.js"></script></body></html>`;

const folder = mkdtempSync(join(tmpdir(), 'host-example-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(hostExample(folder), (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
}

try {
  await build();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
createServer((request, response) => {
  const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (!name.endsWith('.js')) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  readFile(join(folder, name)).then(
    (file) => response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(file),
    () => response.writeHead(404).end(),
  );
}).listen(port, () => console.log(`http://localhost:${port}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
