import { createHash } from 'node:crypto';

import webpack, { type Compiler } from 'webpack';

import { HINT } from './compileHint';

const NAME = 'OwnChunkHashes';

/** A hash that nothing has: a script that the list does not know must not run. */
const NO_MATCH = `sha256-${'A'.repeat(43)}=`;

/**
 * Puts the hashes of all other scripts at the top of the entry, which the document names with its own hash. Works with ChunkIntegrityPlugin: the
 * entry answers for its chunks. Hashes do not compress: 256 bits of each have to do.
 */
export class OwnChunkHashesPlugin {
  constructor(private readonly entryName: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const entry = [...(compilation.entrypoints.get(this.entryName)?.getEntrypointChunk().files ?? [])].find(
          (file) => file.endsWith('.js'),
        );
        if (!entry || !assets[entry]) throw new Error(`There is no entry ${this.entryName}.`);
        const hashes = Object.entries(assets)
          .filter(([file]) => file.endsWith('.js') && file !== entry)
          .map(([file, source]) => [file, createHash('sha256').update(source.buffer()).digest('base64')] as const);
        const prelude = `(function(h){self.sightlineIntegrity=function(s,u){var n=h[u.split("/").pop()];s.integrity=n?"sha256-"+n:"${NO_MATCH}";s.crossOrigin="anonymous"}})(${JSON.stringify(Object.fromEntries(hashes))});\n`;
        compilation.updateAsset(entry, (old) => {
          const whole = new webpack.sources.ReplaceSource(old);
          // The hint counts on the first line alone.
          whole.insert(old.source().toString().startsWith(HINT) ? HINT.length : 0, prelude);
          return whole;
        });
      });
    });
  }
}
