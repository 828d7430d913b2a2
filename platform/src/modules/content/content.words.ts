import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Language } from '@sightline/shared-lib/contracts';

/** Names of the categories that have a listing, in the order of the navigation. */
export type CategoryName =
  | 'eyeglasses'
  | 'sunglasses'
  | 'contact-lenses'
  | 'audio-glasses'
  | 'hearing'
  | 'accessories'
  | 'lens-care';

/** Categories with a section of the mega menu. */
export type SectionName = Exclude<CategoryName, 'lens-care'>;

export type ShapeName = 'round' | 'panto' | 'square' | 'rectangle' | 'cat-eye' | 'oval' | 'aviator';

/** Collections of the home page. */
export type CollectionName = 'titanium' | 'polarized';

type Named<Keys extends string> = Record<Keys, string>;

/** A page of headings and paragraphs; a paragraph that begins with `- ` is a line of a list. */
export interface PageWords {
  title: string;
  intro: string;
  cta?: string;
  /** `table`: what the shop draws below the paragraphs, from figures of its own. */
  sections: (Conditional & { heading: string; body: string[]; table?: 'sizes' })[];
}

/** An entry of a list that is said only in countries with stores. */
interface Conditional {
  needs?: 'stores';
}

/** Words of the page of insurances; `direct` is said only where an insurer settles with the shop. */
export interface InsuranceWords extends PageWords {
  direct: Named<'intro' | 'heading' | 'text' | 'known'>;
}

interface TeaserWords {
  kicker: string;
  title: string;
  text: string;
  cta: string;
}

interface ListingWords {
  title: string;
  intro: string;
  seoTitle: string;
  seoDescription: string;
}

/** Everything one language says; the files of a language folder by name. */
export interface ContentWords {
  chrome: {
    home: string;
    promise: string;
    language: string;
    countries: Record<string, string>;
    utility: Named<'stores' | 'eyeTest' | 'insurance' | 'help'>;
    search: string;
    sections: Named<CategoryName>;
    menu: Named<
      | 'byShape'
      | 'byBrand'
      | 'byWear'
      | 'guides'
      | 'allBrands'
      | 'new'
      | 'bestSellers'
      | 'women'
      | 'men'
      | 'kids'
      | 'prescriptionReady'
      | 'polarized'
      | 'lightAdaptive'
      | 'daily'
      | 'twoWeekly'
      | 'monthly'
      | 'toric'
      | 'multifocal'
      | 'hearingCheck'
      | 'hearingStores'
      | 'prescriptionGuide'
      | 'sizeGuide'
      | 'see'
    > & {
      shop: Named<SectionName>;
      all: Named<SectionName>;
      shapes: Named<ShapeName>;
      services: Named<'insurance' | 'prescription' | 'size' | 'eyeTest'>;
    };
    newsletter: Named<'title' | 'text' | 'label' | 'placeholder' | 'button' | 'consent'>;
    footer: Named<
      | 'shop'
      | 'services'
      | 'help'
      | 'hearingTest'
      | 'sizeAdvisor'
      | 'delivery'
      | 'trackOrder'
      | 'withdrawal'
      | 'prescriptionGuide'
      | 'faq'
      | 'contact'
      | 'accessibility'
      | 'about'
    >;
    legal: Named<'copyright' | 'privacy' | 'cookies' | 'terms' | 'imprint' | 'sitemap'>;
    sitemap: Named<'shop' | 'brands' | 'services' | 'help' | 'company'>;
  };
  home: {
    seoTitle: string;
    seoDescription: string;
    hero: Named<'title' | 'cta'>;
    index: Named<Exclude<SectionName, 'accessories'>>;
    rail: Named<'title' | 'cta'>;
    collections: { kicker: string } & Record<CollectionName, Named<'title' | 'text' | 'cta'>>;
    size: Named<'title' | 'text' | 'cta'>;
    hearing: TeaserWords;
    stores: TeaserWords;
  };
  listings: {
    categories: Record<CategoryName, ListingWords>;
    brandsIndex: Named<'title' | 'intro' | 'seoDescription'>;
    brandSeoTitle: string;
    brandSeoDescription: string;
    brands: Record<string, string>;
  };
  faq: {
    title: string;
    intro: string;
    lensReminder: string;
    lensPrescriber: string;
    groups: { title: string; items: (Conditional & { q: string; a: string })[] }[];
  };
  cookies: PageWords & {
    columns: Named<'name' | 'purpose' | 'duration' | 'kind'>;
    kinds: Named<'necessary' | 'preference' | 'statistics'>;
    durations: Named<'session' | 'browser' | 'tab' | 'order'>;
    rows: Record<string, Named<'purpose'>>;
  };
  pages: Record<string, PageWords> & {
    insurance: InsuranceWords;
    /** The delivery of what comes back whole, where the country gives it back. */
    'delivery-and-returns': PageWords & { deliveryBack: string };
  };
  /** What people search for a page or service by, separated by commas; by the page's id, or the service's name. */
  search: Record<string, string>;
  states: {
    'not-found': Named<'title' | 'text' | 'cta' | 'trackOrder'>;
    'internal-error': Named<'title' | 'text' | 'cta'>;
    courtesy: Named<'title' | 'text'>;
    /** Services of frames, of contact lenses, of hearing devices and of goods that are none of these. */
    product: { title: string } & Record<
      'items' | 'contactLenses' | 'hearing' | 'otherGoods',
      (Conditional & { title: string; text: string })[]
    >;
    campaign: Named<'title' | 'intro' | 'cta'>;
  };
}

