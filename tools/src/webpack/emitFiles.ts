import { readFileSync } from 'node:fs';

import webpack, { type Compiler } from 'webpack';

const NAME = 'EmitFiles';

/** Puts files that no module imports into a build under names of their own: models, licences. */
export class EmitFilesPlugin {
  /** Name in the build -> path of the file. */
  constructor(private readonly files: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const [name, path] of Object.entries(this.files))
          compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(path)), { immutable: true });
      });
    });
  }
}
