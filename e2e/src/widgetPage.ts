import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';

import { PLATFORM } from './shopAddress';

/** The builds that the packages publish for a page without a bundler, as they come. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/client.js': require.resolve('algoliasearch/dist/lite/builds/browser.umd.js'),
  '/instantsearch.js': require.resolve('instantsearch.js/dist/instantsearch.production.min.js'),
  '/autocomplete.js': require.resolve('@algolia/autocomplete-js/dist/umd/index.production.js'),
  '/suggestions.js': require.resolve('@algolia/autocomplete-plugin-query-suggestions/dist/umd/index.production.js'),
};

/** A page with places for the widgets that a journey names. */
function pageOf(start: string): string {
  const scripts = Object.keys(SCRIPTS).map((src) => `<script src="${src}"></script>`);
  const { host } = new URL(PLATFORM);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Widgets</title><body><main></main>
${scripts.join('\n')}
<script>
const { liteClient } = window['algoliasearch/lite'];
const searchClient = liteClient('SIGHTLINE', 'public-search-key', {
  hosts: [{ url: '${host}', accept: 'readWrite', protocol: 'http' }],
  timeouts: { connect: 30000, read: 30000, write: 30000 },
});
const place = (id) => {
  const section = document.createElement('section');
  section.id = id;
  document.querySelector('main').append(section);
  return section;
};
(${start})(searchClient, place);
</script></body></html>`;
}

/** A page of another origin than the shop's, with the provider's stock widgets; `start` is run in it. */
export async function startWidgetPage(start: string) {
  const html = pageOf(start);
  const server = createServer((request, response) => {
    const script = SCRIPTS[request.url ?? ''];
    if (!script) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    void readFile(script).then((file) =>
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(file),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        // A browser keeps connections that it has not asked anything on.
        server.closeAllConnections();
      }),
  };
}
