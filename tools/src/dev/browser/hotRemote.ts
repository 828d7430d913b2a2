import type { HotRemotes } from './followNews';

/** webpack's words in a module of a build that can be replaced. */
// oxlint-disable-next-line no-underscore-dangle -- webpack names it
declare let __webpack_public_path__: string;
declare const WORKING_COPY_OF: string;

declare global {
  interface ImportMeta {
    readonly webpackHot?: { check(apply: true): Promise<readonly unknown[] | null> };
  }
  /** Remotes of the page that can take changes. */
  var sightlineHotRemotes: HotRemotes | undefined;
}

// Part of a working copy's entry: its own runtime alone can replace its modules.
globalThis.sightlineHotRemotes?.set(WORKING_COPY_OF, async (browserFolder) => {
  __webpack_public_path__ = browserFolder;
  return (await import.meta.webpackHot?.check(true)) != null;
});
