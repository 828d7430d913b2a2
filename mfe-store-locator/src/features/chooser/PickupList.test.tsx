import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { failWith, fakeServices, quiet } from '@sightline/shared-lib/testing';
import type { FakeHandlers } from '@sightline/shared-lib/testing';
import { KitTextProvider, kitTextFrom } from '@sightline/shared-lib/ui';
import kit from '@sightline/shared-lib/ui/i18n/en.json';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import messages from '../../i18n/en.json';

import { PickupList } from './PickupList';

const FIND = 'GET /store/{storeId}/storelocator/filtered/sts';
const ONE = 'GET /store/{storeId}/storelocator/byStoreId/{uniqueId}';
const PLACES = 'GET /geo/places';
const SHELVES = 'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}';

const branch = (id: string) => ({
  uniqueID: id,
  storeName: `Branch ${id}`,
  addressLine: ['1 Main St'],
  city: 'Avon',
  stateOrProvinceName: 'CT',
  postalCode: '06001',
  country: 'US',
  latitude: '41.80',
  longitude: '-72.83',
  distance: id,
  Attribute: [{ name: 'Services', value: 'collection' }],
});

const onShelf = (physicalStoreId: string, partNumber: string, availableQuantity: string) => ({
  physicalStoreId,
  partNumber,
  availableQuantity,
  inventoryStatus: 'Available',
});

function show(handlers: FakeHandlers = {}, near?: string, canTryOn = true, kept: Record<string, unknown> = {}) {
  const onSelect = jest.fn();
  const services = fakeServices({
    // A Saturday: promised days leave the weekend out.
    now: Date.UTC(2026, 10, 21, 12),
    handlers: {
      [FIND]: { PhysicalStore: ['1', '2', '3', '4', '5'].map(branch) },
      [PLACES]: { places: [{ label: '06001 Avon', lat: 41.8, lng: -72.83, postalCode: '06001', city: 'Avon' }] },
      [SHELVES]: {
        InventoryAvailability: [
          onShelf('1', 'A', '3.0'),
          onShelf('1', 'B', '1.0'),
          onShelf('2', 'A', '2.0'),
          onShelf('2', 'B', '0.0'),
          onShelf('3', 'A', '0.0'),
          onShelf('3', 'B', '0.0'),
        ],
      },
      ...handlers,
    },
  });
  for (const [key, store] of Object.entries(kept)) services.storage.set(key, store);
  render(
    <ServicesProvider services={services}>
      <KitTextProvider text={kitTextFrom(kit)}>
        <TranslationProvider t={createTranslator('en', 'stores@test', messages)} locale={services.site.locale}>
          <PickupList
            {...{ near, canTryOn }}
            partNumbers={['A', 'B']}
            selectedId={null}
            latestDays={4}
            onSelect={onSelect}
          />
        </TranslationProvider>
      </KitTextProvider>
    </ServicesProvider>,
  );
  return Object.assign(services, { onSelect });
}

