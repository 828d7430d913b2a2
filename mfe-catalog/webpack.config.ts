import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { EmitFilesPlugin, remoteConfigurations, type BuildMode } from '@sightline/tools/webpack';

/** The face finder's folder: its main file lies in `dist`. */
const human = dirname(dirname(createRequire(import.meta.url).resolve('@vladmandic/human')));

/** Models of the face finder, served from the remote's own release: blazeface, facemesh and iris, and no other. */
const models = Object.fromEntries(
  ['blazeface', 'facemesh', 'iris']
    .flatMap((name) => [`${name}.json`, `${name}.bin`])
    .map((file) => [`face/${file}`, join(human, 'models', file)]),
);

export default (mode: BuildMode): ReturnType<typeof remoteConfigurations> =>
  remoteConfigurations('mfe-catalog', mode).map((configuration) =>
    configuration.name?.endsWith(':browser')
      ? {
          ...configuration,
          plugins: [
            ...(configuration.plugins ?? []),
            new EmitFilesPlugin({ ...models, 'face/LICENSE.txt': join(human, 'LICENSE') }),
          ],
        }
      : // Faces are found in browsers only, and addresses of files belong to a page: the server bundle carries neither.
        {
          ...configuration,
          resolve: { ...configuration.resolve, alias: { '@vladmandic/human': false } },
          module: { ...configuration.module, parser: { javascript: { url: false } } },
        },
  );
