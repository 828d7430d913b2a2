import type { Problem } from '../problems';

import { knowHashes } from './knowHashes';
import type { NewBuild } from './newBuild';

/** How each remote of the page takes the changes that a newer build brings; false when it cannot. */
export type HotRemotes = Map<string, (browserFolder: string) => Promise<boolean>>;

interface Tools {
  readonly stream: Pick<EventSource, 'addEventListener'>;
  readonly hotRemotes: Pick<HotRemotes, 'get'>;
  readonly redraw: () => void;
  readonly reload: () => void;
  readonly showProblems: (problems: readonly Problem[]) => void;
  readonly prepare?: (build: NewBuild) => Promise<void>;
}

/**
 * Follows a developer's changes: what can be replaced in the open page is, with the state of its components; for all else the page loads itself
 * again, also when it has missed a build between.
 */
export function followNews({ stream, hotRemotes, redraw, reload, showProblems, prepare = knowHashes }: Tools): void {
  const shown = new Map<string, string>();

  const take = async (build: NewBuild) => {
    const update = hotRemotes.get(build.remote);
    if (!update) return reload();
    try {
      await prepare(build);
      if (!(await update(`${build.base}browser/`))) return reload();
      return redraw();
    } catch (error) {
      console.warn(error);
      return reload();
    }
  };

  // One change after the other: a runtime that is under way takes no second one.
  let queue = Promise.resolve();
  stream.addEventListener('build', ({ data }: MessageEvent<string>) => {
    const build = JSON.parse(data) as NewBuild;
    const before = shown.get(build.remote);
    shown.set(build.remote, build.id);
    // The stream may have been broken: then the first word of the new one may be news all the same.
    if (build.isNew || (before && before !== build.id)) queue = queue.then(() => take(build));
  });
  stream.addEventListener('problems', ({ data }: MessageEvent<string>) => showProblems(JSON.parse(data) as Problem[]));
}
