import { provideBundlerRuntime } from './bundlerRuntime';

type Loaded = Record<number, () => { exports?: unknown }>;

/** As much of webpack's runtime as an entry of a remote has, with one chunk that takes React from the shell. */
function anEntry() {
  const federation = Reflect.get(globalThis, '_FEDERATION_BUNDLER_RUNTIME');
  const modules: Record<number, (module: { exports?: unknown }) => void> = {};
  const shareScope = ['default'];
  const require = {
    m: modules,
    c: {} as Loaded,
    S: {} as Record<string, unknown>,
    o: (of: object, key: string) => Object.hasOwn(of, key),
    I: (scope: string, initScope?: unknown[]) =>
      federation.bundlerRuntime.I({
        shareScopeName: scope,
        webpackRequire: require,
        initPromises: {},
        initTokens: {},
        initScope,
      }),
    consumesLoadingData: {
      chunkMapping: { 536: [7] },
      moduleIdToConsumeDataMapping: {
        7: { shareKey: 'react', shareScope, singleton: true, requiredVersion: '^19.3.1' },
      },
    },
    federation: {
      ...federation,
      initOptions: { name: 'mfe_catalog', remotes: [], shared: {} },
      bundlerRuntimeOptions: { remotes: { idToRemoteMap: {}, idToExternalAndNameMapping: {} } },
    },
  };
  require.federation.instance = federation.bundlerRuntime.init({ webpackRequire: require });
  federation.attachShareScopeMap(require);
  const init = (scope: unknown) =>
    federation.bundlerRuntime.initContainerEntry({
      webpackRequire: require,
      shareScope: scope,
      shareScopeKey: 'default',
    });
  const load = async (chunkId: number) => {
    const promises: Promise<unknown>[] = [];
    federation.bundlerRuntime.consumes({
      chunkId,
      promises,
      installedModules: {},
      webpackRequire: require,
      chunkMapping: {},
      moduleToHandlerMapping: {},
    });
    await Promise.all(promises);
    const module: { exports?: unknown } = {};
    modules[7]?.(module);
    return module.exports;
  };
  return { init, load };
}

const react = { version: '19.3.1' };

describe('the federation plugin’s functions that the shell offers', () => {
  beforeEach(provideBundlerRuntime);

  it('give an entry the shell’s copies, each entry from its own scope [FED-01]', async () => {
    const [one, other] = [anEntry(), anEntry()];
    await one.init({ react: { '19.3.1': { get: () => () => react, from: 'shell', eager: true } } });
    await other.init({ react: { '19.3.1': { get: async () => () => 'later', from: 'shell', eager: false } } });
    expect(await one.load(536)).toBe(react);
    expect(await other.load(536)).toBe('later');
  });

  it('say which package a shell does not offer [FED-03]', async () => {
    const entry = anEntry();
    await entry.init({});
    await expect(entry.load(536)).rejects.toThrow('"shareKey":"react"');
  });
});
