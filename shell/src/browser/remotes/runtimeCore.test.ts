import { ModuleFederation, provideRuntimeCore } from './runtimeCore';
import type { ShareScope } from './shareScope';

const react = { version: '19' };
const scope: ShareScope = {
  react: { '19.3.1': { get: () => () => react, from: 'shell', eager: true } },
  store: { '1.0.0': { get: async () => () => 'store', from: 'shell', eager: false } },
};

function remote() {
  const instance = new ModuleFederation({ name: 'mfe_catalog' });
  instance.initShareScopeMap('default', scope);
  return instance;
}

describe('the core of the federation runtime that the shell offers', () => {
  it('hands a remote the shell’s own copy, at once or later [FED-01]', async () => {
    expect(((await remote().loadShare('react')) as () => unknown)()).toBe(react);
    expect(remote().loadShareSync('react')()).toBe(react);
    expect(((await remote().loadShare('store')) as () => unknown)()).toBe('store');
  });

  it('says that there is none, so that the remote reports it [FED-01]', async () => {
    expect(await remote().loadShare('lodash')).toBe(false);
    expect(() => remote().loadShareSync('lodash')).toThrow('lodash is not shared at once');
    expect(() => remote().loadShareSync('store')).toThrow('store is not shared at once');
  });

  it('lies where entries of the federation plugin look for it, and keeps one instance a remote [FED-01]', () => {
    provideRuntimeCore();
    const core = Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE');
    const Federation = core.getGlobalFederationConstructor();
    const instance = new Federation({ name: 'mfe_account', id: '1' });
    core.setGlobalFederationInstance(instance);
    expect(core).toHaveProperty('CurrentGlobal.__FEDERATION__.__INSTANCES__', [instance]);
    expect(instance.initOptions({ name: 'mfe_account', version: '2' })).toEqual({
      name: 'mfe_account',
      id: '1',
      version: '2',
    });
    expect(() => core.assert(false, 'too early')).toThrow('too early');
  });
});
