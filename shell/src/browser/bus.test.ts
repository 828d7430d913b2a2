/** @jest-environment jsdom */

import type { ShellEvents } from '@sightline/shared-lib/contracts';

import { createBus } from './bus';

describe('the bus', () => {
  it('tells a fact once to its own stream and once to the window, and no other stream [ROUTE-05]', () => {
    const bus = createBus();
    const streamed: ShellEvents['currentPageChanged'][] = [];
    const others: unknown[] = [];
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);
    const following = bus.on('currentPageChanged').subscribe((change) => streamed.push(change));
    bus.on('pageNotFound').subscribe((fact) => others.push(fact));
    window.addEventListener('currentPageChanged', listen);
    const change = { previousPage: 'home', currentPage: 'cart', pageType: 'Cart' } as const;
    bus.emit('currentPageChanged', change);
    expect([streamed, heard, others]).toEqual([[change], [change], []]);
    following.unsubscribe();
    window.removeEventListener('currentPageChanged', listen);
    bus.emit('currentPageChanged', { ...change, previousPage: 'cart' });
    expect([streamed, heard]).toEqual([[change], [change]]);
  });
});
