import webpack, { type Compiler } from 'webpack';

const NAME = 'CompileHint';

/** V8 compiles all functions of a file that begins so while it arrives, in a thread of its own, and none of them again when it is called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the files of chunks whose functions are nearly all called while a page starts. */
export class CompileHintPlugin {
  constructor(private readonly chunkName: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the minifier, which takes comments away, and before hashes are made.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const group of compilation.chunkGroups) {
          if (group.name !== this.chunkName) continue;
          for (const file of group.getFiles().filter((name) => name.endsWith('.js')))
            compilation.updateAsset(file, (old) => new webpack.sources.ConcatSource(HINT, old));
        }
      });
    });
  }
}
