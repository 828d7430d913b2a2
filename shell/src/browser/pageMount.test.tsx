/** @jest-environment jsdom */

import { fakeServices } from '@sightline/shared-lib/testing';
import { waitFor } from '@testing-library/react';

import type { PageOwner } from '../page/pageState';
import { aShellStore } from '../testing/aState';

import { createPageMount } from './pageMount';
import type { CurrentPage } from './state/shellState';

const opened = jest.fn();
jest.mock('./applications', () => {
  opened();
  return jest.requireActual('./applications');
});

const aPage = (owner: PageOwner, words: string): CurrentPage => ({
  owner,
  page: {
    request: { kind: 'home', path: '/', url: '/', params: {}, query: {} },
    data: null,
    Page: () => <h1>{words}</h1>,
    Root: null,
    t: (key) => key,
  },
});

/** A document with the server's heading in it, whose page the catalogue owns. */
function theDocument() {
  document.body.innerHTML = '<div id="sl-page" data-ssr=""><h1>Frames</h1></div>';
  const store = aShellStore();
  const onError = jest.fn();
  const mount = createPageMount({
    remotes: ['mfe-catalog', 'mfe-account'],
    store,
    services: fakeServices(),
    t: (key) => key,
    onError,
  });
  const show = async (page: CurrentPage) => {
    await mount.ready(page.owner);
    store.change({ page });
    await mount.apply();
  };
  return { show, onError, heading: () => document.querySelector('#sl-page h1') };
}

// Roots are mounted by the code itself, as in a browser.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

describe('the place of a page', () => {
  beforeAll(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });

  it('takes over what the server has drawn without single-spa, which mounts the next owner and the first again [FED-01]', async () => {
    // React complains of two roots in one place.
    const complaints = jest.spyOn(console, 'error');
    const { show, heading, onError } = theDocument();
    const drawn = heading();
    await show(aPage('mfe-catalog', 'Frames'));
    expect(heading()).toBe(drawn);
    await show(aPage('mfe-catalog', 'Sunglasses'));
    await waitFor(() => expect(heading()?.textContent).toBe('Sunglasses'));
    expect(opened).not.toHaveBeenCalled();

    await show(aPage('mfe-account', 'Orders'));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(document.getElementById('sl-page')?.textContent).toBe('Orders');
    await show(aPage('mfe-catalog', 'Frames again'));
    expect(document.getElementById('sl-page')?.textContent).toBe('Frames again');
    expect(onError).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
  });
});
