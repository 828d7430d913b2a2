import webpack, { type Compiler } from 'webpack';

const NAME = 'CompileHint';

/** V8 compiles all functions of a file that begins so while it arrives, in a thread of its own, and none of them again when it is called. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/** In bytes: a larger file is a library of its own, such as the map or the face finder, of which a page calls a part. */
const LIBRARY = 100_000;

/** Marks files, but those of large libraries; the named chunks are marked however large they are. */
export class CompileHintPlugin {
  private readonly whole: ReadonlySet<string>;

  constructor(...whole: readonly string[]) {
    this.whole = new Set(whole);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the minifier, which takes comments away, and before hashes are made.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const named = compilation.chunkGroups.filter(({ name }) => name && this.whole.has(name));
        const whole = new Set(named.flatMap((group) => group.getFiles()));
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.js') && (source.size() < LIBRARY || whole.has(file)))
            compilation.updateAsset(file, new webpack.sources.ConcatSource(HINT, source));
      });
    });
  }
}
