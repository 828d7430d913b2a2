import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { aSignedInUser, aSite, failWith, fakeServices } from '@sightline/shared-lib/testing';
import { KitTextProvider, kitTextFrom } from '@sightline/shared-lib/ui';
import kit from '@sightline/shared-lib/ui/i18n/en.json';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import messages from '../i18n/en.json';

import { FavouriteStores } from './FavouriteStores';

const LIST = 'POST /getUserFavoritesDetails';
const SET_DEFAULT = 'POST /setDefaultUserFavorite';
const REMOVE = 'POST /removeUserFavorite';

const branch = (number: number, isDefault: boolean) => ({
  uid: `1100${number}`,
  identifier: `US_${number}`,
  name: `Avon ${number}`,
  address1: `${number} Main St`,
  city: 'Avon',
  postalCode: '06001',
  userFavorite: { isDefault },
});

/** A locator service that keeps favourites as the real one does. */
function locator() {
  let kept = [branch(1, false), branch(2, true)];
  const keyOf = (body: unknown) => (body as { practiceIdentifier: string }).practiceIdentifier;
  return {
    [LIST]: () => ({ data: kept }),
    [SET_DEFAULT]: ({ body }: { body?: unknown }) => {
      kept = kept.map((one) => ({ ...one, userFavorite: { isDefault: one.identifier === keyOf(body) } }));
      return {};
    },
    [REMOVE]: ({ body }: { body?: unknown }) => {
      kept = kept.filter((one) => one.identifier !== keyOf(body));
      return {};
    },
  };
}

function show(handlers: Parameters<typeof fakeServices>[0] = {}) {
  const services = fakeServices({ user: aSignedInUser(), ...handlers });
  render(
    <ServicesProvider services={services}>
      <KitTextProvider text={kitTextFrom(kit)}>
        <TranslationProvider t={createTranslator('en', 'stores@test', messages)} locale={services.site.locale}>
          <FavouriteStores />
        </TranslationProvider>
      </KitTextProvider>
    </ServicesProvider>,
  );
  return { services, user: userEvent.setup() };
}

describe('the branches of an account', () => {
  it('lists the default one first and makes another the default [STOR-04]', async () => {
    const { user } = show({ handlers: locator() });
    const names = async () => (await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent);
    expect(await names()).toEqual(['Avon 2', 'Avon 1']);
    await user.click(screen.getByRole('button', { name: 'Make this my store Avon 1' }));
    await waitFor(async () => expect(await names()).toEqual(['Avon 1', 'Avon 2']));
    expect(within(screen.getAllByRole('listitem')[0]!).getByText('This is your store')).toBeInTheDocument();
  });

  it('removes branches and says where to find one when none is left [STOR-04]', async () => {
    const { user } = show({ handlers: locator() });
    await user.click(await screen.findByRole('button', { name: 'Remove Avon 2' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Avon 2' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Remove Avon 1' }));
    expect(await screen.findByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/store-locator');
  });

  it.each([
    ['en-us', 'sightline_us'],
    ['en-gb', 'sightline_uk'],
  ] as const)(
    'asks and tells for %s the tenant %s who the shopper is, and names a branch by its own number [STOR-03]',
    async (locale, tenantKey) => {
      const { services, user } = show({ handlers: locator(), site: aSite({ locale }) });
      await user.click(await screen.findByRole('button', { name: 'Make this my store Avon 1' }));
      await user.click(await screen.findByRole('button', { name: 'Remove Avon 2' }));
      await waitFor(() => expect(services.client.callsTo(REMOVE)).toHaveLength(1));
      const { userId } = aSignedInUser();
      const bodies = [LIST, SET_DEFAULT, REMOVE].map((call) => services.client.callsTo(call)[0]?.body);
      expect(bodies).toEqual([
        { tenantKey, userId },
        { tenantKey, userId, practiceIdentifier: 'US_1' },
        { tenantKey, userId, practiceIdentifier: 'US_2' },
      ]);
    },
  );

  it('offers another try when the service fails [STOR-04]', async () => {
    const working = locator();
    let failing = true;
    const list = () => {
      if (failing) throw failWith(500);
      return working[LIST]();
    };
    const { user } = show({ handlers: { ...working, [LIST]: list } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Avon 2' })).toBeInTheDocument();
  });
});
