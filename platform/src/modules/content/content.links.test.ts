import path from 'node:path';

import { readListing } from '@sightline/shared-lib/domain/listing';

import { LISTING_PATHS } from '../../seed/catalogue/categories';
import { rangeDrafts } from '../../seed/catalogue/drafts';
import type { ProductDraft } from '../../seed/catalogue/draft';
import { readVocabulary } from '../../seed/catalogue/vocabulary';
import { composePages } from './content.composer';
import { CONTENT_LOCALES } from './content.locales';
import { brands } from './content.paths';

const folder = path.resolve(__dirname, '../../../data/content');
const range = rangeDrafts(readVocabulary(), false);

/** Every address in a tree of fields. */
function hrefsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  );
}

/** Products of the range behind an address with a quick filter. */
function foundBehind(href: string): ProductDraft[] {
  const [address = '', query = ''] = href.split('?');
  const chosen = readListing(
    Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, [value]])),
  ).facets;
  return range.filter(
    ({ listing, attributes }) =>
      listing !== 'none' &&
      LISTING_PATHS[listing] === address &&
      Object.entries(chosen).every(([name, values]) =>
        values.some((value) => [attributes[name] ?? []].flat().includes(value)),
      ),
  );
}

describe.each(CONTENT_LOCALES.map((locale) => [locale.key, locale] as const))('links of %s', (_key, locale) => {
  const ids = new Map(brands.map(({ slug }, index) => [slug, String(index)]));
  const hrefs = [...new Set(composePages(folder, locale, ids).flatMap((page) => hrefsIn(page.placements)))];
  const listings = new Set<string>(Object.values(LISTING_PATHS));

  it('lead to listings that hold something, with and without a quick filter [SITE-11]', () => {
    const leading = hrefs.filter((href) => listings.has(href.split('?')[0] ?? ''));
    expect(leading.filter((href) => href.includes('?')).length).toBeGreaterThan(20);
    expect(leading.filter((href) => foundBehind(href).length === 0)).toEqual([]);
  });

  it('stand for a collection by a frame that is in it [CMS-01]', () => {
    const drafts = composePages(folder, locale, ids).flatMap(({ placements }) => Object.values(placements).flat());
    const shown = drafts.flatMap(({ fields, products }) =>
      products?.having && products.partNumber && 'cta' in fields ? [{ ...products, href: fields.cta?.href ?? '' }] : [],
    );
    expect(shown).toHaveLength(2);
    for (const { href, partNumber } of shown) {
      expect([href, foundBehind(href).map((draft) => draft.partNumber)]).toEqual([
        href,
        expect.arrayContaining([partNumber]),
      ]);
    }
  });

  it('lead to houses that make something [SITE-11]', () => {
    const makers = new Set(range.map(({ brand }) => brand));
    const named = brands.filter(({ slug }) => hrefs.includes(`/brands/${slug}`));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !makers.has(name))).toEqual([]);
  });
});
