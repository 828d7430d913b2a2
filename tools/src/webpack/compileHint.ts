import webpack, { type Compiler } from 'webpack';

const NAME = 'CompileHint';

/** V8 compiles all functions of a file that begins so while it arrives, in a thread of its own, and none of them again when it is called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the files of the named chunks, or every file, whose functions are nearly all called once they are there. */
export class CompileHintPlugin {
  private readonly chunkNames: ReadonlySet<string>;

  constructor(...chunkNames: readonly string[]) {
    this.chunkNames = new Set(chunkNames);
  }

  private marks(name: string | null | undefined): boolean {
    return this.chunkNames.size === 0 || (typeof name === 'string' && this.chunkNames.has(name));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the minifier, which takes comments away, and before hashes are made.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const groups = compilation.chunkGroups.filter(({ name }) => this.marks(name));
        const files = new Set(groups.flatMap((group) => group.getFiles()).filter((name) => name.endsWith('.js')));
        for (const file of files) compilation.updateAsset(file, (old) => new webpack.sources.ConcatSource(HINT, old));
      });
    });
  }
}
