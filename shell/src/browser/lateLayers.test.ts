/** @jest-environment jsdom */

import { aShellStore } from '../testing/aState';

import { startLayers } from './lateLayers';
import type { LayersOptions } from './mountLayers';
import { createToasts } from './toasts';

const mountLayers = jest.fn();
jest.mock('./mountLayers', () => ({ mountLayers: (options: unknown) => mountLayers(options) }));

function theShop() {
  const store = aShellStore();
  return { store, toasts: createToasts(store), options: { store } as LayersOptions };
}

const opened = async () => {
  await jest.advanceTimersByTimeAsync(5000);
  return mountLayers.mock.calls.length;
};

describe('what lies over the page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    mountLayers.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  it('comes with the first thing to show, once', async () => {
    const { store, toasts, options } = theShop();
    startLayers(options);
    expect(await opened()).toBe(0);
    toasts.show({ message: 'Saved' });
    store.change({ overlays: [{ id: 1, Component: () => null, props: {} }] });
    expect(await opened()).toBe(1);
  });

  it('comes at once for what was said before it could listen', async () => {
    const { toasts, options } = theShop();
    toasts.show({ message: 'No connection' });
    startLayers(options);
    expect(await opened()).toBe(1);
  });

  it('comes ahead of everything with the first sign of a shopper', async () => {
    startLayers(theShop().options);
    window.dispatchEvent(new Event('pointermove'));
    expect(await opened()).toBe(1);
  });
});
