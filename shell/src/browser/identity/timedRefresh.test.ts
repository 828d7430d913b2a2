import { aGuest, anAnonymousUser } from '@sightline/shared-lib/testing';

import { aShellStore } from '../../testing/aState';

import { refreshInTime } from './timedRefresh';

const MINUTES = 60_000;

function shop() {
  const store = aShellStore();
  const refresh = jest.fn(() => Promise.resolve(store.getState().user));
  const following = refreshInTime(store, { refresh });
  return { store, refresh, following };
}

describe('the timed refresh', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('reads a shopper every ten minutes from the moment they came in, and nobody before that [AUTH-01]', async () => {
    const { store, refresh, following } = shop();
    await jest.advanceTimersByTimeAsync(15 * MINUTES);
    expect(refresh).toHaveBeenCalledTimes(0);
    store.change({ user: aGuest() });
    await jest.advanceTimersByTimeAsync(9 * MINUTES);
    expect(refresh).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(11 * MINUTES);
    expect(refresh).toHaveBeenCalledTimes(2);
    store.change({ user: anAnonymousUser() });
    await jest.advanceTimersByTimeAsync(15 * MINUTES);
    expect(refresh).toHaveBeenCalledTimes(2);
    following.unsubscribe();
  });

  it('continues after a reading that failed [AUTH-01]', async () => {
    const { store, refresh, following } = shop();
    store.change({ user: aGuest() });
    refresh.mockRejectedValueOnce(new Error('down'));
    await jest.advanceTimersByTimeAsync(21 * MINUTES);
    expect(refresh).toHaveBeenCalledTimes(2);
    following.unsubscribe();
  });
});
