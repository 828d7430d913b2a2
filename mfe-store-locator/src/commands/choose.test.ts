import type { Fragments, Overlays } from '@sightline/shared-lib/contracts';
import { aStore, fakeServices } from '@sightline/shared-lib/testing';

import { chosenStoreOf } from '../features/chooser/PickupList';
import { storeCardOf } from '../store/storeCard';

import { choose } from './choose';

function setUp() {
  const close = jest.fn();
  let shown: Fragments['stores.chooser'] | undefined;
  const open = ((_name: string, props: Fragments['stores.chooser']) => {
    shown = props;
    return Promise.resolve(close);
  }) as unknown as Overlays['open'];
  const services = { ...fakeServices(), overlays: { open } };
  return { close, services, drawer: () => shown! };
}

describe('choosing a branch', () => {
  it('answers the chosen branch and closes the drawer [STOR-07]', async () => {
    const { close, services, drawer } = setUp();
    const answer = choose({ near: '06001', canTryOn: true }, services);
    await Promise.resolve();
    expect(drawer()).toMatchObject({ near: '06001', canTryOn: true });
    const store = chosenStoreOf(storeCardOf(aStore({ attributes: { PracticeIdentifier: 'SL-0412' } }))!);
    drawer().onChoose(store);
    expect(await answer).toEqual({
      physicalStoreId: '11039',
      physicalStoreExternalId: 'SL-0412',
      name: 'Main Street',
      address: '12 Main St',
      city: 'New York',
      phone: '212-555-0100',
      email: 'mainstreet@example.com',
      zipCode: '10001',
      stateOrProvinceName: 'NY',
      distributionChannel: 'R',
    });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('answers nothing when the drawer is closed [STOR-07]', async () => {
    const { close, services, drawer } = setUp();
    const answer = choose({}, services);
    await Promise.resolve();
    // Who does not say what the goods are is promised nothing.
    expect(drawer()).toMatchObject({ partNumbers: [], canTryOn: false });
    drawer().onClose();
    expect(await answer).toBeNull();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