type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Paths of all texts below a value with their texts, e.g. `chrome.utility.help`. */
export function textsOf(value: unknown, at = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[at, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, below]) => [...textsOf(below, at ? `${at}.${key}` : key)]));
}

/** Applies a change to every text below a value. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => mapTexts(entry, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, mapTexts(below as unknown, change)]),
  ) as T;
}

/** Whether an entry of a list holds only where there are stores: by its own mark, or as a line that says how long collecting takes. */
function needsStores(entry: unknown): boolean {
  if (typeof entry === 'string') return entry.includes('{collectDays}');
  return typeof entry === 'object' && entry !== null && 'needs' in entry && entry.needs === 'stores';
}

/** Words of a country without stores: what only stores do is left out of every list. */
export function withoutStores<T>(value: T): T {
  if (Array.isArray(value)) {
    return value.filter((entry: unknown) => !needsStores(entry)).map((entry: unknown) => withoutStores(entry)) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, withoutStores(below as unknown)])) as T;
}

/** Puts values where texts name them (`{freeDelivery}`); what is not told stays. */
export function withValues<T>(value: T, values: Readonly<Record<string, string>>): T {
  return mapTexts(value, (text) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
}

/** Lays a partial file over a whole one; lists are replaced entry by entry. */
function overlay(base: JsonValue, changes: JsonValue): JsonValue {
  if (typeof base !== 'object' || base === null || typeof changes !== 'object' || changes === null) return changes;
  if (Array.isArray(base)) {
    const list = changes as Record<string, JsonValue>;
    return base.map((entry, index) => (list[index] === undefined ? entry : overlay(entry, list[index])));
  }
  const merged: { [key: string]: JsonValue } = { ...base };
  for (const [key, value] of Object.entries(changes)) merged[key] = overlay(base[key] ?? null, value);
  return merged;
}

/** The files of a folder by name; nothing when there is no such folder. */
export function readFolder(folder: string): { [key: string]: JsonValue } {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as JsonValue,
    ]),
  );
}

/**
 * The words of a language; `variants` name folders with the texts that differ, laid over one after the other. A file that a language
 * does not have is read in English, so that a shop can open before everything is translated.
 */
export function readWords(folder: string, language: Language, variants: readonly string[] = []): ContentWords {
  const words = { ...readFolder(path.join(folder, 'en')), ...readFolder(path.join(folder, language)) };
  const changed = variants.reduce<JsonValue>(
    (whole, variant) => overlay(whole, readFolder(path.join(folder, variant))),
    words,
  );
  return changed as unknown as ContentWords;
}
