import { fakeClient } from '@sightline/shared-lib/testing';

import { searchStores } from './searchStores';

const FIND = 'GET /store/{storeId}/storelocator/filtered/sts';
const PLACES = 'GET /geo/places';

const branch = (id: number, services: string) => ({
  uniqueID: String(id),
  storeName: `Branch ${id}`,
  addressLine: ['1 Main St'],
  city: 'Avon',
  stateOrProvinceName: 'CT',
  postalCode: '06001   ',
  country: 'US',
  telephone1: '800-555-0100   ',
  latitude: '41.80',
  longitude: '-72.83',
  distance: String(id),
  Attribute: [{ name: 'Services', value: services }],
});

const avon = {
  places: [{ label: '06001 Avon', lat: 41.8, lng: -72.83, postalCode: '06001', city: 'Avon', state: 'CT' }],
};

describe('searching branches', () => {
  it('widens the circle until there are a few [STOR-01] [SITE-15]', async () => {
    const answers = [[branch(1, '')], [1, 2, 3, 4, 5].map((id) => branch(id, ''))];
    const client = fakeClient({ [PLACES]: avon, [FIND]: () => ({ PhysicalStore: answers.shift() ?? [] }) });
    const result = await searchStores(client, { country: 'us', text: 'avon' });
    expect(result.radius).toBe(25);
    expect(result.stores.map((store) => store.id)).toEqual(['1', '2', '3', '4', '5']);
    expect(client.callsTo(FIND).map((call) => call.query?.radius)).toEqual([10, 25]);
  });

  it('keeps only branches with every wanted service [STOR-01]', async () => {
    const stores = [branch(1, 'eye-test,collection'), branch(2, 'eye-test'), branch(3, 'collection,hearing,eye-test')];
    const client = fakeClient({ [PLACES]: avon, [FIND]: { PhysicalStore: stores } });
    const result = await searchStores(client, { country: 'us', text: 'avon', services: ['eye-test', 'collection'] });
    expect(result.stores.map((store) => store.id)).toEqual(['1', '3']);
  });

  it.each([
    [20, false],
    [21, true],
  ])('of %i branches names twenty and says whether there are more: %s [STOR-01]', async (count, isCut) => {
    const stores = Array.from({ length: count }, (_, at) => branch(at + 1, ''));
    const client = fakeClient({ [PLACES]: avon, [FIND]: { PhysicalStore: stores } });
    const result = await searchStores(client, { country: 'us', text: 'avon' });
    expect(result.stores).toHaveLength(20);
    expect(result.isCut).toBe(isCut);
  });

  it('says that it does not know a place instead of showing another [STOR-01]', async () => {
    const client = fakeClient({ [PLACES]: { places: [] } });
    expect(await searchStores(client, { country: 'us', text: 'nowhere' })).toEqual({
      place: null,
      stores: [],
      radius: 0,
    });
    expect(client.callsTo(FIND)).toHaveLength(0);
  });
});
