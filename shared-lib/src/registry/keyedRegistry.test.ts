import { generateKeyPairSync } from 'node:crypto';

import { channelPurpose, KEYS_PURPOSE, type KeyedRegistry, type SignedChannel } from './keyedRegistry';
import { openRegistry } from './openRegistry';
import { REGISTRY_KEY, signText } from './releaseKeys';

const [root, catalog, desk] = [
  generateKeyPairSync('ed25519'),
  generateKeyPairSync('ed25519'),
  generateKeyPairSync('ed25519'),
];
const pem = ({ publicKey }: typeof root) => String(publicKey.export({ type: 'spki', format: 'pem' }));

const list = JSON.stringify({
  revision: 2,
  named: {
    catalog: { publicKey: pem(catalog), remotes: ['mfe-catalog'] },
    desk: { publicKey: pem(desk), remotes: 'all' },
  },
});
const payload = JSON.stringify({ revision: 5, stable: 'a', history: [], releases: {} });
const part = (remote: string, { privateKey }: typeof root, key: string) => ({
  ...signText(channelPurpose(remote), payload, privateKey),
  key,
});
const file = (channels: KeyedRegistry['channels'], keys = signText(KEYS_PURPOSE, list, root.privateKey)) =>
  JSON.stringify({ keys, channels });

describe('a registry with keys of teams', () => {
  it('opens when each remote is signed with a key that may release it [FED-01]', () => {
    const channels = {
      'mfe-catalog': part('mfe-catalog', catalog, 'catalog'),
      'mfe-account': part('mfe-account', desk, 'desk'),
      'mfe-prescription': part('mfe-prescription', root, REGISTRY_KEY),
    };
    const registry = openRegistry(file(channels), pem(root));
    expect(registry).toMatchObject({ revision: 5, keys: { named: { desk: { remotes: 'all' } } } });
    expect(Object.keys(registry.remotes)).toEqual(Object.keys(channels));
  });

  it('is refused when a key signs what it may not, in its name or another’s [FED-03]', () => {
    const forged: readonly (readonly [string, SignedChannel])[] = [
      ['mfe-account', part('mfe-account', catalog, 'catalog')],
      ['mfe-account', part('mfe-account', catalog, 'desk')],
      ['mfe-account', part('mfe-account', catalog, REGISTRY_KEY)],
      ['mfe-account', part('mfe-account', catalog, 'constructor')],
      // Signed for another remote, and put in this one's place.
      ['mfe-account', part('mfe-catalog', desk, 'desk')],
      ['constructor', part('constructor', desk, 'desk')],
      ['mfe-catalog', { ...part('mfe-catalog', catalog, 'catalog'), payload: payload.replace('"a"', '"b"') }],
    ];
    for (const [remote, channel] of forged)
      expect(() => openRegistry(file({ [remote]: channel }), pem(root))).toThrow(
        'not signed with a key that may release it',
      );
  });

  it('takes its list of keys from nobody but the registry’s own key [FED-03]', () => {
    const channels = { 'mfe-catalog': part('mfe-catalog', catalog, 'catalog') };
    for (const keys of [
      signText(KEYS_PURPOSE, list, desk.privateKey),
      signText('release channel mfe-catalog', list, root.privateKey),
    ])
      expect(() => openRegistry(file(channels, keys), pem(root))).toThrow('list of keys is not signed');
  });
});
