import { basename, join } from 'node:path';

import webpack, { type Configuration } from 'webpack';

/** Loads the page again when the shop has a newer working copy; the shop tells only browsers that follow one. */
const FOLLOW = `new EventSource('/working-copy').onmessage = () => location.reload();`;

/** A remote's configurations for a developer's eyes: into a folder of their own, the browser's entry following what comes next. */
export function workingCopyConfigurations(configurations: readonly Configuration[], folder: string): Configuration[] {
  return configurations.map((one) => ({
    ...one,
    output: { ...one.output, path: join(folder, basename(one.output?.path ?? '')) },
    plugins: [
      ...(one.plugins ?? []),
      new webpack.BannerPlugin({ banner: FOLLOW, raw: true, test: /^remoteEntry\..*\.js$/ }),
    ],
  }));
}
