import { dataFile } from '../../kernel';
import { WORD_VARIANTS } from './content.composer';
import type { ContentLocale } from './content.locales';
import { shopPaths } from './content.paths';
import { readWords } from './content.words';

/** A service of the shop that has no page of the content service, as a search finds it. */
interface FoundService {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** What people search for help by in a locale. */
export interface HelpWords {
  /** By the id of a page or service; nothing for what has none. */
  of(id: string): readonly string[];
  readonly services: readonly FoundService[];
}

/** Reads the words of help pages and services (`search.json` of a language). */
export function helpWords({ key, language }: Pick<ContentLocale, 'key' | 'language'>): HelpWords {
  const { search, chrome, home } = readWords(dataFile('content'), language, WORD_VARIANTS[key]);
  const { utility, footer } = chrome;
  return {
    of: (id) =>
      (search[id] ?? '')
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    services: [
      { id: 'stores', title: utility.stores, text: home.stores.text, path: shopPaths.stores },
      { id: 'orders', title: footer.trackOrder, text: '', path: shopPaths.orders },
    ],
  };
}
