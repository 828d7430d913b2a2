import type { ContentDocument } from '../catalogue';
import { buildIndexInSteps, type IndexSchema } from '../engine/buildIndex';
import type { SearchLanguage } from '../engine/language';
import type { Steps } from '../engine/steps';
import { vocabularyOf } from '../vocabulary/vocabulary';
import type { RecordIndex } from './recordIndex';

type Texts = IndexSchema<ContentDocument>['texts'];

/** The content pages of one locale, searched by title, keywords and text. */
export function buildContentIndex(language: SearchLanguage, documents: readonly ContentDocument[]): Steps<RecordIndex> {
  return contentIndex(language, documents, [
    { kind: language, read: ({ title }) => [title] },
    { kind: language, read: ({ keywords }) => keywords ?? [] },
    { kind: language, read: ({ text }) => [text] },
  ]);
}

/** The titles of the content pages of one locale, to be completed while a shopper types. */
export function* buildContentSuggestionIndex(
  language: SearchLanguage,
  documents: readonly ContentDocument[],
): Steps<RecordIndex> {
  const { index } = yield* contentIndex(language, documents, [
    { kind: language, read: ({ title }) => [title] },
    { kind: language, read: ({ keywords }) => keywords ?? [] },
  ]);
  return {
    index,
    records: documents.map(({ id, title, url, type, keywords }) => ({
      objectID: id,
      query: title,
      title,
      url,
      type,
      ...(keywords && { keywords }),
    })),
  };
}

function* contentIndex(
  language: SearchLanguage,
  documents: readonly ContentDocument[],
  texts: Texts,
): Steps<RecordIndex> {
  const index = yield* buildIndexInSteps(documents, {
    language,
    texts,
    facets: { type: ({ type }) => type, url: ({ url }) => url },
    numbers: { popularity: ({ popularity }) => popularity ?? 0 },
    rank: ({ popularity }) => -(popularity ?? 0),
    filterOnly: ['url'],
    searchableFacets: ['type'],
    synonyms: [vocabularyOf(language).synonyms],
  });
  return { index, records: documents.map(({ id, locale: _locale, ...record }) => ({ objectID: id, ...record })) };
}
