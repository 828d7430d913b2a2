import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

import { ModuleFederation, type InstanceOptions } from './runtimeCore';

/** What webpack's runtime in an entry says of itself. */
interface Entry {
  readonly webpackRequire: { readonly federation: { readonly initOptions: InstanceOptions } };
}

/**
 * Puts on the window what entries of remotes ask for in place of a copy of their own (`tools/src/webpack/remote.ts`): the federation plugin's
 * functions for a container that offers modules and takes shared ones. Its functions for a host, and for remotes of remotes, are left out.
 */
export function provideBundlerRuntime(): void {
  const federation = {
    runtime: {},
    bundlerRuntime: {
      consumes,
      I: initializeSharing,
      S: {},
      initContainerEntry,
      init: ({ webpackRequire }: Entry) => new ModuleFederation(webpackRequire.federation.initOptions),
    },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: federation });
}
