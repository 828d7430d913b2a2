import { markup } from '../../../pages';
import type { Html } from '../../../pages';
import type { SearchLocale } from '../../../search';
import { SEARCH_LOCALES } from '../../../search';
import { ROOT } from './document';

/** A choice of locale that a page is read again for. */
export function localeForm(section: string, locale: SearchLocale, more: Html = markup``): Html {
  const options = SEARCH_LOCALES.map((one) => markup`<option${one === locale && markup` selected`}>${one}</option>`);
  return markup`<form class="line" method="get" action="${ROOT}/${section}">
    <div>
      <label for="locale">Locale</label
      ><select id="locale" name="locale">
        ${options}
      </select>
    </div>
    ${more}<button>Show</button>
  </form>`;
}

const NOTICES: Readonly<Record<string, string>> = {
  added: 'The rule is kept as a draft. It counts once it is published.',
  changed: 'The change is kept as a draft. It counts once it is published.',
  removed: 'The rule goes with the next publication.',
  discarded: 'The draft is discarded.',
  published: 'Published. The shop answers by these rules within five seconds.',
  nothing: 'There was nothing to publish.',
  undone: 'Taken back. The shop answers by the earlier rules within five seconds.',
};

/** What was done just now. */
export function notice(done: string | undefined): Html | undefined {
  const words = done === undefined ? undefined : NOTICES[done];
  return words === undefined ? undefined : markup`<p class="notice" role="status">${words}</p>`;
}

export const moment = (at: Date): Html =>
  markup`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;
