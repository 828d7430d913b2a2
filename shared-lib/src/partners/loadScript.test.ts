/** @jest-environment jsdom */

import { loadScript } from './loadScript';

const scripts = () => [...document.head.querySelectorAll('script')];
let place = 0;
/** Every test has an address of its own: what is loaded stays loaded. */
const address = () => `https://partner.example/script-${(place += 1)}.js`;

afterEach(() => {
  for (const script of scripts()) script.remove();
  jest.useRealTimers();
});

describe('the script of a partner', () => {
  it('is loaded once with its attributes, however many ask [FIN-01]', async () => {
    const where = address();
    const first = loadScript(where, { attributes: { 'data-client-id': 'shop-1' } });
    const second = loadScript(where);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).toMatchObject({ src: where, async: true });
    expect(scripts()[0]).toHaveAttribute('data-client-id', 'shop-1');
    scripts()[0]!.dispatchEvent(new Event('load'));
    await Promise.all([first, second]);
  });

  it('is loaded once for all remotes, each of which has a copy of what loads it [FIN-01]', async () => {
    const where = address();
    void loadScript(where);
    let others: typeof loadScript | undefined;
    await jest.isolateModulesAsync(async () => {
      others = (await import('./loadScript')).loadScript;
    });
    void others?.(where);
    expect(others).not.toBe(loadScript);
    expect(scripts()).toHaveLength(1);
  });

  it('is asked for again after a failure', async () => {
    const where = address();
    const work = loadScript(where);
    scripts()[0]!.dispatchEvent(new Event('error'));
    await expect(work).rejects.toThrow('the script of partner.example cannot be loaded');
    expect(scripts()).toHaveLength(0);
    void loadScript(where).catch(() => undefined);
    expect(scripts()).toHaveLength(1);
  });

  it('is given up after the time that was asked for', async () => {
    jest.useFakeTimers();
    const work = loadScript(address(), { limitMs: 30_000 }).catch((error: Error) => error.message);
    jest.advanceTimersByTime(30_000);
    expect(await work).toContain('did not come in time');
    expect(scripts()).toHaveLength(0);
  });
});
