import { catalogueFaults, repeatedKeys, spellingFaults, typographyFaults, unusedKeys } from './translationRules';

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

  it('spells the American edition as in America, and leaves the British one alone [SITE-09]', () => {
    const texts = { 'Cart.Colour': '{{colour}}, grey', 'Cart.Left': 'Canceled', 'Cart.Of': 'Lenses: {{colour}}' };
    expect(spellingFaults('en', texts)).toEqual(['en: Cart.Colour is spelled as in Britain']);
    expect(spellingFaults('en-gb', texts)).toEqual([]);
    expect(spellingFaults('en', { 'Cart.When': 'In two working days' })).toHaveLength(1);
    expect(catalogueFaults({ en: { 'Order.Left': 'Order cancelled' } })).toEqual([
      'en: Order.Left is spelled as in Britain',
    ]);
  });

  it('keeps French signs on the line of their word [SITE-09]', () => {
    const en = { 'Cart.Ask': 'Really?' };
    expect(catalogueFaults({ en, fr: { 'Cart.Ask': 'Vraiment\u202F?' }, de: { 'Cart.Ask': 'Wirklich?' } })).toEqual([]);
    for (const text of ['Vraiment ?', 'Vraiment\u00A0!', '« Vraiment\u202F»'])
      expect(catalogueFaults({ en, fr: { 'Cart.Ask': text } })).toEqual([
        'fr: Cart.Ask has an ordinary space where a narrow no-break one (U+202F) belongs',
      ]);
  });

  it.each([
    ['de', 'Also : wirklich', 'a space before a sign'],
    ['de', '{{mm}} mm breit', 'no narrow no-break space (U+202F) before a unit'],
    ['it', 'Fino a 10 MB', 'no narrow no-break space (U+202F) before a unit'],
    ['pt', '15 % de desconto', 'a space before a percent sign'],
    ['it', '{{percent}} % di sconto', 'a space before a percent sign'],
    ['de', '{{percent}} % Nachlass', 'no no-break space (U+00A0) before a percent sign'],
    ['fr', '{{percent}}\u00A0% de remise', 'no narrow no-break space (U+202F) before a percent sign'],
    ['fr', '{{megabytes}} Mo au plus', 'no narrow no-break space (U+202F) before a unit'],
    ['de', '15% Nachlass', 'no no-break space (U+00A0) before a percent sign'],
    ['es', '15 % de descuento', 'no no-break space (U+00A0) before a percent sign'],
    ['fr', '15\u00A0% de remise', 'no narrow no-break space (U+202F) before a percent sign'],
    ['it', 'Scegli “Sì”', 'quotation marks of another language'],
    ['de', 'Wählen Sie «Ja»', 'quotation marks of another language'],
    ['de', 'Ihre E-Mail-Adresse', 'a hyphen that may end a line: a word joiner (U+2060) belongs behind it'],
    ['en', 'Enter your e-mail.', 'a hyphen that may end a line: a word joiner (U+2060) belongs behind it'],
    ['it', 'E-mail errata', 'a hyphen that may end a line: a word joiner (U+2060) belongs behind it'],
    ['en', 'Loading...', 'three dots where an ellipsis (…) belongs'],
    ['en', "the bank's window", 'a straight apostrophe'],
  ])('keeps the typography of each language: %s, %s [SITE-09]', (language, text, says) => {
    expect(typographyFaults(language, { 'Cart.Text': text })).toEqual([`${language}: Cart.Text has ${says}`]);
  });

  it.each([
    ['de', 'Wählen Sie „Ja“: 15\u00A0% auf 5\u202Fmm'],
    ['de', 'Ihre E-\u2060Mail-Adresse'],
    ['fr', 'votre e-\u2060mail'],
    ['pt', 'E-mail'],
    ['es', 'Elige «Sí»: 15\u00A0%, {{percent}}\u00A0%'],
    ['fr', '«\u202FOui\u202F»\u202F: 15\u202F%'],
    ['en', 'Choose “Yes”: 15% of the bank’s…'],
  ])('accepts texts that keep the typography of their language: %s [SITE-09]', (language, text) => {
    expect(typographyFaults(language, { 'Cart.Text': text })).toEqual([]);
  });

  it('leaves letters without signs that only a browser is sure to hide [SITE-09]', () => {
    expect(typographyFaults('de', { 'Letter.Text': 'Ihre E-Mail-Adresse' }, 'letter')).toEqual([]);
    expect(typographyFaults('de', { 'Letter.Text': 'Ihre Adresse...' }, 'letter')).toHaveLength(1);
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
