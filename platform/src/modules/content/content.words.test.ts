import { readdirSync } from 'node:fs';
import path from 'node:path';

import { LANGUAGES } from '@sightline/shared-lib/contracts';
import { readListing } from '@sightline/shared-lib/domain/listing';
import { matchRoute } from '@sightline/shared-lib/domain/routing';

import { composePages, WORD_VARIANTS } from './content.composer';
import { CONTENT_LOCALES } from './content.locales';
import { linksIn } from './content.markup';
import { brandPath, brands, categoryIds, categoryPath } from './content.paths';
import type { CategoryName } from './content.words';
import { readFolder, readWords, textsOf } from './content.words';

const folder = path.resolve(__dirname, '../../../data/content');
const wordsOf = (name: string) => textsOf(readFolder(path.join(folder, name)));
const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted();

const english = wordsOf('en');
const translations = LANGUAGES.filter((language) => language !== 'en');
const variants = [...new Set(Object.values(WORD_VARIANTS).flat())];

/** The book of complaints of Portugal, which its law has every shop link to (decree-law 156/2005). */
const COMPLAINTS_BOOK = 'https://www.livroreclamacoes.pt';

/** Every address anywhere below a value: fields named `href`, and links in HTML. */
function addressesIn(value: unknown): string[] {
  return [...textsOf(value)].flatMap(([at, text]) => {
    if (/(^|\.)href$/.test(at)) return text ? [text] : [];
    return [...text.matchAll(/href="([^"]*)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
  });
}

describe('the words of the content', () => {
  it('are complete in every language [CMS-01]', () => {
    expect(english.size).toBeGreaterThan(400);
    for (const language of translations) {
      expect([language, [...wordsOf(language).keys()].toSorted()]).toEqual([language, [...english.keys()].toSorted()]);
    }
  });

  it('hold no empty text and no exclamation mark [CMS-01]', () => {
    for (const name of readdirSync(folder)) {
      for (const [at, text] of wordsOf(name)) {
        expect([name, at, text.trim() === '', text.includes('!')]).toEqual([name, at, false, false]);
      }
    }
  });

  it('keep placeholders and links in every language [CMS-01]', () => {
    for (const name of [...translations, ...variants]) {
      for (const [at, text] of wordsOf(name)) {
        const original = english.get(at) ?? '';
        expect([name, at, placeholdersIn(text)]).toEqual([name, at, placeholdersIn(original)]);
        const links = linksIn(text).filter((address) => name !== 'pt' || address !== COMPLAINTS_BOOK);
        expect([name, at, links]).toEqual([name, at, linksIn(original)]);
        expect([name, at, text.startsWith('- ')]).toEqual([name, at, original.startsWith('- ')]);
      }
    }
  });

  it('change in a country only what its language has [CMS-01]', () => {
    for (const [key, names] of Object.entries(WORD_VARIANTS)) {
      const language = CONTENT_LOCALES.find((locale) => locale.key === key)?.language ?? 'en';
      const plain = textsOf(readWords(folder, language));
      const varied = textsOf(readWords(folder, language, names));
      expect([...varied.keys()]).toEqual([...plain.keys()]);
      for (const name of names) {
        for (const [at, text] of wordsOf(name)) {
          expect([name, at, plain.has(at), plain.get(at) === text]).toEqual([name, at, true, false]);
        }
      }
    }
  });

  it('read English where a language has nothing yet [CMS-01]', () => {
    expect(readWords(path.join(folder, 'nowhere'), 'it')).toEqual({});
    const english = readWords(folder, 'en');
    expect(readWords(folder, 'xx' as 'it')).toEqual(english);
  });
});

describe('the addresses of the content', () => {
  const pages = CONTENT_LOCALES.map((locale) => ({ locale, drafts: composePages(folder, locale) }));
  const listings = [
    ...(Object.keys(categoryIds) as CategoryName[]).map(categoryPath),
    ...brands.map(({ slug }) => brandPath(slug)),
  ];

  it('lead to a route, a listing or a page of the content, or to a person [SITE-11]', () => {
    for (const { locale, drafts } of pages) {
      const own = new Set([...drafts.map((page) => page.path), ...listings]);
      const addresses = addressesIn(drafts);
      expect(addresses.length).toBeGreaterThan(200);
      for (const address of new Set(addresses)) {
        const [pathname = ''] = address.split('?');
        const isPerson = /^(tel:\+\d{8,}|mailto:\w+@[\w.]+)$/.test(address);
        const known =
          isPerson || address === COMPLAINTS_BOOK || own.has(pathname) || matchRoute(pathname).outcome === 'page';
        expect([locale.key, address, known]).toEqual([locale.key, address, true]);
      }
    }
  });

  it('narrow and sort listings in the words the shop reads [SITE-11]', () => {
    const [first] = pages;
    const queries = addressesIn(first?.drafts).filter((address) => listings.includes(address.split('?')[0] ?? ''));
    const narrowed = queries.filter((address) => address.includes('?'));
    expect(narrowed.length).toBeGreaterThan(20);
    for (const address of narrowed) {
      const search = new URLSearchParams(address.split('?')[1]);
      const state = readListing(Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)])));
      const understood = Object.keys(state.facets).length > 0 || search.has('sort');
      expect([address, understood]).toEqual([address, true]);
    }
  });

  it('have one page and one component each, whose ids are used once [CMS-01]', () => {
    for (const { locale, drafts } of pages) {
      const ids = drafts.flatMap((page) => [
        `page ${page.id}`,
        ...Object.values(page.placements).flatMap((components) => components.map((component) => component.id)),
      ]);
      expect([locale.key, ids.length]).toEqual([locale.key, new Set(ids).size]);
      const paths = drafts.map((page) => page.path).filter(Boolean);
      expect([locale.key, paths.length]).toEqual([locale.key, new Set(paths).size]);
    }
  });
});
