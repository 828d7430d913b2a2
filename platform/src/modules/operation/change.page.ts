import type { DeskRemote } from '@sightline/shared-lib/registry';
import type { RemoteName } from '@sightline/shared-lib/contracts';

import { formTokenField, markup } from '../../pages';
import type { Html, Visitor } from '../../pages';
import { ROOT } from './frame';
import { healthOf, originOf } from './words';

export const ACTIONS = ['promote', 'canary', 'end', 'rollback'] as const;
export type Action = (typeof ACTIONS)[number];

export interface ChangeView {
  readonly remote: RemoteName;
  readonly action: Action;
  /** The release that it is about; of a rollback the one that it leads to. */
  readonly release: string;
  readonly known: DeskRemote;
  /** The revision that was looked at. */
  readonly seen: number;
  readonly typed: { readonly reason?: string; readonly percent?: string };
  readonly problems: { readonly reason?: string; readonly percent?: string };
  /** Why the desk refused it. */
  readonly refusal?: string;
}

export const titleOf = ({ action, remote, release }: Pick<ChangeView, 'action' | 'remote' | 'release'>): string =>
  ({
    promote: `Promote ${remote} ${release}`,
    canary: `Canary of ${remote} ${release}`,
    end: `End the canary of ${remote}`,
    rollback: `Take ${remote} back to ${release}`,
  })[action];

const EFFECT: Readonly<Record<Action, string>> = {
  promote:
    'Everybody gets it from the next document on. Open tabs keep what they have. A canary of this remote ends. It is taken back by itself when it fails more than the release before.',
  canary: 'A share of shoppers gets it. It is taken back by itself when it fails more than the live release.',
  end: 'Everybody gets the live release again.',
  rollback: 'Everybody gets the release that was live before. A canary of this remote ends.',
};

const BUTTON: Readonly<Record<Action, string>> = {
  promote: 'Promote',
  canary: 'Show to this share',
  end: 'End canary',
  rollback: 'Take back',
};

function field(name: 'reason' | 'percent', label: string, input: Html, hint: string, problem?: string): Html {
  return markup`<div class="field">
    <label for="${name}">${label}</label>${input}${
      problem !== undefined && markup`<small class="problem" id="${name}-problem">${problem}</small>`
    }<small class="hint" id="${name}-hint">${hint}</small>
  </div>`;
}

const described = (name: string, problem: string | undefined): Html =>
  problem === undefined
    ? markup` aria-describedby="${name}-hint"`
    : markup` aria-invalid="true" aria-describedby="${name}-problem ${name}-hint"`;

/** What of a remote would be another than now, with its figures: nobody decides by an id alone. */
function factsOf({ known, release }: ChangeView): Html {
  const line = (label: string, id: string) => {
    const found = known.releases.find((one) => one.id === id);
    return markup`<dt>${label}</dt>
      <dd>${id}${found && markup`: ${originOf(found)}, ${healthOf(found)}`}</dd>`;
  };
  return markup`<dl class="facts">
    ${line('Live now', known.stable)}${
      known.canary && line(`Canary, ${known.canary.percent} %`, known.canary.release)
    }${line('This one', release)}
  </dl>`;
}

/** What would change, and the form that does it with a reason. */
export function changePage(view: ChangeView, visitor: Visitor): Html {
  const { remote, action, release, seen, typed, problems, refusal } = view;
  const wrong = Object.entries(problems).map(([name, problem]) => markup`<li><a href="#${name}">${problem}</a></li>`);
  const share = markup`<input
    id="percent"
    name="percent"
    type="number"
    min="1"
    max="100"
    step="1"
    required
    value="${typed.percent ?? ''}"
    ${described('percent', problems.percent)}
  />`;
  const reason = markup`<input
    id="reason"
    name="reason"
    maxlength="300"
    required
    value="${typed.reason ?? ''}"
    ${described('reason', problems.reason)}
  />`;
  return markup`${
    refusal !== undefined &&
    markup`<div class="alert" role="alert"><p><b>It was refused.</b></p><p class="refusal">${refusal}</p></div>`
  }${wrong.length > 0 && markup`<div class="alert" role="alert"><ul>${wrong}</ul></div>`}
    <p>${EFFECT[action]}</p>
    ${factsOf(view)}
    <form method="post" action="${ROOT}/releases/change">
      ${formTokenField(visitor)}<input type="hidden" name="remote" value="${remote}" /><input
        type="hidden"
        name="action"
        value="${action}"
      /><input type="hidden" name="release" value="${release}" /><input
        type="hidden"
        name="seen"
        value="${seen}"
      />${action === 'canary' && field('percent', 'Share of shoppers in per cent', share, 'From 1 to 100.', problems.percent)}${field(
        'reason',
        'Reason',
        reason,
        'It stands in the history with your name.',
        problems.reason,
      )}
      <div class="actions">
        <button class="main">${BUTTON[action]}</button><a class="button" href="${ROOT}/releases">Leave it</a>
      </div>
    </form>`;
}
