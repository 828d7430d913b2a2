import { readSignInProviders } from './signInProviders';

const GOOD = { id: 'example', name: 'Example', issuer: 'https://id.example', clientId: 'shop', clientSecret: 'x' };

describe('sign-in providers of the configuration', () => {
  it('are those of the list, and none where nothing is configured [AUTH-07]', () => {
    expect(readSignInProviders(JSON.stringify([GOOD]))).toEqual([GOOD]);
    expect(readSignInProviders(undefined)).toEqual([]);
  });

  it.each([
    [{ ...GOOD, clientSecret: '' }, 'lacks clientSecret'],
    [{ ...GOOD, id: 'Two words' }, 'is no id'],
    [{ ...GOOD, issuer: 'id.example' }, 'is no address'],
  ])('are refused with what is wrong: %j [AUTH-07]', (provider, message) => {
    expect(() => readSignInProviders(JSON.stringify([provider]))).toThrow(message);
  });
});
