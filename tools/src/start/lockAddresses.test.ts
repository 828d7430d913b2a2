import { addressed } from '../../bin/lockAddresses.mjs';

const at = (path: string, entry: object, registry = 'https://packages.example/npm/') =>
  addressed({ [path]: { version: '1.2.3', ...entry } }, registry)[path]?.resolved;

describe('addresses of locked packages', () => {
  it('are those of the registry in use, by name and version', () => {
    expect(at('node_modules/react', {})).toBe('https://packages.example/npm/react/-/react-1.2.3.tgz');
    expect(at('node_modules/@swc/jest', {}, 'https://packages.example')).toBe(
      'https://packages.example/@swc/jest/-/jest-1.2.3.tgz',
    );
    expect(at('shell/node_modules/a/node_modules/b', {})).toBe('https://packages.example/npm/b/-/b-1.2.3.tgz');
  });

  it('name a package that lies in a folder of another name', () => {
    expect(at('node_modules/typescript-7', { name: 'typescript' })).toContain('/npm/typescript/-/typescript-1.2.3.tgz');
  });

  it('are not made for our own packages, for what another brings along, nor in place of one that is known', () => {
    expect(at('shared-lib', {})).toBeUndefined();
    expect(at('node_modules/@sightline/shared-lib', { link: true, resolved: 'shared-lib' })).toBe('shared-lib');
    expect(at('node_modules/npm/node_modules/abbrev', { inBundle: true })).toBeUndefined();
    expect(at('node_modules/patched', { resolved: 'https://files.example/patched.tgz' })).toBe(
      'https://files.example/patched.tgz',
    );
  });
});
