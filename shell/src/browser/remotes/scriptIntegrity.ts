import { INTEGRITY_LIST } from '@sightline/shared-lib/contracts';

import type { BrowserRelease } from '../../page/pageState';

/** A script's element, or that of a link that fetches it early. */
type Protected = Pick<HTMLScriptElement, 'integrity' | 'crossOrigin'>;

declare global {
  interface Window {
    /** Called by the runtimes of shell and remotes for each script it is about to load. */
    sightlineIntegrity?: (script: Protected, url: string) => void;
  }
}

export interface ScriptIntegrity {
  /** Puts its hash on a script that is to be loaded from an address. */
  readonly protect: (script: Protected, url: string) => void;
  /** Resolves when every file of the release can be checked; a failed attempt may be repeated. */
  readonly prepare: (release: Pick<BrowserRelease, 'base' | 'integrity'>) => Promise<void>;
}

/** A hash that nothing has: a script without an entry in its release's list must not run. */
const NO_MATCH = `sha384-${'A'.repeat(64)}`;

/** Where the shell's own scripts lie; a working copy brings them along. */
const SHELL_SCRIPTS = /^\/(?:assets|releases\/[^/]+\/[^/]+\/browser\/host)\//;

/** Hashes of the files of releases, by absolute address; fails closed (docs/security.md). */
export function createScriptIntegrity(): ScriptIntegrity {
  const hashes = new Map<string, string>();
  const lists = new Map<string, Promise<void>>();

  // The shell's own entry answers for the shell's own scripts.
  const ofShell = window.sightlineIntegrity;

  const protect: ScriptIntegrity['protect'] = (script, url) => {
    const { href, pathname } = new URL(url, location.href);
    if (ofShell && SHELL_SCRIPTS.test(pathname)) return ofShell(script, url);
    script.integrity = hashes.get(href) ?? NO_MATCH;
    script.crossOrigin = 'anonymous';
    return undefined;
  };
  window.sightlineIntegrity = protect;

  const read = async ({ base, integrity }: Pick<BrowserRelease, 'base' | 'integrity'>) => {
    // The browser checks the list against the hash that came with the document.
    const answer = await fetch(base + INTEGRITY_LIST, { integrity });
    if (!answer.ok) throw new Error(`its list of hashes answers ${answer.status}`);
    const list = (await answer.json()) as Readonly<Record<string, string>>;
    for (const [path, hash] of Object.entries(list)) hashes.set(new URL(base + path, location.href).href, hash);
  };

  return {
    protect,
    prepare(release) {
      const known = lists.get(release.base);
      if (known) return known;
      const work = read(release);
      lists.set(release.base, work);
      work.catch(() => lists.delete(release.base));
      return work;
    },
  };
}
