import webpack, { type Compiler } from 'webpack';

const NAME = 'ChunkIntegrity';

/**
 * Every script a remote loads for itself is handed to the shell first, which sets the hash of the release's own list on it. Hashes inside the
 * runtime would change the file names they speak of, and cannot be had for every graph of chunks.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nself.sightlineIntegrity && self.sightlineIntegrity(script, url);`,
      );
    });
  }
}
