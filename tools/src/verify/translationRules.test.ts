import { catalogueFaults, repeatedKeys, unusedKeys } from './translationRules';

describe('translation rules', () => {
  it('accepts plural forms that differ between languages [SITE-09]', () => {
    const languages = {
      en: { 'Cart.Count_one': '{{count}} item', 'Cart.Count_other': '{{count}} items' },
      fr: {
        'Cart.Count_one': '{{count}} article',
        'Cart.Count_many': '{{count}} articles',
        'Cart.Count_other': '{{count}} articles',
      },
    };
    expect(catalogueFaults(languages)).toEqual([]);
  });

  it('names missing, foreign and empty texts [SITE-09]', () => {
    const faults = catalogueFaults({
      en: { 'Cart.Title': 'Bag', 'Cart.Empty': 'Empty' },
      it: { 'Cart.Title': ' ', 'Cart.Other': 'x' },
    });
    expect(faults).toEqual([
      'it: Cart.Empty is missing',
      'it: Cart.Other is not in English',
      'it: Cart.Title is empty',
    ]);
  });

  it('refuses other placeholders and badly written keys [SITE-13]', () => {
    expect(catalogueFaults({ en: { 'Cart.Hello': 'Hi {{name}}' }, de: { 'Cart.Hello': 'Hallo {{who}}' } })).toEqual([
      'de: Cart.Hello has other placeholders than English',
    ]);
    expect(catalogueFaults({ en: { cart: 'Bag' } })).toEqual(['en: "cart" is not a translation key']);
  });

  it('keeps French signs on the line of their word, and lets other languages be [SITE-09]', () => {
    const en = { 'Cart.Ask': 'Really?' };
    expect(
      catalogueFaults({ en, fr: { 'Cart.Ask': 'Vraiment\u202F?' }, de: { 'Cart.Ask': 'Also : wirklich ?' } }),
    ).toEqual([]);
    for (const text of ['Vraiment ?', 'Vraiment\u00A0!', '« Vraiment\u202F»'])
      expect(catalogueFaults({ en, fr: { 'Cart.Ask': text } })).toEqual([
        'fr: Cart.Ask has an ordinary space where a narrow no-break one (U+202F) belongs',
      ]);
  });

  it('finds keys that no code says, whole or as a template', () => {
    const english = { 'Cart.Title': 'Bag', 'Cart.Old': 'x', 'Pay.Problem.Limit.Text': 'y', 'Cart.Count_one': '1' };
    const sources = ["t('Cart.Title')", 't(`Pay.Problem.${problem}.Text`)', "`${t('Cart.Count')}`"];
    expect(unusedKeys(sources, english)).toEqual(['Cart.Old']);
  });

  it('names what a catalogue says that another has words for already, plural forms as one [SITE-09]', () => {
    const own = { 'Form.ToFix_one': 'One', 'Form.ToFix_other': 'Many', 'Cart.Title': 'Bag' };
    expect(repeatedKeys(own, { 'Form.ToFix_other': 'Things', 'Form.Choose': 'Choose' })).toEqual(['Form.ToFix']);
  });
});
