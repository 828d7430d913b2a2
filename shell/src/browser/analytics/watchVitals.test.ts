/** @jest-environment jsdom */

import type { Metric } from 'web-vitals';

import { createShellStore } from '../state/shellStore';

import { watchVitals, type FirstPage } from './watchVitals';

const first: FirstPage = { owner: 'mfe-catalog', release: 'aa', kind: 'product-list', url: '/eyeglasses' };
const sent = jest.fn();
let isHidden = false;

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
});
beforeEach(() => {
  sent.mockClear();
  isHidden = false;
});

const atPage = (url: string) => ({ owner: 'mfe-catalog' as const, page: { request: { url } } });

/** A document whose vitals a test reports as the library would. */
function watched(page = first) {
  const store = createShellStore({ site: {} as never, head: { title: '' }, kind: page.kind });
  store.change({ page: atPage('/eyeglasses') as never });
  const listeners: ((metric: Metric) => void)[] = [];
  const follow = (listener: (metric: never) => void) => void listeners.push(listener as (metric: Metric) => void);
  const stop = watchVitals({ store, first: page, library: { onCLS: follow, onINP: follow, onLCP: follow } });
  const report = (name: string, value: number) => listeners[0]?.({ name, value } as Metric);
  const leave = () => {
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { store, stop, report, leave };
}

describe('the web vitals of a document', () => {
  it('are told once, when it is left, by page, remote and release and by nothing else [FED-07] [ANA-01]', () => {
    const { report, leave } = watched();
    report('LCP', 1200);
    report('LCP', 1804.12345);
    report('CLS', 0.02);
    expect(sent).not.toHaveBeenCalled();
    leave();
    leave();
    expect(sent.mock.calls).toEqual([
      ['/web-vitals', '{"remote":"mfe-catalog","release":"aa","kind":"product-list","LCP":1804.123,"CLS":0.02}'],
    ]);
  });

  it('are those of the page that came with it: what follows belongs to others [FED-07]', () => {
    const { store, report, leave } = watched();
    report('INP', 80);
    store.change({ page: atPage('/cart') as never });
    report('INP', 900);
    leave();
    expect(sent).toHaveBeenCalledWith('/web-vitals', expect.stringContaining('"INP":80'));
  });

  it('are not told once the shopper has withdrawn, nor of pages of the shell [ANA-01]', () => {
    const withdrawn = watched();
    withdrawn.report('LCP', 1200);
    withdrawn.stop();
    withdrawn.leave();
    const ofShell = watched({ ...first, owner: 'shell', release: undefined });
    ofShell.report('LCP', 1200);
    ofShell.leave();
    const agreedLater = watched({ ...first, url: '/before' });
    agreedLater.report('LCP', 1200);
    agreedLater.leave();
    expect(sent).not.toHaveBeenCalled();
  });
});
