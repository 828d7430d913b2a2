import type { RemoteName } from '@sightline/shared-lib/contracts';
import type { Page } from '@playwright/test';

import { shopReleases } from '../forgedRelease';

const { forge, forgeBroken, stable, testerQuery } = shopReleases;

/** Pages of the remote that throw when they are drawn. */
const THROWS_WHEN_DRAWN = `(remote) => ({ ...remote, pages: Object.fromEntries(Object.entries(remote.pages).map(([kind, load]) =>
  [kind, async () => ({ ...(await load()), Page() { throw new Error('fault: drawn'); } })])) })`;

/** Pages of the remote that throw by themselves a moment after they were shown. */
const THROWS_LATER = `(remote) => ({ ...remote, pages: Object.fromEntries(Object.entries(remote.pages).map(([kind, load]) =>
  [kind, async () => { setTimeout(() => { throw new Error('fault: later'); }, 400); return load(); }])) })`;

/** Changes what the remote offers, where its container hands it out. */
function inBrowser(remote: RemoteName, change: string): string {
  const name = remote.replaceAll('-', '_');
  return `;{const whole=${name},get=whole.get,change=${change};${name}={init:whole.init,get:async(path)=>{const give=await get(path);return()=>{const given=give();return{...given,remote:change(given.remote)}}}}}`;
}

const onServer = (change: string) => `;module.exports={remote:(${change})(module.exports.remote)};`;

function forgeChanged(remote: RemoteName, change: string): string {
  const { browserEntry, serverBundle } = stable(remote);
  return forge(remote, (text, path) => {
    if (path === browserEntry) return text + inBrowser(remote, change);
    return path === serverBundle ? text + onServer(change) : text;
  });
}

/** Pages of the remote that never end on the server. */
const ENDLESS = `(remote) => ({ ...remote, pages: Object.fromEntries(Object.keys(remote.pages).map((kind) =>
  [kind, async () => { for (;;) Math.random(); }])) })`;

/** A release whose pages never end on the server; in browsers it is the stable one. */
export function forgeEndless(remote: RemoteName): string {
  const { serverBundle } = stable(remote);
  return forge(remote, (text, path) => (path === serverBundle ? text + onServer(ENDLESS) : text));
}

type Answer = 'missing' | 'silent' | 'garbage' | 'altered';

/** Answers a remote's entry in one browser in place of the shop. */
async function answerEntry(page: Page, remote: RemoteName, answer: Answer): Promise<string> {
  await page.route(new RegExp(`/releases/${remote}/[^/]+/browser/remoteEntry`), async (route) => {
    if (answer === 'silent') return;
    if (answer === 'missing') return route.fulfill({ status: 404, body: 'Not found' });
    const { body, headers } =
      answer === 'garbage'
        ? { body: '<!doctype html><p>garbage', headers: {} }
        : await route.fetch().then(async (real) => ({ body: `${await real.text()}//`, headers: real.headers() }));
    return route.fulfill({ status: 200, headers, contentType: 'text/javascript', body });
  });
  return '';
}

/** Two contracts ago: no shell speaks it any more. */
const OLD_CONTRACT = 1;

/** Everything that can be wrong with a remote. Each is prepared for one browser, and answers the query of its addresses. */
export const REMOTE_FAULTS: Readonly<Record<string, (page: Page, remote: RemoteName) => Promise<string>>> = {
  'entry is missing': (page, remote) => answerEntry(page, remote, 'missing'),
  'entry never comes': (page, remote) => answerEntry(page, remote, 'silent'),
  'entry is garbage': (page, remote) => answerEntry(page, remote, 'garbage'),
  'entry was altered': (page, remote) => answerEntry(page, remote, 'altered'),
  'throws when loaded': async (_page, remote) => testerQuery(remote, forgeBroken(remote)),
  'throws when drawn': async (_page, remote) => testerQuery(remote, forgeChanged(remote, THROWS_WHEN_DRAWN)),
  'throws after it is shown': async (_page, remote) => testerQuery(remote, forgeChanged(remote, THROWS_LATER)),
  'old contract': async (_page, remote) =>
    testerQuery(
      remote,
      forge(remote, (text) => text, { contract: OLD_CONTRACT }),
    ),
};
