import { formTokenField, markup } from '../../../pages';
import type { Html, Visitor } from '../../../pages';
import type { SearchLocale } from '../../../search';
import type { ChangeRow, PublicationRow } from '../merchandising.repository';
import { conditionSentence, ruleSentence } from '../ruleWords.domain';
import type { RuleContent } from '../ruleContent.domain';
import { ROOT } from './document';
import { localeForm, moment, notice } from './parts';

export interface HistoryView {
  readonly locale: SearchLocale;
  readonly publications: readonly PublicationRow[];
  readonly changes: readonly ChangeRow[];
  readonly names: ReadonlyMap<string, string>;
  readonly done: string | undefined;
}

const ACTION_WORDS: Readonly<Record<ChangeRow['action'], string>> = {
  added: 'added a rule',
  changed: 'changed a rule',
  removed: 'removed a rule',
  discarded: 'discarded a draft',
  published: 'published',
};

/** Who changed what when, and publications that can be taken back. */
export function historyPage(view: HistoryView, visitor: Visitor): Html {
  const { locale, publications, changes, names } = view;
  const said = (content: RuleContent): string => `${ruleSentence(content, names)}, ${conditionSentence(content)}`;
  const line = ({ before, after }: Pick<ChangeRow, 'before' | 'after'>): Html => {
    if (before && after)
      return markup`<li>Was: ${said(before)}</li>
        <li>Became: ${said(after)}</li>`;
    const only = after ?? before;
    return markup`<li>${after ? 'Added' : 'Taken away'}: ${only ? said(only) : ''}</li>`;
  };
  const published = publications.map((publication) => {
    const { publication_id: id, author, published_at: at, undoes } = publication;
    const own = changes.filter((change) => change.publication_id === id);
    const lines = own.map(line);
    return markup`<li>
      <div class="what">
        <b>${author} ${undoes === null ? 'published' : 'took a publication back'}</b>
        <span class="quiet">${moment(at)}</span>
        <ul>
          ${lines}
        </ul>
      </div>
      <div class="acts">
        <form class="inline" method="post" action="${ROOT}/history/${id}/undo">
          ${formTokenField(visitor)}<button
            class="plain"
            aria-label="Take back what ${author} published, ${at.toISOString().slice(0, 16)}"
          >
            Take back
          </button>
        </form>
      </div>
    </li>`;
  });
  const drafts = changes
    .filter(({ action }) => action !== 'published')
    .map(
      ({ changed_at: at, author, action, ...change }) =>
        markup`<li>
          <div class="what">
            <b>${author} ${ACTION_WORDS[action]}</b> <span class="quiet">${moment(at)}</span>
            <ul>
              ${line(change)}
            </ul>
          </div>
        </li>`,
    );
  return markup`${notice(view.done)}${localeForm('history', locale)}
    <h2>Publications</h2>
    ${
      published.length > 0
        ? markup`<ul class="entries">
            ${published}
          </ul>`
        : markup`<p>Nothing was published yet.</p>`
    }
    <h2>Changes of drafts</h2>
    ${
      drafts.length > 0
        ? markup`<ul class="entries">
            ${drafts}
          </ul>`
        : markup`<p>Nothing was changed yet.</p>`
    }`;
}
