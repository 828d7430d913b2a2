import { aSignedInUser, failWith, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import { act, render, screen, waitFor } from '@testing-library/react';

import { chooseFavourite } from '../favourite/favouriteStores';
import { StoryShop } from '../testing/StoryShop';
import { FavouriteStore } from './FavouriteStore';

const LIST = 'POST /getUserFavoritesDetails';
const SET_DEFAULT = 'POST /setDefaultUserFavorite';

const kept = {
  data: [
    { uid: '11001', identifier: 'US_1', name: 'Avon', userFavorite: { isDefault: false } },
    { uid: '11002', identifier: 'US_2', name: 'Canton', userFavorite: { isDefault: true } },
  ],
};
const here = { identifier: 'US_3', id: '11003', name: 'Simsbury' };

function show(handlers: FakeHandlers) {
  const services = fakeServices({ user: aSignedInUser(), handlers: { [SET_DEFAULT]: {}, ...handlers } });
  services.storage.set('favourite-store', here);
  render(
    <StoryShop services={services}>
      <FavouriteStore />
    </StoryShop>,
  );
  return services;
}

describe('the shopper’s branch in one line', () => {
  it('is the account’s default one, and the one chosen here from then on [STOR-04]', async () => {
    const services = show({ [LIST]: kept });
    expect(await screen.findByRole('link', { name: /Canton/ })).toHaveAttribute(
      'href',
      expect.stringContaining('11002'),
    );
    await act(() => chooseFavourite(services, { identifier: 'US_1', id: '11001', name: 'Avon' }));
    expect(screen.getByRole('link', { name: /Avon/ })).toBeInTheDocument();
  });

  it('is what the device remembers when the account does not answer, and after signing out [STOR-04] [AUTH-09]', async () => {
    const services = show({
      [LIST]: () => {
        throw failWith(500);
      },
    });
    await waitFor(() => expect(services.client.callsTo(LIST)).toHaveLength(1));
    expect(screen.getByRole('link', { name: /Simsbury/ })).toBeInTheDocument();
    services.client.handle({ [LIST]: kept });
    await act(() => services.identity.adopt({ userId: '15007', WCToken: 'next', personalizationID: '' }));
    expect(await screen.findByRole('link', { name: /Canton/ })).toBeInTheDocument();
    await act(() => services.identity.signOut());
    expect(screen.getByRole('link', { name: /Simsbury/ })).toBeInTheDocument();
  });
});
