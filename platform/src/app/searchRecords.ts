import { langIdOf, storeByLocale } from '../modules/storeConfig';
import type { CatalogueService, SearchHit } from '../modules/catalogue';
import type { SearchLocale, SearchServiceOptions } from '../search';

/** How long a record is given out before prices are looked at again. */
const freshMs = 30_000;
const mostKept = 20_000;

interface Kept {
  at: number;
  record: Promise<SearchHit | undefined>;
}

/**
 * Assembles the records of hits: what one answer needs is read together, and records are kept for half a minute, and
 * no longer, so that a listing that many people look at costs no query.
 */
export function createSearchRecords(
  catalogue: CatalogueService,
  now: () => number = Date.now,
): (...hit: Parameters<SearchServiceOptions['resolveRecord']>) => Promise<SearchHit | undefined> {
  const kept = new Map<string, Kept>();
  const waiting = new Map<SearchLocale, { ids: Set<string>; records: Promise<Map<string, SearchHit>> }>();

  const together = (locale: SearchLocale, id: string): Promise<Map<string, SearchHit>> => {
    const open = waiting.get(locale);
    if (open) {
      open.ids.add(id);
      return open.records;
    }
    const ids = new Set([id]);
    const records = new Promise<void>((resolve) => {
      setImmediate(resolve);
    }).then(() => {
      waiting.delete(locale);
      return load(catalogue, locale, [...ids]);
    });
    waiting.set(locale, { ids, records });
    return records;
  };

  return (productIndex, locale, { version, productIds }) => {
    const id = productIds[productIndex];
    if (!id) return Promise.resolve(undefined);
    const key = `${version} ${locale} ${id}`;
    const known = kept.get(key);
    if (known && now() - known.at < freshMs) return known.record;
    const record = together(locale, id).then((records) => records.get(id));
    kept.delete(key);
    kept.set(key, { at: now(), record });
    record.catch(() => kept.delete(key));
    for (const [oldest, { at }] of kept) {
      if (kept.size <= mostKept && now() - at < freshMs) break;
      kept.delete(oldest);
    }
    return record;
  };
}

async function load(
  catalogue: CatalogueService,
  locale: SearchLocale,
  ids: readonly string[],
): Promise<Map<string, SearchHit>> {
  const store = storeByLocale(locale);
  if (!store) return new Map();
  return catalogue.searchRecords(ids, { store, langId: langIdOf(locale), segment: 'Guest', detail: false });
}
