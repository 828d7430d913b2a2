import { formTokenField, markup } from '../../../pages';
import type { Html, Visitor } from '../../../pages';
import type { SearchLocale } from '../../../search';
import type { RuleRow } from '../merchandising.repository';
import { KIND_WORDS, conditionSentence, ruleSentence } from '../ruleWords.domain';
import { RULE_KINDS, kindOf } from '../ruleContent.domain';
import { ROOT } from './document';
import { localeForm, moment, notice } from './parts';

export interface RulesView {
  readonly locale: SearchLocale;
  readonly rules: readonly RuleRow[];
  readonly names: ReadonlyMap<string, string>;
  readonly done: string | undefined;
}

type State = 'live' | 'new' | 'changed' | 'going';

/** Both contents come from columns that put their members in one order. */
function stateOf({ draft, published }: RuleRow): State {
  if (!published) return 'new';
  if (!draft) return 'going';
  return JSON.stringify(draft) === JSON.stringify(published) ? 'live' : 'changed';
}

const STATE_WORDS: Readonly<Record<State, string>> = {
  live: 'Live',
  new: 'Draft',
  changed: 'Changed',
  going: 'Goes away',
};

function actForm(visitor: Visitor, rule: RuleRow, act: 'remove' | 'discard', words: string, what: string): Html {
  return markup`<form class="inline" method="post" action="${ROOT}/rules/${rule.rule_id}/${act}">
    ${formTokenField(visitor)}<input type="hidden" name="revision" value="${rule.revision}" /><button
      class="plain"
      aria-label="${words}: ${what}"
    >
      ${words}
    </button>
  </form>`;
}

function ruleItem(rule: RuleRow, { names }: RulesView, visitor: Visitor): Html {
  const content = rule.draft ?? rule.published;
  if (!content) return markup``;
  const state = stateOf(rule);
  const sentence = ruleSentence(content, names);
  const earlier =
    state === 'changed' && rule.published
      ? markup`<br /><small
            >Live now: ${ruleSentence(rule.published, names)}, ${conditionSentence(rule.published)}</small
          >`
      : undefined;
  return markup`<li>
    <div class="what">
      <span class="${state === 'live' ? 'state' : 'state open'}">${STATE_WORDS[state]}</span> <b>${sentence}</b
      ><br /><span class="quiet">${conditionSentence(content)}</span>${earlier}<br /><small
        >${rule.changed_by}, ${moment(rule.changed_at)}</small
      >
    </div>
    <div class="acts">
      ${state !== 'going' && markup`<a href="${ROOT}/rules/${rule.rule_id}" aria-label="Change: ${sentence}">Change</a>`}${state !== 'going' && actForm(visitor, rule, 'remove', 'Remove', sentence)}${(state === 'changed' || state === 'going') && actForm(visitor, rule, 'discard', 'Discard the draft', sentence)}
    </div>
  </li>`;
}

function publishForm(locale: SearchLocale, pending: number, visitor: Visitor): Html {
  return markup`<form class="inline" method="post" action="${ROOT}/publish">
      ${formTokenField(visitor)}<input type="hidden" name="locale" value="${locale}" /><button class="main">Publish ${pending === 1 ? '1 change' : `${pending} changes`}</button>
    </form>
    <a class="button" href="${ROOT}/preview?locale=${locale}">Look at ${pending === 1 ? 'it' : 'them'} first</a>`;
}

/** All rules of a locale by kind, and what would be published. */
export function rulesPage(view: RulesView, visitor: Visitor): Html {
  const { locale, rules } = view;
  const pending = rules.filter((rule) => stateOf(rule) !== 'live').length;
  const groups = RULE_KINDS.map((kind) => {
    const own = rules.filter(({ draft, published }) => {
      const content = draft ?? published;
      return content && kindOf(content) === kind;
    });
    const { title, does, add } = KIND_WORDS[kind];
    const list = markup`<ul class="entries">${own.map((rule) => ruleItem(rule, view, visitor))}</ul>`;
    return markup`<h2 id="${kind}">${title}</h2><p class="quiet">${does}</p>${own.length > 0 && list}
<p><a class="button" href="${ROOT}/rules/new?locale=${locale}&amp;kind=${kind}">${add}</a></p>`;
  });
  return markup`${notice(view.done)}${localeForm('rules', locale)}
    <div class="actions">
      ${pending > 0 ? publishForm(locale, pending, visitor) : markup`<p>Everything counts as it stands here: no draft waits to be published.</p>`}
    </div>
    ${groups}`;
}
