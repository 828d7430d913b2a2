/** @jest-environment jsdom */

import type { EarlyEvents } from '../boot/boot';

import { replayEarlyInteractions, replayInside } from './replay';

const pressed: string[] = [];

/** A document with a header's and a page's button, and what the boot script has kept. */
function aDocument(): { readonly early: EarlyEvents; readonly press: (id: string) => void } {
  document.body.innerHTML =
    '<div id="sl-header"><button id="menu"></button></div><div id="sl-page"><button id="add"></button></div>';
  const early: EarlyEvents = { queue: [], free: [], done: false, outline: () => undefined };
  window.sightlineEarly = early;
  const press = (id: string) => {
    const button = document.getElementById(id) as HTMLElement;
    const keep = (event: Event) => early.queue.push(event);
    button.addEventListener('click', keep, { once: true });
    button.click();
    button.addEventListener('click', () => pressed.push(id));
  };
  document.documentElement.classList.add('sl-busy');
  return { early, press };
}

const isBusy = () => document.documentElement.classList.contains('sl-busy');

beforeEach(() => {
  pressed.length = 0;
});

describe('interactions before hydration', () => {
  it('are repeated once, in their order', () => {
    const { press } = aDocument();
    press('menu');
    press('add');
    replayEarlyInteractions();
    replayEarlyInteractions();
    expect(pressed).toEqual(['menu', 'add']);
    expect(isBusy()).toBe(false);
  });

  it('in the header need not wait for a slow page [FED-03]', () => {
    const { early, press } = aDocument();
    press('add');
    press('menu');
    const header = document.getElementById('sl-header') as HTMLElement;
    replayInside(header);
    expect(pressed).toEqual(['menu']);
    expect(early.free).toEqual([header]);
    expect(isBusy()).toBe(true);
    replayEarlyInteractions();
    expect(pressed).toEqual(['menu', 'add']);
    expect(isBusy()).toBe(false);
  });

  it('on something that is gone are forgotten', () => {
    const { press } = aDocument();
    press('add');
    document.getElementById('add')?.remove();
    replayEarlyInteractions();
    expect(pressed).toEqual([]);
  });
});
