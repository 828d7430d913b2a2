// Runs alone: a first sign of somebody stays known to the module that waits for it.
import { rememberStore } from '@sightline/shared-lib/domain/store';
import { afterSign } from '@sightline/shared-lib/runtime';
import { anAnonymousUser, aSignedInUser, aSite, fakeServices } from '@sightline/shared-lib/testing';
import { act, render, screen } from '@testing-library/react';

import { ShellShop } from '../testing/ShellShop';

import { FavouriteEntry } from './FavouriteEntry';

const CANTON = { identifier: 'US_2', id: '11002', name: 'Canton' };

/** The shopper moves something, and the calm moment after it comes. */
const stir = () =>
  act(async () => {
    window.dispatchEvent(new Event('pointermove'));
    await new Promise<void>((done) => void afterSign(done));
  });

function show(user = anAnonymousUser(), isStoreLocatorEnabled = true) {
  const services = fakeServices({
    user,
    site: aSite({ config: { isStoreLocatorEnabled } }),
    fragmentFakes: { 'stores.favourite': () => <a href="/store-locator/11002">Your store</a> },
  });
  const draw = () =>
    render(
      <ShellShop services={services}>
        <FavouriteEntry />
      </ShellShop>,
    );
  return { services, draw };
}

describe("the shopper's branch in the header", () => {
  const { innerWidth } = window;
  beforeEach(() => Object.assign(window, { innerWidth: 1440 }));
  afterEach(() => Object.assign(window, { innerWidth }));

  it('comes for a guest whose device remembers one, not before the shopper stirs [STOR-04]', async () => {
    const { services, draw } = show();
    rememberStore(services.storage, CANTON);
    const { container } = draw();
    expect(container).toBeEmptyDOMElement();
    await stir();
    expect(await screen.findByRole('link', { name: 'Your store' })).toBeInTheDocument();
  });

  it('comes at once when a branch is chosen, and for who is signed in [STOR-04]', async () => {
    const { services, draw } = show();
    const { container, unmount } = draw();
    await stir();
    expect(container).toBeEmptyDOMElement();
    await act(async () => services.bus.emit('favouriteStoreChanged', { storeIdentifier: 'US_2' }));
    expect(await screen.findByRole('link', { name: 'Your store' })).toBeInTheDocument();
    unmount();
    const other = show(aSignedInUser());
    other.draw();
    await stir();
    expect(await screen.findByRole('link', { name: 'Your store' })).toBeInTheDocument();
  });

  it.each([
    ['where the store has no branches', 1440, false],
    ['where there is no room for it', 1024, true],
  ])('is not there %s [STOR-04] [STOR-06]', async (_where, width, isStoreLocatorEnabled) => {
    Object.assign(window, { innerWidth: width });
    const { services, draw } = show(aSignedInUser(), isStoreLocatorEnabled);
    rememberStore(services.storage, CANTON);
    const { container } = draw();
    await stir();
    expect(container).toBeEmptyDOMElement();
  });
});
