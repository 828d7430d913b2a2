import type { BaseProduct } from '../search';
import { searchedLanguages } from './searchedProduct';

const called: Readonly<Record<string, string>> = { en: 'Lens Wipes', it: 'Salviette per lenti' };
const dictionary = {
  valueName: (_attribute: string, code: string, language: string) =>
    code === 'Sightline Lens Wipes' ? (called[language] ?? called['en']) : code,
} as never;
const product = (modelName: string) => ({ modelName }) as BaseProduct;

describe('what a product is searched by', () => {
  it('is its name in the language as well, where that says more than the name of all languages [SRCH-01]', () => {
    const languages = searchedLanguages(dictionary, [product('Sightline Lens Wipes'), product('Ordora')]);
    const texts = (spelling: string) => {
      const language = languages.find((one) => one.spelling === spelling);
      return [language?.text?.(0), language?.text?.(1)];
    };
    expect(texts('it')).toEqual([['Salviette per lenti'], []]);
    expect(texts('en')).toEqual([[], []]);
  });
});
