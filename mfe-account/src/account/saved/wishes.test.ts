import { aSignedInUser, failWith, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';

import { wishesOf } from './wishes';

const READ = 'GET /store/{storeId}/wishlist/@self';
const KEEP = 'POST /store/{storeId}/wishlist/@self/item';
const DROP = 'DELETE /store/{storeId}/wishlist/@self/item/{partNumber}';

/** A list of the platform's, the oldest first. */
const listOf = (...partNumbers: string[]) => ({
  GiftList: [{ item: partNumbers.map((partNumber) => ({ partNumber })) }],
});
const fails = (status: number) => () => {
  throw failWith(status);
};

function open(handlers: FakeHandlers, user = aSignedInUser()) {
  const services = fakeServices({ user, handlers });
  const wishes = wishesOf(services);
  return { services, wishes, saved: () => wishes.state().partNumbers };
}

describe('the saved products of a registered shopper', () => {
  it('are read from the platform once for all hearts, the newest first [ACC-05] [SITE-15]', async () => {
    const { services, wishes, saved } = open({ [READ]: listOf('A', 'B') });
    for (let heart = 0; heart < 18; heart += 1) wishes.follow(() => undefined);
    await wishes.read();
    expect(saved()).toEqual(['B', 'A']);
    expect(services.client.callsTo(READ)).toHaveLength(1);
    expect(wishesOf(services)).toBe(wishes);
  });

  it('take along what a guest saved here, once; it stays here while the platform does not take it [ACC-05] [AUTH-09]', async () => {
    const { services, wishes, saved } = open({ [KEEP]: fails(409), [READ]: listOf('A') });
    services.storage.set('wishlist', ['C', 'B']);
    await wishes.read();
    expect(saved()).toEqual(['A']);
    expect(services.storage.get('wishlist')).toEqual(['C', 'B']);
    services.client.handle({ [KEEP]: listOf('A', 'B', 'C') });
    await wishes.read();
    expect(services.client.callsTo(KEEP).map(({ body }) => body)).toEqual([
      { partNumber: ['B', 'C'] },
      { partNumber: ['B', 'C'] },
    ]);
    expect(services.storage.get('wishlist')).toBeNull();
    expect(saved()).toEqual(['C', 'B', 'A']);
    await wishes.read();
    expect(services.client.callsTo(KEEP)).toHaveLength(2);
  });

  it('keep on the device what the catalogue did not know [ACC-05]', async () => {
    const { services, wishes } = open({ [KEEP]: listOf('A') });
    services.storage.set('wishlist', ['A', 'elsewhere']);
    await wishes.read();
    expect(services.storage.get('wishlist')).toEqual(['elsewhere']);
  });

  it('change at once, one press after the other, and end as the platform has them [ACC-05]', async () => {
    const answers: ((list: object) => void)[] = [];
    const answered = () =>
      new Promise<object>((resolve) => {
        answers.push(resolve);
      });
    const { services, wishes, saved } = open({ [READ]: listOf('A'), [KEEP]: answered, [DROP]: answered });
    await wishes.read();
    const presses = [wishes.toggle('B'), wishes.toggle('A')];
    await Promise.resolve();
    expect(saved()).toEqual(['B']);
    const settle = async (list: object) => {
      while (answers.length === 0) await Promise.resolve();
      answers.shift()?.(list);
    };
    await settle(listOf('A', 'B'));
    expect(await presses[0]).toBe(true);
    // The first answer is older than what is shown.
    expect(saved()).toEqual(['B']);
    await settle(listOf('B', 'Z'));
    expect(await presses[1]).toBe(false);
    expect(saved()).toEqual(['Z', 'B']);
    expect(services.client.calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE']);
  });

  it('are unknown while they do not load: nothing is written blindly, and they can be read again [ACC-05]', async () => {
    const { services, wishes, saved } = open({ [READ]: fails(503), [KEEP]: listOf('A') });
    await wishes.read();
    expect(wishes.state().state).toBe('failed');
    await expect(wishes.toggle('A')).rejects.toThrow('not known');
    expect(services.client.callsTo(KEEP)).toHaveLength(0);
    services.client.handle({ [READ]: listOf('B') });
    await wishes.read();
    expect([wishes.state().state, ...saved()]).toEqual(['ready', 'B']);
  });

  it('are another’s after somebody else signs in, and the device’s after signing out [ACC-05] [AUTH-09]', async () => {
    const { services, wishes, saved } = open({ [READ]: listOf('A') });
    wishes.follow(() => undefined);
    await wishes.read();
    await services.identity.signOut();
    expect(saved()).toEqual([]);
    await wishes.toggle('G');
    expect(services.storage.get('wishlist')).toEqual(['G']);
    services.client.handle({ [KEEP]: listOf('B', 'G') });
    await services.identity.adopt({ userId: '15007', WCToken: 'next', personalizationID: '' });
    await wishes.read();
    expect(saved()).toEqual(['G', 'B']);
    expect(services.storage.get('wishlist')).toBeNull();
  });

  it('follow what another tab has changed [ACC-05] [AUTH-09]', async () => {
    const { services, wishes, saved } = open({ [READ]: listOf('A') });
    await wishes.read();
    services.bus.emit('wishlistChanged', { partNumbers: ['B', 'A'] });
    expect(saved()).toEqual(['B', 'A']);
  });
});
