import webpack, { type Compiler } from 'webpack';

const NAME = 'CompileHint';

/** V8 compiles all functions of a file that begins so while it arrives, in a thread of its own, and none of them again when it is called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** In bytes: a larger file is a library of its own, such as the map or the face finder, of which a page calls a part. */
const LIBRARY = 100_000;

/** Marks the files of the named chunks, or of all chunks but those of a large library. */
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
        const sizeOf = (file: string) => compilation.getAsset(file)?.source.size() ?? 0;
        const marked = (file: string) => file.endsWith('.js') && (this.chunkNames.size > 0 || sizeOf(file) < LIBRARY);
        const groups = compilation.chunkGroups.filter(({ name }) => this.marks(name));
        for (const file of new Set(groups.flatMap((group) => group.getFiles()).filter(marked)))
          compilation.updateAsset(file, (old) => new webpack.sources.ConcatSource(HINT, old));
      });
    });
  }
}
