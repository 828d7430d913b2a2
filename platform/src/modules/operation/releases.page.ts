import { REMOTE_NAMES, type RemoteName } from '@sightline/shared-lib/contracts';
import { remotesIn } from '@sightline/shared-lib/registry';
import type { DeskRelease, DeskRemote, ReleaseDeskView } from '@sightline/shared-lib/registry';

import { markup } from '../../pages';
import type { Html } from '../../pages';
import { ROOT } from './frame';
import { historyList } from './history.page';
import { shellsTable } from './shells.page';
import { healthOf, minute, originOf } from './words';

type Step = readonly [action: string, words: string];

/** What can be done with a release: the confirmation of each is a page of its own. */
function stepsFor({ id }: DeskRelease, { stable, canary, before }: DeskRemote): readonly Step[] {
  if (id === stable) return before ? [['rollback', 'Take back']] : [];
  if (id === canary?.release)
    return [
      ['promote', 'Promote'],
      ['canary', 'Change share'],
      ['end', 'End canary'],
    ];
  return [
    ['promote', 'Promote'],
    ['canary', 'Canary'],
  ];
}

function marksOf({ id }: DeskRelease, { stable, canary, before }: DeskRemote): Html {
  return markup`${id === stable && markup` <span class="state open">live</span>`}${
    id === canary?.release && markup` <span class="state open">canary ${canary.percent} %</span>`
  }${id === before && markup` <span class="state">before</span>`}`;
}

function releaseItem(remote: RemoteName, release: DeskRelease, view: DeskRemote): Html {
  const { id, version, contract, createdAt } = release;
  const links = stepsFor(release, view).map(
    ([action, words]) =>
      markup`<a
        href="${ROOT}/releases/change?remote=${remote}&amp;action=${action}&amp;release=${encodeURIComponent(id)}"
        aria-label="${words}: ${remote} ${id}"
        >${words}</a
      >`,
  );
  return markup`<li>
    <div class="what">
      <b>${id}</b>${marksOf(release, view)} <span class="quiet">${version}, contract ${contract}</span><br />
      ${originOf(release)}, published ${minute(createdAt)}<br />
      <span class="quiet">${healthOf(release)}</span>
    </div>
    <div class="acts">${links}</div>
  </li>`;
}

function remoteSection(remote: RemoteName, view: DeskRemote | undefined): Html {
  if (!view)
    return markup`<section aria-labelledby="${remote}">
      <h2 id="${remote}">${remote}</h2>
      <p>Nothing is published yet: <code>npm run release -- publish ${remote}</code></p>
    </section>`;
  return markup`<section aria-labelledby="${remote}">
    <h2 id="${remote}">${remote}</h2>
    <ul class="entries">
      ${view.releases.map((release) => releaseItem(remote, release, view))}
    </ul>
    ${historyList(remote, view)}
  </section>`;
}

/** What is live of every remote, what could be, how each release does, and who moved what (FED-07). */
export function releasesPage({ revision, remotes, shells }: ReleaseDeskView): Html {
  const named = [...new Set([...REMOTE_NAMES, ...remotesIn(remotes)])];
  return markup`<p class="quiet">
      Revision ${revision} of the registry. Pages, failures and web vitals are counted since each shell started.
    </p>
    ${shellsTable(shells, revision)} ${named.map((remote) => remoteSection(remote, remotes[remote]))}`;
}
