import { sep } from 'node:path';

import type { Compiler, Module } from 'webpack';

const NAME = 'FederationIds';

/** The file that federation writes for its runtime; its name is a hash of absolute paths. */
const RUNTIME = `${sep}.federation${sep}entry.`;
const CONTAINER = 'webpack/container/entry/';

function fixedId(module: Module, context: string): string | null {
  if (module.nameForCondition()?.includes(RUNTIME)) return 'runtime';
  return module.libIdent({ context })?.startsWith(CONTAINER) ? 'container' : null;
}

/**
 * Names the two modules that federation makes itself. webpack would number them by what they are called, which holds the folder that the
 * repository lies in: two clones would build two releases of the same sources.
 */
export class FederationIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Before webpack numbers all modules that have no id yet.
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = fixedId(module, compiler.context);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
