import { observableValue } from './observable';
import { startLayers } from './lateLayers';
import type { LayersOptions } from './mountLayers';

const mountLayers = jest.fn();
jest.mock('./mountLayers', () => ({ mountLayers: (options: unknown) => mountLayers(options) }));

function theShop() {
  const list = () => ({ list: observableValue<readonly unknown[]>([]) });
  const [overlays, toasts] = [list(), list()];
  return { overlays, toasts, options: { overlays, toasts } as unknown as LayersOptions };
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
    const { toasts, overlays, options } = theShop();
    startLayers(options);
    expect(await opened()).toBe(0);
    toasts.list.set(['Saved']);
    overlays.list.set(['Bag']);
    expect(await opened()).toBe(1);
  });

  it('comes at once for what was said before it could listen', async () => {
    const { toasts, options } = theShop();
    toasts.list.set(['No connection']);
    startLayers(options);
    expect(await opened()).toBe(1);
  });

  it('comes ahead of everything with the first sign of a shopper', async () => {
    startLayers(theShop().options);
    window.dispatchEvent(new Event('pointermove'));
    expect(await opened()).toBe(1);
  });
});
