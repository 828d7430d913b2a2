import { markup } from '../../../pages';
import type { Html } from '../../../pages';
import type { SearchLocale } from '../../../search';
import type { ShopListing, ShownGoods, ShownResult } from '../shelf';
import { ROOT } from './document';
import { localeForm } from './parts';

export interface PreviewView {
  readonly locale: SearchLocale;
  readonly words: string;
  readonly listing: string;
  readonly listings: readonly ShopListing[];
  /** Undefined before anything is asked. */
  readonly results: { readonly now: ShownResult; readonly drafted: ShownResult } | undefined;
}

/** Where an article stands in the other result; what only makes room for others is said quietly. */
function moved(goods: ShownGoods, at: number, other: ShownResult): Html | undefined {
  const before = other.goods.findIndex(({ partNumber }) => partNumber === goods.partNumber);
  if (before === at) return undefined;
  if (before < 0) return markup` <span class="state open">new here</span>`;
  const words = `from place ${before + 1}`;
  return before > at ? markup` <span class="state open">${words}</span>` : markup` <small>${words}</small>`;
}

function hit(
  goods: ShownGoods,
  at: number,
  { locale, words, listing }: PreviewView,
  other: ShownResult | undefined,
): Html {
  const { partNumber, name, picture } = goods;
  const query = (kind: string): string =>
    `${ROOT}/rules/new?${new URLSearchParams({ locale, kind, words, listing, partNumber, place: '1' }).toString()}`;
  const change = other && moved(goods, at, other);
  return markup`<li>
    <span>${at + 1}</span
    >${picture === '' ? markup`<span></span>` : markup`<img src="${picture}" alt="" loading="lazy" />`}<span
      ><b>${name}</b>
      <small>${partNumber}</small>${change}</span
    >
    ${other && markup`<span class="acts"><a href="${query('pin')}" aria-label="Pin ${name}, ${partNumber}">Pin</a><a href="${query('hide')}" aria-label="Hide ${name}, ${partNumber}">Hide</a></span>`}
  </li>`;
}

function column(title: string, result: ShownResult, view: PreviewView, other?: ShownResult): Html {
  const { total, goods, banners, redirect, data } = result;
  const shown = banners.map(
    (banner) =>
      markup`<div class="banner">
        <p><b>${banner.title}</b></p>
        <p>${banner.text}</p>
        ${banner.url !== '' && markup`<p><u>${banner.label}</u> ${banner.url}</p>`}
      </div>`,
  );
  return markup`<section aria-label="${title}">
    <h2>${title}</h2>
    ${redirect !== '' && markup`<p class="notice">Leads to ${redirect}</p>`}${shown}${data.map((one) => markup`<p class="quiet">Hands on <code>${one}</code></p>`)}
    ${
      goods.length > 0
        ? markup`<p class="quiet">${total} found</p>
            <ol class="hits">
              ${goods.map((one, at) => hit(one, at, view, other))}
            </ol>`
        : markup`<p>Nothing is found.</p>`
    }
  </section>`;
}

/** What a search finds now, and what it would find after the next publication. */
export function previewPage(view: PreviewView): Html {
  const { locale, words, listing, listings, results } = view;
  const options = listings.map(
    ({ path, name }) =>
      markup`<option value="${path}" ${path === listing && markup` selected`}>${name} (${path})</option>`,
  );
  const fields = markup`<div>
      <label for="words">Words</label
      ><input id="words" name="words" value="${words}" maxlength="80" autocomplete="off" />
    </div>
    <div>
      <label for="listing">Or a list</label
      ><select id="listing" name="listing">
        <option value="">None</option>
        ${options}
      </select>
    </div>`;
  return markup`<p>Compares what counts now with the drafts of a locale. Nobody else sees the drafts.</p>
    ${localeForm('preview', locale, fields)}
    ${results && markup`<div class="compare">${column('Now', results.now, view)}${column('After publishing', results.drafted, view, results.now)}</div>`}`;
}
