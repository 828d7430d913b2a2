import { LOCALES } from '../../contracts';
import { LANGUAGE_IDS, hyphenated, langIdOf, lookUpLangId, lookUpLanguage, storeOfLocale } from './localeFacts';

describe('site facts', () => {
  it('map every locale to a language id, en_US being -1 [SITE-05]', () => {
    expect(LANGUAGE_IDS['-1']).toBe('en_US');
    expect(LOCALES.map(langIdOf)).toEqual(['-1', '-4', '-2', '-3', '-5', '-6', '-1', '-1', '-4', '-2', '-24']);
    for (const locale of LOCALES) expect(LANGUAGE_IDS[langIdOf(locale)]).toBeDefined();
  });

  it('give each country one store, which several locales may share [SITE-05]', () => {
    expect(storeOfLocale('ch-it')).toEqual(storeOfLocale('ch-fr'));
    expect(storeOfLocale('ch-it')).toEqual({ storeId: '10807', currency: 'CHF' });
    expect(storeOfLocale('en-us')).toEqual({ storeId: '10801', currency: 'USD' });
    expect(new Set(LOCALES.map((locale) => storeOfLocale(locale).storeId)).size).toBe(9);
  });

  it('look up Portuguese and Dutch content in English [SITE-04]', () => {
    expect(lookUpLanguage('pt_pt')).toBe('en');
    expect(lookUpLanguage('nl_nl')).toBe('en');
    expect(lookUpLanguage('it_it')).toBe('it');
    expect(lookUpLanguage('ch-fr')).toBe('fr');
    expect(lookUpLangId('pt-pt')).toBe('-1');
    expect(lookUpLangId('de-de')).toBe('-3');
  });

  it('hyphenate platform locales [FIN-01]', () => {
    expect(hyphenated('en_US')).toBe('en-US');
  });
});
