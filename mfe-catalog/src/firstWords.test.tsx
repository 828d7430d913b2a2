import type { PageRequest } from '@sightline/shared-lib/contracts';
import { fakeIntersections } from '@sightline/shared-lib/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';

import { takenOver } from './testing/firstVisit';
import { aShop, request } from './testing/productShop';
import { aRequest } from './testing/renderPage';
import { wireContent } from './testing/wire';

const KEY = /^[A-Z][A-Za-z]+\.[A-Z][\w.]*$/;

/** Texts and labels of the document that are keys of words which are not there. */
function keysShown(): string[] {
  const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
  const texts: string[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? '');
  return [...texts, ...labels].filter((text) => KEY.test(text));
}

const shop = () =>
  aShop(undefined, {
    routes: {
      'GET /live/{store}/{lang}/{country}/home/content': wireContent({
        hero: [{ id: 'hero', type: 'HeroBanner', fields: { title: 'Made to the millimeter.' } }],
      }),
    },
  });

/** A first visit: the server draws with its own copy of the code and all words, the browser takes over with what it begins with. */
async function visit(pageRequest: PageRequest) {
  let drawn = { data: undefined as unknown, html: '' };
  await jest.isolateModulesAsync(async () => {
    const { drawOnServer } = await import('./testing/firstVisit');
    drawn = await drawOnServer(pageRequest, shop());
  });
  const view = fakeIntersections();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = drawn.html;
  const onRecoverableError = jest.fn();
  // Class names of the two copies of the code differ here, unlike in builds; React says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await takenOver(pageRequest, drawn.data, shop());
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError }));
  return { view, root, onRecoverableError };
}

// Each page is read twice, with the code of two machines.
jest.setTimeout(60_000);

describe('the words a first page begins with', () => {
  let leave: () => Promise<void> = () => Promise.resolve();
  afterEach(async () => {
    await leave();
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each([
    ['a list', aRequest('product-list', '/sunglasses?BRAND=Norvane')],
    ['a search', aRequest('search', '/search?q=round')],
    ['an empty search', aRequest('search', '/search')],
    ['a product', request()],
    ['home', aRequest('home', '/')],
  ])('are enough for %s, and late parts bring their own [SITE-09]', async (_, pageRequest) => {
    const { view, root, onRecoverableError } = await visit(pageRequest);
    leave = () => act(async () => root.unmount());
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(keysShown()).toEqual([]);
    const words = document.body.textContent;
    await view.report(true);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(keysShown()).toEqual([]);
    expect(document.body.textContent).toBe(words);
  });
});
