import type { RemoteName } from '@sightline/shared-lib/contracts';
import type { DeskRemote } from '@sightline/shared-lib/registry';

import { markup } from '../../pages';
import type { Html } from '../../pages';
import { minute } from './words';

interface Entry {
  readonly at: string;
  readonly by: string;
  /** Name of the key that signed it; what was typed is the name before. */
  readonly key?: string;
  readonly what: string;
  readonly reason: string;
}

/** What people did and what was taken back by itself, newest first. */
function entriesOf({ changes, takenBack }: Pick<DeskRemote, 'changes' | 'takenBack'>): readonly Entry[] {
  const did = changes.map(({ action, release, percent, at, by, key, reason }): Entry => {
    const words = {
      promote: `promoted ${release}`,
      rollback: `took back to ${release}`,
      canary: percent === 0 ? `ended the canary ${release}` : `showed ${release} to ${percent} % of shoppers`,
    };
    return { at, by: by || 'Somebody', what: words[action], reason, ...(key ? { key } : {}) };
  });
  const byItself = takenBack.map(({ release, percent, to, at, reason }): Entry => ({
    at,
    by: 'The guard',
    what: to === undefined ? `took back the canary ${release} of ${percent} %` : `took back ${release} to ${to}`,
    reason,
  }));
  return [...did, ...byItself].toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Who moved the pointers of a remote, when and why. */
export function historyList(remote: RemoteName, view: DeskRemote): Html {
  const entries = entriesOf(view);
  if (entries.length === 0) return markup`<p class="quiet">Nobody has moved anything of it yet.</p>`;
  const items = entries.map(
    ({ at, by, key, what, reason }) =>
      markup`<li>
        <div class="what">
          <b>${by} ${what}</b> <span class="quiet">${minute(at)}</span><br />${reason || 'without a reason'}${
            key && markup`<br /><span class="quiet">Signed with the key ${key}</span>`
          }
        </div>
      </li>`,
  );
  return markup`<details>
    <summary>History of ${remote} (${entries.length})</summary>
    <ul class="entries">
      ${items}
    </ul>
  </details>`;
}
