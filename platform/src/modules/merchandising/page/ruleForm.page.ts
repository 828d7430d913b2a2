import { formTokenField, markup } from '../../../pages';
import type { Html, Visitor } from '../../../pages';
import type { SearchLocale } from '../../../search';
import type { RuleField, RuleProblems, TypedRule } from '../ruleForm.domain';
import type { RuleKind } from '../ruleContent.domain';
import type { ShopListing } from '../shelf';
import { ROOT } from './document';

export interface RuleFormView {
  readonly locale: SearchLocale;
  readonly kind: RuleKind;
  /** The rule that is changed; undefined for a new one. */
  readonly rule: { readonly ruleId: string; readonly revision: number } | undefined;
  readonly typed: TypedRule;
  readonly problems: RuleProblems;
  readonly listings: readonly ShopListing[];
  readonly values: Readonly<Record<string, readonly string[]>>;
}

interface FieldFacts {
  readonly label: string;
  readonly hint?: string;
}

/** A field with its label, its hint and what is wrong with it. */
function field(
  { typed, problems }: RuleFormView,
  name: RuleField,
  facts: FieldFacts,
  control: (attributes: Html, value: string) => Html,
): Html {
  const { label, hint } = facts;
  const problem = problems[name];
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  const attributes = markup`id="${name}"
  name="${name}"${described !== '' && markup` aria-describedby="${described}"`}${problem !== undefined && markup` aria-invalid="true"`}`;
  return markup`<div class="field">
    <label for="${name}">${label}</label
    >${control(attributes, typed[name] ?? '')}${hint !== undefined && markup`<small class="hint" id="${name}-hint">${hint}</small>`}${problem !== undefined && markup`<small class="problem" id="${name}-problem">${problem}</small>`}
  </div>`;
}

const input =
  (most: number, more: Html = markup``) =>
  (attributes: Html, value: string): Html =>
    markup`<input ${attributes} value="${value}" maxlength="${most}" autocomplete="off" ${more} />`;

const option = (value: string, words: string, chosen: string): Html =>
  markup`<option value="${value}" ${value === chosen && markup` selected`}>${words}</option>`;

function condition(view: RuleFormView): Html {
  const { kind, typed, listings } = view;
  const hows = [
    ['is', 'The search is these words'],
    ['contains', 'The search holds these words'],
  ] as const;
  const radios = hows.map(
    ([how, words]) =>
      markup`<label class="choice"
        ><input type="radio" name="how" value="${how}" ${(typed.how ?? 'is') === how && markup` checked`} />
        ${words}</label
      >`,
  );
  const list = field(
    view,
    'listing',
    { label: 'Or a list', hint: 'What is set for a list counts in all its pages.' },
    (attributes, value) =>
      markup`<select ${attributes}>
        ${option('', 'None', value)}${listings.map(({ path, name }) => option(path, `${name} (${path})`, value))}
      </select>`,
  );
  return markup`<h2>When</h2>
    ${field(view, 'words', { label: 'Words that are searched', hint: 'Case, accents and plurals make no difference.' }, input(80))}
    <fieldset>
      <legend>How they are compared</legend>
      ${radios}
    </fieldset>
    ${kind !== 'redirect' && list}`;
}

function article(view: RuleFormView): Html {
  return field(
    view,
    'partNumber',
    { label: 'Article number', hint: 'All colours of the model go with it. The preview has a link at every article.' },
    input(40),
  );
}

function consequence(view: RuleFormView): Html {
  const url = (hint: string): Html => field(view, 'url', { label: 'Address', hint }, input(200));
  switch (view.kind) {
    case 'pin':
      return markup`${article(view)}${field(view, 'place', { label: 'Place', hint: '1 is the first.' }, input(3, markup` inputmode="numeric"`))}`;
    case 'hide':
      return article(view);
    case 'boost':
      return field(
        view,
        'value',
        { label: 'What comes first' },
        (attributes, chosen) =>
          markup`<select ${attributes}>
            ${option('', 'Choose', chosen)}${Object.entries(view.values).map(
              ([name, values]) =>
                markup`<optgroup label="${name.replace('attributes.', '')}">
                  ${values.map((value) => option(`${name}:${value}`, value, chosen))}
                </optgroup>`,
            )}
          </select>`,
      );
    case 'banner':
      return markup`${field(view, 'title', { label: 'Title', hint: `In the language of ${view.locale}.` }, input(80))}${field(view, 'text', { label: 'Text (optional)' }, (attributes, value) => markup`<textarea ${attributes} rows="3" maxlength="240">${value}</textarea>`)}${field(view, 'label', { label: 'Words of the link (optional)' }, input(40))}${url('An address in the shop without the locale, such as /sunglasses; nothing without a link.')}`;
    case 'redirect':
      return url('An address in the shop without the locale, such as /gift-cards.');
    case 'data':
      return field(
        view,
        'data',
        { label: 'Data', hint: 'An object in JSON; the answer carries it as it is. The shop itself reads none.' },
        (attributes, value) => markup`<textarea ${attributes} rows="6" maxlength="2000">${value}</textarea>`,
      );
    case 'synonyms':
      return markup`${field(view, 'phrases', { label: 'Phrases', hint: 'One in each line; they stand for each other.' }, (attributes, value) => markup`<textarea ${attributes} rows="5" maxlength="1400">${value}</textarea>`)}${field(view, 'from', { label: 'Only for searches of (optional)', hint: 'Then this phrase finds the others as well, and not the other way round.' }, input(60))}`;
  }
}

/** The form of one rule; what was typed stays while something of it cannot be taken. */
export function ruleFormPage(view: RuleFormView, visitor: Visitor): Html {
  const { locale, kind, rule, problems } = view;
  const wrong = Object.entries(problems).map(([name, problem]) => markup`<li><a href="#${name}">${problem}</a></li>`);
  return markup`${
    wrong.length > 0 &&
    markup`<div class="alert" role="alert">
        <p>Something cannot be taken yet:</p>
        <ul>
          ${wrong}
        </ul>
      </div>`
  }
    <form method="post" action="${ROOT}/rules">
      ${formTokenField(visitor)}<input type="hidden" name="locale" value="${locale}" /><input
        type="hidden"
        name="kind"
        value="${kind}"
      />${rule && markup`<input type="hidden" name="ruleId" value="${rule.ruleId}" /><input type="hidden" name="revision" value="${rule.revision}" />`}
      ${kind !== 'synonyms' && condition(view)}${kind !== 'synonyms' && markup`<h2>Then</h2>`}${consequence(view)}
      <div class="actions">
        <button class="main">Keep as a draft</button
        ><a class="button" href="${ROOT}/rules?locale=${locale}">Back without it</a>
      </div>
    </form>`;
}
