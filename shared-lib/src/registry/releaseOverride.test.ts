import { generateKeyPairSync, sign } from 'node:crypto';

import { openOverride, OVERRIDE_LIFE_MS, signOverride } from './releaseOverride';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    key: privateKey,
    secret: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    open: String(publicKey.export({ type: 'spki', format: 'pem' })),
  };
};

const [ours, stranger] = [pair(), pair()];
const NOW = Date.UTC(2026, 10, 22);
const WISHES = { 'mfe-catalog': 'bbb', 'mfe-account': 'ccc' };

describe('an override of releases', () => {
  it('asks for what was signed, until its hours are over [FED-04]', () => {
    const token = signOverride(WISHES, ours.secret, NOW);
    expect(openOverride(token, ours.open, NOW)).toEqual(WISHES);
    expect(openOverride(token, ours.open, NOW + OVERRIDE_LIFE_MS - 1)).toEqual(WISHES);
    expect(openOverride(token, ours.open, NOW + OVERRIDE_LIFE_MS)).toEqual({});
  });

  it('asks for nothing when anybody else wrote or changed it [FED-04] [PLAT-06]', () => {
    const [payload = '', signature = ''] = signOverride(WISHES, ours.secret, NOW).split('.');
    const changed = Buffer.from(payload, 'base64url').toString().replace('bbb', 'ddd');
    for (const token of [
      signOverride(WISHES, stranger.secret, NOW),
      `${Buffer.from(changed).toString('base64url')}.${signature}`,
      'mfe-catalog@bbb',
      payload,
      '',
      '%',
      `${payload}.${signature}${'A'.repeat(1000)}`,
    ])
      expect([token, openOverride(token, ours.open, NOW)]).toEqual([token, {}]);
  });

  it('is not made of another thing that the key of releases has signed, and never lasts longer than others [FED-04]', () => {
    const text = `mfe-catalog@bbb until ${NOW + 1000}`;
    const tokenOf = (payload: string, signed: string) =>
      [Buffer.from(payload), sign(null, Buffer.from(signed), ours.key)]
        .map((part) => part.toString('base64url'))
        .join('.');
    expect(openOverride(tokenOf(text, text), ours.open, NOW)).toEqual({});
    const token = signOverride(WISHES, ours.secret, NOW + 1);
    expect(openOverride(token, ours.open, NOW)).toEqual({});
  });

  it('shows what the key of its signer may release, and nothing else [FED-01] [FED-04]', () => {
    const keys = { revision: 1, named: { catalog: { publicKey: stranger.open, remotes: ['mfe-catalog'] as const } } };
    const own = signOverride({ 'mfe-catalog': 'bbb' }, stranger.secret, NOW, 'catalog');
    expect(openOverride(own, ours.open, NOW, keys)).toEqual({ 'mfe-catalog': 'bbb' });
    expect(openOverride(own, ours.open, NOW)).toEqual({});
    for (const token of [
      signOverride(WISHES, stranger.secret, NOW, 'catalog'),
      signOverride({ 'mfe-catalog': 'bbb' }, stranger.secret, NOW),
      signOverride({ 'mfe-catalog': 'bbb' }, stranger.secret, NOW, 'constructor'),
    ])
      expect(openOverride(token, ours.open, NOW, keys)).toEqual({});
  });

  it('names remotes that there are, and no others [FED-04]', () => {
    const token = signOverride({ ...WISHES, __proto__: 'x', constructor: 'y' } as typeof WISHES, ours.secret, NOW);
    expect(Object.keys(openOverride(token, ours.open, NOW)).toSorted()).toEqual(['mfe-account', 'mfe-catalog']);
  });
});