describe('branches to collect from', () => {
  it('say what is on their shelf and the day everything is ready [STOR-07] [CHK-03]', async () => {
    const services = show();
    expect(await screen.findByText(/All 2 on the shelf here: you can try them on\./)).toBeInTheDocument();
    expect(screen.getByText(/1 of 2 on the shelf here\. We bring the rest\./)).toBeInTheDocument();
    expect(screen.getByText(/Not on the shelf here\. We bring it\./)).toBeInTheDocument();
    expect(screen.getAllByText('Ready Thu, Nov 26')).toHaveLength(5);
    expect(services.client.callsTo(SHELVES)[0]).toMatchObject({
      pathParams: { keys: 'A,B' },
      query: { physicalStoreId: '1,2,3,4,5' },
    });
  });

  it.each([
    ['the shopper’s own', 'favourite-store', 'collection', true],
    ['the one asked last about an article', 'product.store', 'collection', true],
    ['one that hands nothing over', 'favourite-store', 'fitting', false],
  ])(
    'begin with %s, which is chosen where it hands orders over [STOR-04] [STOR-07]',
    async (_what, key, service, isOwn) => {
      const kept = { ...branch('9'), Attribute: [{ name: 'Services', value: service }] };
      const { onSelect } = show({ [ONE]: { PhysicalStore: [kept] } }, undefined, true, {
        [key]: { identifier: 'US_9', id: '9', name: 'Branch 9' },
      });
      await screen.findByRole('radio', { name: /Branch 1/ });
      await quiet();
      expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName(isOwn ? /Branch 9/ : /Branch 1/);
      expect(onSelect.mock.calls.map(([{ physicalStoreId }]) => physicalStoreId)).toEqual(isOwn ? ['9'] : []);
    },
  );

  it('promise nothing to try on that is no frame [STOR-07]', async () => {
    show({}, undefined, false);
    expect(await screen.findByText(/All 2 on the shelf here\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/try/)).not.toBeInTheDocument();
  });

  it('can be chosen while their shelves are not known', async () => {
    const services = show({
      [SHELVES]: () => {
        throw failWith(500, 'GENERIC');
      },
    });
    expect(await screen.findByRole('radio', { name: /Branch 1/ })).toBeEnabled();
    await waitFor(() => expect(services.client.callsTo(SHELVES)).toHaveLength(1));
    await quiet();
    expect(screen.queryByText(/shelf here/)).toBeNull();
  });

  it.each([
    ['', 'nobody named a place', false],
    ['06001', 'a place is named', true],
  ])('say distances only where a place is named: near %j, %s [STOR-07]', async (near, _why, says) => {
    show({}, near);
    const row = (await screen.findByRole('radio', { name: /Branch 3/ })).closest('label')?.parentElement;
    expect(/3(\.0)? mi\./.test(row?.textContent ?? '')).toBe(says);
  });

  it('start where the shopper lives, and in the largest town when that is not found [STOR-07]', async () => {
    const services = show({ [PLACES]: { places: [] } }, '99999');
    expect(await screen.findByRole('radio', { name: /Branch 1/ })).toBeInTheDocument();
    expect(services.client.callsTo(PLACES)[0]?.query).toMatchObject({ q: '99999' });
  });

  it('are those of the place asked for last, whichever answer comes first [STOR-07]', async () => {
    let answerFirst: (answer: object) => void = () => undefined;
    const slow = new Promise<object>((resolve) => {
      answerFirst = resolve;
    });
    const services = show({ [FIND]: () => slow }, '06001');
    await waitFor(() => expect(services.client.callsTo(FIND)).toHaveLength(1));
    services.client.handle({ [FIND]: { PhysicalStore: [branch('7')] } });
    await userEvent.type(screen.getByRole('combobox'), '{Backspace}2{Enter}');
    expect(await screen.findByRole('radio', { name: /Branch 7/ })).toBeInTheDocument();
    await act(async () => {
      answerFirst({ PhysicalStore: ['1', '2', '3', '4', '5'].map(branch) });
      // Everything that waits for the answer has had it.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    });
    expect(screen.getByRole('radio', { name: /Branch 7/ })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Branch 1/ })).not.toBeInTheDocument();
  });

  it('are those of a place that was picked from the suggestions [STOR-01] [STOR-07]', async () => {
    const services = show();
    await screen.findByRole('radio', { name: /Branch 1/ });
    services.client.handle({ [FIND]: { PhysicalStore: [branch('7')] } });
    await userEvent.type(screen.getByRole('combobox'), 'Avo');
    await userEvent.click(await screen.findByRole('option', { name: '06001 Avon' }));
    expect(await screen.findByRole('radio', { name: /Branch 7/ })).toBeInTheDocument();
    expect(services.client.callsTo(PLACES).at(-1)?.query).toMatchObject({ q: '06001 Avon' });
  });

  it('are those alone that have everything on their shelf, where that is wished [STOR-07] [PDP-05]', async () => {
    const services = show();
    await screen.findByRole('radio', { name: /Branch 3/ });
    services.client.handle({ [FIND]: { PhysicalStore: [branch('1')] } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only stores that have it on the shelf' }));
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    expect(services.client.callsTo(FIND).at(-1)?.query).toMatchObject({ partNumber: ['A', 'B'] });
  });
});
