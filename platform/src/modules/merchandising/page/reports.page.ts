import { markup } from '../../../pages';
import type { Html } from '../../../pages';
import type { SearchLocale } from '../../../search';
import type { SearchReport } from '../../searchEvent';
import { ROOT } from './document';
import { localeForm } from './parts';

export const PERIODS = [7, 30, 90] as const;

export interface ReportsView {
  readonly locale: SearchLocale;
  readonly days: number;
  readonly report: SearchReport;
}

/** Head of the column with what may be done. */
const HELP = 'Help';

const whole = new Intl.NumberFormat('en-GB');
const share = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const mean = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const percent = (part: number, of: number): string => (of === 0 ? '–' : share.format(part / of));
const cell = (text: string): Html => markup`<td class="n">${text}</td>`;

/** The words of a search, which lead to what it finds. */
function searchedWords({ locale }: ReportsView, words: string): Html {
  return markup`<td><a href="${ROOT}/preview?${new URLSearchParams({ locale, words }).toString()}">${words}</a></td>`;
}

/** A table of few columns is no wider than it reads well. */
function table(label: string, heads: readonly string[], rows: readonly Html[], none: string): Html {
  if (rows.length === 0) return markup`<p>${none}</p>`;
  const head = heads.map(
    (words, at) => markup`<th scope="col"${at > 0 && words !== HELP && markup` class="n"`}>${words}</th>`,
  );
  return markup`<div class="wide${heads.length < 4 ? ' few' : ''}" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function add(view: ReportsView, kind: string, words: string, fields: Readonly<Record<string, string>>): Html {
  const query = new URLSearchParams({ locale: view.locale, kind, ...fields }).toString();
  return markup`<a href="${ROOT}/rules/new?${query}" aria-label="${words}: ${fields['from'] ?? fields['words'] ?? ''}">${words}</a>`;
}

/** What was searched in a locale and what came of it, with the rule that would help beside what was not found. */
export function reportsPage(view: ReportsView): Html {
  const { locale, days, report } = view;
  const { total, searched, lost, leftOut, places } = report;
  const periods = PERIODS.map(
    (one) => markup`<option value="${one}"${one === days && markup` selected`}>${one} days</option>`,
  );
  const period = markup`<div><label for="days">Period</label><select id="days" name="days">${periods}</select></div>`;
  const facts = [
    ['Searches', whole.format(total.searches)],
    ['Without a result', percent(total.lost, total.searches)],
    ['With words left out', percent(total.leftOut, total.searches)],
    ['Clicks for each search', percent(total.clicks, total.searches)],
    ['Put into the bag', percent(total.added, total.searches)],
    ['Bought', percent(total.bought, total.searches)],
  ].map(([name = '', value = '']) => markup`<tr><th scope="row">${name}</th>${cell(value)}</tr>`);
  const most = searched.map(
    (row) =>
      markup`<tr>${searchedWords(view, row.words)}${[
        whole.format(row.searches),
        whole.format(row.hits),
        percent(row.clicks, row.searches),
        row.place === null ? '–' : mean.format(row.place),
        percent(row.added, row.searches),
        percent(row.bought, row.searches),
      ].map(cell)}</tr>`,
  );
  const without = lost.map(
    (row) =>
      markup`<tr>${searchedWords(view, row.words)}${cell(whole.format(row.searches))}<td>${add(view, 'synonyms', 'Add synonyms', { from: row.words })} ${add(view, 'redirect', 'Redirect', { words: row.words })}</td></tr>`,
  );
  const relaxed = leftOut.map(
    (row) =>
      markup`<tr><td>${row.words}</td>${cell(whole.format(row.searches))}<td>${add(view, 'synonyms', 'Add synonyms', { from: row.words })}</td></tr>`,
  );
  const clicked = places.map(
    ({ place, clicks }) =>
      markup`<tr><td>${place}</td>${cell(whole.format(clicks))}${cell(percent(clicks, total.searches))}</tr>`,
  );
  return markup`<p>Counted without who searched. Clicks and what came of them are those of shoppers who agreed to be measured; a page that several saw counts as often as those said that they saw it.</p>
${localeForm('reports', locale, period)}<div class="few"><table><tbody>${facts}</tbody></table></div>
<h2>Searched most</h2>${table('Searched most', ['Words', 'Searches', 'Found', 'Clicks', 'Mean place', 'Into the bag', 'Bought'], most, 'Nothing was searched yet.')}
<h2>Without a result</h2>${table('Without a result', ['Words', 'Searches', HELP], without, 'Every search found something.')}
<h2>Words left out</h2>${table('Words left out', ['Words', 'Searches', HELP], relaxed, 'No words were left out.')}
<h2>Clicks by place</h2>${table('Clicks by place', ['Place', 'Clicks', 'Of all searches'], clicked, 'Nothing was clicked yet.')}`;
}
