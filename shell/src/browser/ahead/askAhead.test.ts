/** @jest-environment jsdom */

import { askAhead } from './askAhead';

const HASH = `sha384-${'B'.repeat(64)}`;
const SITE = '/site/en-us.1.json';
const LIST = '/releases/mfe-catalog/r1/integrity.json';
const RELEASE = {
  id: 'r1',
  provides: { pages: ['home'], fragments: [], commands: [] },
  base: '/releases/mfe-catalog/r1/',
  entry: 'browser/remoteEntry.1.js',
  integrity: `sha384-${'C'.repeat(64)}`,
  chunks: { home: ['browser/2.js'], 'words-en': ['browser/3.js'] },
};
const asked: string[] = [];
const answers: Record<string, unknown> = {};

/** A document with its state, as the server sends it. */
function aDocument(owner: string): void {
  const page = { owner, request: { kind: 'home', params: {} } };
  document.head.innerHTML = '';
  document.body.innerHTML = '<script type="application/json" id="sl-state"></script>';
  const state = { locale: 'en-us', language: 'en', siteAddress: SITE, page };
  document.getElementById('sl-state')?.append(JSON.stringify(state));
}

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    new URL(link.href).pathname,
    link.integrity,
  ]);
const allSettled = () => new Promise((resolve) => setTimeout(resolve, 10));

beforeEach(() => {
  asked.length = 0;
  const hashes = ['browser/remoteEntry.1.js', 'browser/2.js', 'browser/3.js', 'browser/4.js'];
  answers[SITE] = { releases: { 'mfe-catalog': RELEASE } };
  answers[LIST] = Object.fromEntries(hashes.map((path) => [path, HASH]));
  Reflect.set(globalThis, 'fetch', async (address: string) => {
    asked.push(address);
    return { ok: address in answers, status: 404, json: async () => answers[address] };
  });
});

describe('what is asked for while the libraries come', () => {
  it('is the site’s configuration, then every script that the page starts with, under its hash [FED-01]', async () => {
    aDocument('mfe-catalog');
    const { shared, embedded } = askAhead();
    expect(asked).toEqual([SITE]);
    expect(await shared).toBe(answers[SITE]);
    expect(embedded.language).toBe('en');
    await allSettled();
    expect(asked).toEqual([SITE, LIST]);
    expect(preloaded()).toEqual([
      ['/releases/mfe-catalog/r1/browser/remoteEntry.1.js', HASH],
      ['/releases/mfe-catalog/r1/browser/2.js', HASH],
      ['/releases/mfe-catalog/r1/browser/3.js', HASH],
    ]);
  });

  it('is nothing of a remote for a page of the shell’s own', async () => {
    aDocument('shell');
    await askAhead().shared;
    await allSettled();
    expect(asked).toEqual([SITE]);
    expect(preloaded()).toEqual([]);
  });

  it('is asked for once more where the connection lost it [FED-03]', async () => {
    aDocument('shell');
    const answer = globalThis.fetch;
    let lost = 0;
    Reflect.set(globalThis, 'fetch', async (address: string) => {
      lost += 1;
      if (lost === 1) throw new TypeError('Failed to fetch');
      return answer(address);
    });
    expect(await askAhead().shared).toBe(answers[SITE]);
    expect(lost).toBe(2);
  });

  it('leaves a lost list of hashes to whoever loads the remote, and tells of a lost configuration [FED-03]', async () => {
    aDocument('mfe-catalog');
    Reflect.deleteProperty(answers, LIST);
    await askAhead().shared;
    await allSettled();
    expect(preloaded()).toEqual([]);
    Reflect.deleteProperty(answers, SITE);
    await expect(askAhead().shared).rejects.toThrow('answers 404');
  });
});
