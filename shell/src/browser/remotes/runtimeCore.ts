import type { ShareScope } from './shareScope';

type Factory = () => unknown;
type ScopeMap = Record<string, ShareScope | undefined>;

export interface InstanceOptions {
  readonly name: string;
  readonly id?: string;
  readonly version?: string;
}

const DEFAULT_SCOPE = 'default';

function failing(condition: unknown, message = 'the federation runtime was asked too early'): asserts condition {
  if (!condition) throw new Error(message);
}

/** One remote's view of what is shared. There is one version of everything and it is the shell's, so nothing is negotiated. */
export class ModuleFederation {
  readonly name: string;
  options: InstanceOptions;
  readonly shareScopeMap: ScopeMap = {};

  constructor(options: InstanceOptions) {
    this.name = options.name;
    this.options = options;
  }

  initOptions(options: InstanceOptions): InstanceOptions {
    this.options = { ...this.options, ...options };
    return this.options;
  }

  initShareScopeMap(key: string, scope: ShareScope): void {
    this.shareScopeMap[key] = scope;
  }

  /** The shell's scope is complete when a remote gets it. */
  initializeSharing(): [] {
    return [];
  }

  registerShared(): void {}
  registerPlugins(): void {}

  /** The factory of a shared package; false when the shell does not offer it, which the remote reports. */
  async loadShare(name: string): Promise<Factory | false> {
    const shared = this.#shared(name);
    return shared ? await shared.get() : false;
  }

  loadShareSync(name: string): Factory {
    const factory = this.#shared(name)?.get();
    failing(typeof factory === 'function', `${name} is not shared at once`);
    return factory;
  }

  #shared(name: string) {
    return Object.values(this.shareScopeMap[DEFAULT_SCOPE]?.[name] ?? {})[0];
  }
}

/**
 * Entries that were built for the second contract ask the host's window for the core of the federation runtime (`externalRuntime`). This is the part of
 * it that they use: 1 kB in place of the official 24 kB. Later entries ask for `bundlerRuntime.ts`.
 */
export function provideRuntimeCore(): void {
  const instances: ModuleFederation[] = [];
  const core = {
    ModuleFederation,
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
    getGlobalFederationConstructor: () => ModuleFederation,
    setGlobalFederationConstructor: () => undefined,
    setGlobalFederationInstance: (instance: ModuleFederation) => void instances.push(instance),
    assert: failing,
    helpers: { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined }, share: {}, utils: {} },
  };
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
}
