import { listFavouriteStores } from '../favouriteStore';
import { findStores } from './';
import { answeringClient } from '../../testing';

describe('stores', () => {
  it('are read from the locator of the platform, padding and all [STOR-02] [STOR-03]', async () => {
    const client = answeringClient({
      PhysicalStore: [
        {
          uniqueID: '11039',
          storeName: 'Main Street',
          addressLine: ['12 Main St'],
          postalCode: '10001                ',
          telephone1: '212-555-0100         ',
          country: 'us',
          latitude: '40.75000',
          longitude: '-73.99000',
          distance: '2.436',
          Description: [{ displayStoreName: 'Main Street NY' }],
          Attribute: [
            { name: 'PracticeRecordId', value: 'SLR-000412' },
            { name: 'MondayOpen', value: '10:00am' },
            { name: 'MondayClose', displayValue: '7:30 PM' },
            { name: 'TuesdayOpen', value: 'Closed' },
            { name: 'SpecialHours', value: '2026-12-24 9:00AM-2:00PM; soon; 2026-12-25 closed' },
          ],
        },
      ],
    });
    const [store] = await findStores(client, { latitude: 40.7, longitude: -74 });
    expect(store).toMatchObject({
      storeName: 'Main Street NY',
      storeNumber: '0412',
      zipCode: '10001',
      telephone: '212-555-0100',
      latitude: 40.75,
      distance: 2.436,
      schedule: { monday: { open: '10am', close: '7:30pm' }, tuesday: null, sunday: null },
      specialDays: [
        { date: '2026-12-24', times: { open: '9am', close: '2pm' } },
        { date: '2026-12-25', times: null },
      ],
    });
    expect(client.calls[0]?.query).toMatchObject({ siteLevelStoreSearch: false, latitude: 40.7 });
  });

  it('are read from the store-locator service [STOR-03] [STOR-05]', async () => {
    const [store] = await listFavouriteStores(
      answeringClient({
        data: [
          {
            identifier: 'SL-1',
            position: { lat: '40.7', lng: -74 },
            schedule: { monday: { open: '10:00am', close: '7:00pm' }, tuesday: null },
            tabliteBooking: 'on',
            active: true,
            userFavorite: { isDefault: 'true' },
          },
        ],
      }),
      { tenantKey: 'sightline_us', userId: '1' },
    );
    expect(store).toMatchObject({
      position: { lat: 40.7, lng: -74 },
      tabliteBooking: true,
      isDefaultFavourite: true,
      schedule: { monday: { open: '10am' }, tuesday: null, wednesday: null },
    });
  });

  it('know the default favourite of Canada by its own flag [STOR-02] [STOR-04]', async () => {
    const canadian = (flags: object) => ({ identifier: 'CA-1', country: 'CA', userFavorite: flags });
    const stores = await listFavouriteStores(
      answeringClient({ data: [canadian({ isDefault_ca: 'true' }), canadian({ isDefault_us: true }), canadian({})] }),
      { tenantKey: 'sightline_ca', userId: '1' },
    );
    expect(stores.map(({ isDefaultFavourite }) => isDefaultFavourite)).toEqual([true, false, false]);
  });
});
