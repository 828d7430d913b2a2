import type { EventBus, ShellEventName, ShellEvents } from '@sightline/shared-lib/contracts';
import { Subject } from 'rxjs';

import { openTabs } from './otherTabs';

/** Events that other tabs of the shop must hear of. */
const SHARED: ReadonlySet<ShellEventName> = new Set(['cartChanged', 'wishlistChanged', 'favouriteStoreChanged']);

/** A fact on its way to another tab: which one, and what is known of it. */
type Fact = {
  readonly [Name in ShellEventName]: { readonly name: Name; readonly payload: ShellEvents[Name] };
}[ShellEventName];

type Streams = { [Name in ShellEventName]?: Subject<ShellEvents[Name]> };

/** The event bus: rxjs streams inside, DOM events of the same name on `window` for the outside world (ROUTE-05, CART-07). */
export function createBus(): EventBus {
  const streams: Streams = {};
  const streamOf = <Name extends ShellEventName>(name: Name): Subject<ShellEvents[Name]> => {
    const known: Streams[Name] = streams[name];
    if (known) return known;
    const created = new Subject<ShellEvents[Name]>();
    Object.assign(streams, { [name]: created });
    return created;
  };
  const others = openTabs<Fact>();
  const deliver = <Name extends ShellEventName>(name: Name, payload: ShellEvents[Name]) => {
    streamOf(name).next(payload);
    window.dispatchEvent(new CustomEvent(name, { detail: payload }));
  };
  others.news.subscribe(({ name, payload }) => deliver(name, payload));
  return {
    emit(name, payload) {
      deliver(name, payload);
      if (SHARED.has(name)) others.tell({ name, payload } as Fact);
    },
    on: (name) => streamOf(name).asObservable(),
  };
}
