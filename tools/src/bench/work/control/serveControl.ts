import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import webpack from 'webpack';

import { inRepository } from '../../../webpack/paths';
import { scriptRule } from '../../../webpack/rules';
import { ControlPage } from './ControlPage';
import { CONTROL_SIZES, controlData, type ControlPage as PageName } from './data';

const STYLES = `body { margin: 0; font: 16px/1.5 sans-serif } ul { list-style: none; margin: 0; padding: 0 } nav, aside { display: none }
.tiles { display: grid; grid-template-columns: 1fr 1fr; gap: 24px } .tiles img { width: 100%; height: auto } .tiles ul { display: flex; gap: 8px }
.tiles i { display: block; width: 16px; height: 16px; border-radius: 8px; background: #888 } main, footer { padding: 16px }
dl div { display: flex; justify-content: space-between; border-bottom: 1px solid #ddd } button { min-height: 44px }`;

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="#ccc"/></svg>';

/** As the shop's pages: a browser starts a process of its own for such a page, which takes its main thread 25 ms before the first byte is read. */
const SECLUDED = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** React, react-dom and the page in one file, as a build of its own makes it. */
function buildScript(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-control-'));
  return new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        entry: inRepository('tools/src/bench/work/control/hydrate.tsx'),
        output: { path: folder, filename: 'control.js' },
        resolve: { extensions: ['.tsx', '.ts', '.js'] },
        module: { rules: [scriptRule('production')] },
        devtool: false,
        performance: false,
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve(readFileSync(join(folder, 'control.js'), 'utf8'));
        rmSync(folder, { recursive: true, force: true });
      },
    );
  });
}

function documentOf(page: PageName): string {
  const data = controlData(page);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Control</title><style>${STYLES}</style><script src="/control.js" defer></script></head>
<body><div id="root">${renderToString(createElement(ControlPage, { data }))}</div>
<script type="application/json" id="data">${JSON.stringify(data)}</script></body></html>`;
}

const isPage = (name: string): name is PageName => Object.hasOwn(CONTROL_SIZES, name);

/** Serves the control's pages at `/home`, `/list` and `/product` of a free port until it is closed. */
export async function serveControl(): Promise<{ readonly origin: string; readonly close: () => void }> {
  const script = await buildScript();
  const server = createServer(({ url = '/' }, response) => {
    const name = url.slice(1);
    const [type, body] = isPage(name)
      ? (['text/html; charset=utf-8', documentOf(name)] as const)
      : url === '/control.js'
        ? (['text/javascript', script] as const)
        : (['image/svg+xml', PICTURE] as const);
    response.writeHead(200, { 'content-type': type, ...SECLUDED });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
