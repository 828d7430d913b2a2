/** @jest-environment jsdom */

import { anAnonymousUser, aSignedInUser, fakeIdentity } from '@sightline/shared-lib/testing';

/** A document that nobody has touched, and how often the platform is asked for a guest or the person. */
async function aDocument(user = anAnonymousUser()) {
  jest.resetModules();
  const { greetShopper } = await import('./greetShopper');
  const identity = fakeIdentity(user);
  const guests = jest.spyOn(identity, 'ensureIdentity');
  const readings = jest.spyOn(identity, 'refresh');
  const adoptions = jest.spyOn(identity, 'adopt');
  const reportFailure = jest.fn();
  const greet = (nativeToken?: string) => greetShopper({ identity, reportFailure }, nativeToken);
  return { greet, identity, guests, readings, adoptions, reportFailure };
}

const press = async (type: string) => {
  window.dispatchEvent(new Event(type));
  await jest.advanceTimersByTimeAsync(5_000);
};

describe('greeting whoever opens a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('makes nobody a guest who only looks [AUTH-01]', async () => {
    const { greet, identity, guests } = await aDocument();
    greet();
    for (const sign of ['scroll', 'pointermove']) await press(sign);
    expect(guests).not.toHaveBeenCalled();
    expect(identity.state.userId).toBe('');
  });

  it.each(['pointerdown', 'keydown'])('makes a guest at the first %s, and one alone [AUTH-01]', async (type) => {
    const { greet, identity, guests } = await aDocument();
    greet();
    await press(type);
    await press(type);
    expect(identity.state.isGuest).toBe(true);
    expect(guests).toHaveBeenCalledTimes(1);
  });

  it('reads a known shopper at once, and makes no guest of them [AUTH-01]', async () => {
    const { greet, identity, guests, readings } = await aDocument(aSignedInUser());
    greet();
    expect(readings).toHaveBeenCalledTimes(1);
    await press('keydown');
    expect(guests).not.toHaveBeenCalled();
    expect(identity.state.userLoggedIn).toBe(true);
  });

  it('takes over the session of a native form, which reads its shopper once [AUTH-01]', async () => {
    const { greet, guests, readings, adoptions } = await aDocument();
    greet('1002%2Csecret');
    await press('keydown');
    expect(adoptions.mock.calls).toEqual([[{ userId: '1002', WCToken: '1002%2Csecret', personalizationID: '' }]]);
    expect(readings).not.toHaveBeenCalled();
    expect(guests).not.toHaveBeenCalled();
  });

  it('keeps a known shopper where the document brings another session [AUTH-01]', async () => {
    const { greet, readings, adoptions } = await aDocument(aSignedInUser());
    greet('1002%2Csecret');
    expect(readings).toHaveBeenCalledTimes(1);
    expect(adoptions).not.toHaveBeenCalled();
  });

  it.each([
    ['a guest', anAnonymousUser(), 'ensureIdentity'],
    ['the person', aSignedInUser(), 'refresh'],
  ] as const)('reports that %s was refused [AUTH-01]', async (_name, user, call) => {
    const { greet, identity, reportFailure } = await aDocument(user);
    const failure = new Error('down');
    jest.spyOn(identity, call).mockRejectedValue(failure);
    greet();
    await press('keydown');
    expect(reportFailure).toHaveBeenCalledWith(failure);
  });
});
