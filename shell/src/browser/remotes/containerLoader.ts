import type { RemoteModule, RemoteName } from '@sightline/shared-lib/contracts';

import type { BrowserRelease, PageState } from '../../page/pageState';

import { provideBundlerRuntime } from './bundlerRuntime';
import { remoteLoader, type RemoteLoader } from './remoteLoader';
import { provideRuntimeCore } from './runtimeCore';
import type { ScriptIntegrity } from './scriptIntegrity';
import type { ShareScope } from './shareScope';

/** What webpack's container plugin leaves on the window. */
interface Container {
  init(scope: ShareScope): void | Promise<void>;
  get(path: string): Promise<() => unknown>;
}

const ENTRY_LIMIT_MS = 15_000;
const containerOf = (name: RemoteName) => name.replaceAll('-', '_');

/** Runs a release's entry; rejects when it cannot be had, is altered, or does not come in time. */
function runEntry(url: string, protect: ScriptIntegrity['protect']): Promise<void> {
  const script = document.createElement('script');
  protect(script, url);
  script.src = url;
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${ENTRY_LIMIT_MS} ms`)), ENTRY_LIMIT_MS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('its entry is missing or was altered')));
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => clearTimeout(timer));
    document.head.append(script);
  }).finally(() => script.remove());
}

/**
 * Loads remotes by webpack's container protocol (`init`, `get`) without a runtime of its own kind: every script is checked against its release's list of
 * hashes, shared packages are the shell's.
 */
export function containerLoader(
  releases: PageState['releases'],
  scope: ShareScope,
  integrity: ScriptIntegrity,
): RemoteLoader {
  provideRuntimeCore();
  provideBundlerRuntime();

  const containerIn = async (name: RemoteName, { base, entry }: BrowserRelease): Promise<Container> => {
    const globals = window as unknown as Record<string, Container | undefined>;
    const key = containerOf(name);
    if (!globals[key]) await runEntry(base + entry, integrity.protect);
    const container = globals[key];
    if (!container) throw new Error('its entry does not run');
    return container;
  };

  return remoteLoader(releases, async (name, release) => {
    await integrity.prepare(release);
    const container = await containerIn(name, release);
    await container.init(scope);
    const exposed = (await container.get('./remote'))() as { readonly remote: RemoteModule };
    return exposed.remote;
  });
}
