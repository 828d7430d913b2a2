import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';
import webpack, { type Configuration } from 'webpack';

import { OwnChunkHashesPlugin } from '../webpack/ownChunkHashes';
import { inRepository } from '../webpack/paths';
import { shellConfigurations } from '../webpack/shell';

/** In place of the loader of containers: the remotes are parts of this same build. */
function bundledLoader(): string {
  const opens = REMOTE_NAMES.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(inRepository(name, 'src/browser.tsx'))}),`,
  );
  return `const remotes = {${opens.join('\n')}};
export const containerLoader = () => ({ load: async (name) => (await remotes[name]()).remote });`;
}

const NOTHING_SHARED = 'export const createShareScope = () => ({});';
const NOTHING_ELSEWHERE = 'export const preloadPage = async () => undefined;';

function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/**
 * Builds shell and remotes as one application without federation, beside the shell's own server and boot script: the same pages from the same
 * code, for comparison. Answers the folder, which is what `SHELL_DIST` wants.
 */
export async function buildAsOne(): Promise<string> {
  const folder = inRepository('.data/one-build');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stand = (name: string, code: string) => {
    const file = join(folder, `${name}.js`);
    writeFileSync(file, code);
    return new webpack.NormalModuleReplacementPlugin(new RegExp(`/${name}$`), file);
  };
  const [browser] = shellConfigurations('production');
  await run({
    ...browser,
    output: { ...browser?.output, path: join(folder, 'browser') },
    plugins: [
      // The list of hashes grows with the number of chunks and is no code of the application.
      ...(browser?.plugins ?? []).filter((plugin) => !(plugin instanceof OwnChunkHashesPlugin)),
      stand('containerLoader', bundledLoader()),
      stand('shareScope', NOTHING_SHARED),
      stand('preloadPage', NOTHING_ELSEWHERE),
    ],
  });
  for (const part of ['boot', 'server', 'public']) {
    cpSync(inRepository('shell/dist', part), join(folder, part), { recursive: true });
  }
  return folder;
}
