import { smallCatalogue } from '../testing/smallCatalogue';
import { queryPhrases } from './queryPhrases';

describe('searches worth suggesting', () => {
  it.each([
    ['de', 'runde Sonnenbrillen', 'Norvane Sonnenbrillen'],
    ['fr', 'lunettes de soleil rondes', 'lunettes de soleil norvane'],
  ] as const)('are written as the language writes its nouns: %s [SRCH-01]', (spelling, described, branded) => {
    const language = { spelling, valueTranslated: (_: string, value: string) => value };
    expect(queryPhrases(language, smallCatalogue().products)).toEqual(expect.arrayContaining([described, branded]));
  });
});
