import type { EventBus, ShellEventName, ShellEvents } from '@sightline/shared-lib/contracts';
import { Subject } from 'rxjs';

/** Events that other tabs of the shop must hear of. */
const SHARED: ReadonlySet<ShellEventName> = new Set(['cartChanged', 'wishlistChanged', 'favouriteStoreChanged']);
const CHANNEL = 'sightline';

interface Envelope {
  readonly name: ShellEventName;
  readonly payload: ShellEvents[ShellEventName];
}

/** The event bus: rxjs streams inside, DOM events of the same name on `window` for the outside world (ROUTE-05, CART-07). */
export function createBus(): EventBus {
  const subjects = new Map<ShellEventName, Subject<never>>();
  const subject = <Name extends ShellEventName>(name: Name): Subject<ShellEvents[Name]> => {
    const known = subjects.get(name);
    if (known) return known as unknown as Subject<ShellEvents[Name]>;
    const created = new Subject<ShellEvents[Name]>();
    subjects.set(name, created as unknown as Subject<never>);
    return created;
  };

  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;

  const deliver = <Name extends ShellEventName>(name: Name, payload: ShellEvents[Name]) => {
    subject(name).next(payload);
    window.dispatchEvent(new CustomEvent(name, { detail: payload }));
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Envelope>) => deliver(data.name, data.payload as never));

  return {
    emit(name, payload) {
      deliver(name, payload);
      if (SHARED.has(name)) channel?.postMessage({ name, payload } satisfies Envelope);
    },
    on: (name) => subject(name).asObservable(),
  };
}
