import { useServices } from '@sightline/shared-lib/runtime';
import { useCallback, useEffect, useState } from 'react';

/** What is known of something that is being read. */
export type Reading<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly value: Value };

export interface Read<Value> {
  readonly reading: Reading<Value>;
  /** Reads anew; what is shown stays until the answer comes when `quietly`. */
  readonly again: (quietly?: boolean) => void;
}

/** Reads once mounted and whenever `read` changes; an answer that comes too late is dropped, and what failed is read again
 * once the shopper has signed in. `read` must be stable. */
export function useReading<Value>(read: (signal: AbortSignal) => Promise<Value>): Read<Value> {
  const { identity, reportFailure } = useServices();
  const [reading, setReading] = useState<Reading<Value>>({ state: 'loading' });
  const [round, setRound] = useState({ count: 0, quietly: false });
  useEffect(() => {
    const stop = new AbortController();
    if (!round.quietly) setReading({ state: 'loading' });
    read(stop.signal).then(
      (value) => {
        if (!stop.signal.aborted) setReading({ state: 'ready', value });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setReading({ state: 'failed', error });
        reportFailure(error);
      },
    );
    return () => stop.abort();
  }, [read, reportFailure, round]);
  const again = useCallback((quietly = false) => setRound((before) => ({ count: before.count + 1, quietly })), []);
  const hasFailed = reading.state === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const { WCToken } = identity.state;
    // The password has been given meanwhile: what was refused without it can be read (AUTH-10).
    return identity.subscribe((next) => {
      if (next.userLoggedIn && !next.isTokenTransitioning && next.WCToken !== WCToken) again();
    });
  }, [again, hasFailed, identity]);
  return { reading, again };
}
