/** @jest-environment jsdom */

import { aSite } from '@sightline/shared-lib/testing';

import { aShellStore } from '../../testing/aState';

import { createNavigator, type NavigatorOptions } from './navigator';

function aNavigator(isOnline: boolean) {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const calls = { onFailure: jest.fn(), onOffline: jest.fn() };
  const progress = { start: jest.fn(), stop: jest.fn() };
  const options = {
    ...calls,
    site: aSite(),
    source: { prepare: () => Promise.reject(new Error('no connection')) },
    glimpses: { isShown: () => false },
    scroll: { save: jest.fn() },
    progress,
    store: aShellStore(),
  } as unknown as NavigatorOptions;
  return { ...calls, progress, navigation: createNavigator(options) };
}

describe('going to another page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('stays where it is without a connection, and says so [ERR-02]', async () => {
    const { navigation, onOffline, onFailure } = aNavigator(false);
    const before = window.location.href;
    await navigation.navigate('/sunglasses');
    expect(onOffline).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
    expect(window.location.href).toBe(before);
  });

  it('reports other failures of a page [ERR-02]', async () => {
    const { navigation, onOffline, onFailure } = aNavigator(true);
    await navigation.navigate('/sunglasses', { onlyHere: true });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onOffline).not.toHaveBeenCalled();
  });

  it('begins its progress with the move, and ends it when the page does not come [ROUTE-06]', async () => {
    const { navigation, progress } = aNavigator(true);
    const moved = navigation.navigate('/sunglasses', { onlyHere: true });
    expect([progress.start, progress.stop].map((call) => call.mock.calls.length)).toEqual([1, 0]);
    await moved;
    expect(progress.stop).toHaveBeenCalled();
  });
});
