import type { DeskShell } from '@sightline/shared-lib/registry';

import { markup } from '../../pages';
import type { Html } from '../../pages';

function stateOf({ problem, status, unfit = [] }: DeskShell): Html {
  if (problem) return markup`<span class="problem">does not answer: ${problem}</span>`;
  const out = unfit.map(({ remote, release }) => `${remote} ${release}`).join(', ');
  return markup`${status ?? 'does not say'}${out !== '' && markup`<br /><span class="problem">leaves out ${out}</span>`}`;
}

/** Every shell: whether it answers, what it understands, and whether it follows the registry. */
export function shellsTable(shells: readonly DeskShell[], revision: number): Html {
  if (shells.length === 0) return markup`<p>The desk knows no shell: SHELL_URLS names them.</p>`;
  const rows = shells.map((shell) => {
    const behind = shell.revision !== undefined && shell.revision < revision;
    return markup`<tr>
      <th scope="row">${shell.address}</th>
      <td>${stateOf(shell)}</td>
      <td class="n">${shell.contract ?? ''}</td>
      <td class="n">${shell.revision ?? ''}${behind && ' (behind)'}</td>
    </tr>`;
  });
  return markup`<div class="wide" role="region" aria-labelledby="shells" tabindex="0">
    <h2 id="shells">Shells</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">State</th>
          <th scope="col" class="n">Contract</th>
          <th scope="col" class="n">Revision</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
