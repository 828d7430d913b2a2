import { createHash } from 'node:crypto';

import type { Release, ReleaseSet } from '@sightline/shared-lib/contracts';
import { CONTRACT_VERSION } from '@sightline/shared-lib/testing';
import { pino } from 'pino';

import { createServerBundles } from './serverBundles';

const log = pino({ level: 'silent' });
const failures = { add: jest.fn() };
const CODE = `const React = require('react');
exports.remote = { manifest: { name: 'mfe-catalog', contract: ${CONTRACT_VERSION} }, version: React.version, pages: {} };`;

function setOf(code: string, hashOf = code): ReleaseSet {
  const hash = `sha384-${createHash('sha384').update(hashOf).digest('base64')}`;
  const release: Release = {
    id: createHash('sha256')
      .update(code + hashOf)
      .digest('hex')
      .slice(0, 12),
    version: '1.0.0',
    contract: CONTRACT_VERSION,
    createdAt: '2026-01-01T00:00:00.000Z',
    browserEntry: 'browser/remoteEntry.js',
    serverBundle: 'server/server.cjs',
    integrity: { 'server/server.cjs': hash },
    provides: { pages: [], fragments: [], commands: [] },
  };
  return { 'mfe-catalog': release };
}

const bundles = (code: string, timeoutMs = 500) => {
  const read = jest.fn(() => Promise.resolve(Buffer.from(code)));
  return { read, bundles: createServerBundles({ read, timeoutMs, failures, log }) };
};

describe('server bundles', () => {
  it('run with the shell’s own copies and are read once [FED-02]', async () => {
    const { read, bundles: loaded } = bundles(CODE);
    const set = setOf(CODE);
    const [first, second] = await Promise.all([loaded.load('mfe-catalog', set), loaded.load('mfe-catalog', set)]);
    expect(first).toBe(second);
    expect(first).toHaveProperty('version', jest.requireActual<{ version: string }>('react').version);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are refused when they do not match their hash [FED-03]', async () => {
    const { bundles: loaded } = bundles(`${CODE} // altered`);
    expect(await loaded.load('mfe-catalog', setOf(`${CODE} // altered`, CODE))).toBeNull();
  });

  it('of a development build make elements with a production shell’s React [FED-04]', async () => {
    const code = `const { jsxDEV } = require('react/jsx-dev-runtime');
exports.remote = { manifest: { contract: ${CONTRACT_VERSION} }, element: jsxDEV('p', { title: 'x' }, 'key', false, { lineNumber: 1 }, null) };`;
    const read = () => Promise.resolve(Buffer.from(code));
    await jest.isolateModulesAsync(async () => {
      jest.doMock('react/jsx-dev-runtime', () => ({ Fragment: 'f', jsxDEV: undefined }));
      const { createServerBundles: production } = await import('./serverBundles');
      const loaded = await production({ read, timeoutMs: 500, failures, log }).load('mfe-catalog', setOf(code));
      expect(loaded).toMatchObject({ element: { type: 'p', key: 'key', props: { title: 'x' } } });
    });
    jest.dontMock('react/jsx-dev-runtime');
  });

  it('cannot reach beyond the allow-list [FED-03]', async () => {
    const evil = `require('node:fs'); ${CODE}`;
    const { bundles: loaded } = bundles(evil);
    expect(await loaded.load('mfe-catalog', setOf(evil))).toBeNull();
  });

  it('that throw or hang leave the part empty and are not asked again at once [FED-03]', async () => {
    const broken = 'throw new Error("broken")';
    const { read, bundles: loaded } = bundles(broken);
    const set = setOf(broken);
    expect(await loaded.load('mfe-catalog', set)).toBeNull();
    expect(await loaded.load('mfe-catalog', set)).toBeNull();
    expect(read).toHaveBeenCalledTimes(1);

    const hanging = createServerBundles({ read: () => new Promise(() => undefined), timeoutMs: 20, failures, log });
    expect(await hanging.load('mfe-catalog', setOf(CODE))).toBeNull();
  });
});
